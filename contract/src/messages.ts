// Inbox messages: what happened, to which publication, and where a click leads.
import { z } from 'zod';

const messageKinds = [
  'message-live',
  'message-owner-only',
  'message-failed',
  'message-unknown',
  'message-missed',
  'message-sign-in-expired',
  'message-gone',
  'message-page-gone',
  'message-copies',
  'message-files-wait',
  'message-own-limit',
  'message-change-failed',
  'message-change-unknown',
  'message-change-waits',
  'message-change-sign-in',
  'message-other-words',
  'message-repost-twin',
  'message-repost-gone',
  'message-repost-asker',
  'message-repost-stopped',
  'message-sent-after-all',
  'message-preflight',
  'message-moved',
  'message-hold-over',
  'message-authorise',
  'message-authorise-new',
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
