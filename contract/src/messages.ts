// Inbox messages: what happened, to which publication, and where a click leads.
import { z } from 'zod';

const messageKinds = [
  'message-live',
  'message-owner-only',
  'message-failed',
  'message-dropped',
  'message-unknown',
  'message-missed',
  'message-sign-in-expired',
  'message-gone',
  'message-there-again',
  'message-articles-gone',
  'message-page-gone',
  'message-page-hidden',
  'message-page-unasked',
  'message-copies',
  'message-files-wait',
  'message-own-limit',
  'message-late',
  'message-change-failed',
  'message-change-unknown',
  'message-change-waits',
  'message-change-sign-in',
  'message-other-words',
  'message-repost-twin',
  'message-repost-gone',
  'message-repost-asker',
  'message-repost-restored',
  'message-repost-stopped',
  'message-sent-after-all',
  'message-wish-dropped',
  'message-edit-stopped',
  'message-preflight',
  'message-moved',
  'message-hold-over',
  'message-authorise',
  'message-authorise-new',
  'message-mention',
  'alarm-breaker',
  'alarm-copies',
  'alarm-late',
  'alarm-unknowns',
  'alarm-untold',
  'alarm-requester',
  'alarm-clock',
  'alarm-clock-stopped',
] as const;
export const MessageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof MessageKind>;

/** What a message is to its reader: something to do about it, a colleague’s word, or news. */
type Concern = 'answer' | 'mention' | 'news';

const concernOf: Record<MessageKind, Concern> = {
  'message-live': 'news',
  'message-owner-only': 'answer',
  'message-failed': 'answer',
  'message-dropped': 'news',
  'message-unknown': 'answer',
  'message-missed': 'answer',
  'message-sign-in-expired': 'answer',
  'message-gone': 'news',
  'message-there-again': 'answer',
  'message-articles-gone': 'answer',
  'message-page-gone': 'answer',
  'message-page-hidden': 'answer',
  'message-page-unasked': 'answer',
  'message-copies': 'answer',
  'message-files-wait': 'news',
  'message-own-limit': 'news',
  'message-late': 'news',
  'message-change-failed': 'answer',
  'message-change-unknown': 'answer',
  'message-change-waits': 'news',
  'message-change-sign-in': 'answer',
  'message-other-words': 'answer',
  'message-repost-twin': 'answer',
  'message-repost-gone': 'answer',
  'message-repost-asker': 'answer',
  'message-repost-restored': 'answer',
  'message-repost-stopped': 'news',
  'message-sent-after-all': 'answer',
  'message-wish-dropped': 'answer',
  'message-edit-stopped': 'news',
  'message-preflight': 'answer',
  'message-moved': 'news',
  'message-hold-over': 'news',
  'message-authorise': 'answer',
  'message-authorise-new': 'answer',
  'message-mention': 'mention',
  'alarm-breaker': 'news',
  'alarm-copies': 'answer',
  'alarm-late': 'answer',
  'alarm-unknowns': 'answer',
  'alarm-untold': 'answer',
  'alarm-requester': 'answer',
  'alarm-clock': 'answer',
  'alarm-clock-stopped': 'answer',
};

/** It stays unread when it is opened, for being looked at is no answer: whoever has answered marks it so. */
export function asksForAnswer(kind: MessageKind): boolean {
  return concernOf[kind] === 'answer';
}

/** What is marked together: an answer that is owed is not struck off among all the rest. */
export const kindsWithoutAnswer = messageKinds.filter((kind) => !asksForAnswer(kind));

/** `answer`: those that ask for one and are not marked as read; `mentions` and `news`: the read ones too. */
export const inboxTabs = ['all', 'unread', 'answer', 'mentions', 'news'] as const;
export const InboxTab = z.enum(inboxTabs);
export type InboxTab = z.infer<typeof InboxTab>;

const tabOf: Record<Concern, InboxTab> = { answer: 'answer', mention: 'mentions', news: 'news' };

export function standsIn(tab: InboxTab, { kind, isRead }: { kind: MessageKind; isRead: boolean }): boolean {
  if (tab === 'all') return true;
  if (tab === 'unread') return !isRead;
  return tabOf[concernOf[kind]] === tab && !(tab === 'answer' && isRead);
}

/** Which kinds a tab holds, and whether only those not read. */
export function choiceOf(tab: InboxTab): { kinds: readonly MessageKind[]; isUnread: boolean } {
  return {
    kinds: messageKinds.filter((kind) => standsIn(tab, { kind, isRead: false })),
    isUnread: !messageKinds.some((kind) => standsIn(tab, { kind, isRead: true })),
  };
}

/** `text` is the sentence in the reader's language. */
export const Message = z.object({
  id: z.string(),
  kind: MessageKind,
  text: z.string(),
  link: z.string(),
  at: z.string(),
  readStatus: z.literal([0, 1]),
});
export type Message = z.infer<typeof Message>;

/** How many messages stand in each tab. */
export const InboxCounts = z.record(InboxTab, z.number().int());
export type InboxCounts = z.infer<typeof InboxCounts>;
