// List: every message of this person or those of one tab, a page at a time; asking marks nothing (R-MSG-005).
import {
  choiceOf,
  MessageKind,
  standsIn,
  type InboxCounts,
  type InboxTab,
  type Message,
} from '@herald/contract/messages.ts';
import type { Actor, Context } from '../../context.ts';
import { describeMessage } from './describe-message.ts';
import { countMessages, messageRows } from './store.ts';

type Asked = { page: number; pageSize: number; tab?: InboxTab };

export async function listInbox(
  context: Context,
  actor: Actor,
  { page, pageSize, tab = 'all' }: Asked,
): Promise<{ items: Message[]; total: number; counts: InboxCounts }> {
  const { kinds, isUnread } = choiceOf(tab);
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await messageRows(context.db, actor.personId, {
    ...range,
    ...(tab === 'all' ? {} : { kinds }),
    ...(isUnread ? { read: false } : {}),
  });
  const counted = await countMessages(context.db, actor.personId);
  const numberIn = (one: InboxTab) =>
    counted
      .filter(({ kind, isRead }) => standsIn(one, { kind: MessageKind.parse(kind), isRead }))
      .reduce((sum, { total }) => sum + total, 0);
  const counts: InboxCounts = {
    all: numberIn('all'),
    unread: numberIn('unread'),
    answer: numberIn('answer'),
    mentions: numberIn('mentions'),
    news: numberIn('news'),
  };
  return { items: rows.map((row) => describeMessage(actor.language, row)), total: counts[tab], counts };
}
