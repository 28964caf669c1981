// List: every message of this person, a page at a time; asking marks nothing (R-MSG-005).
import type { Message } from '@herald/contract/messages.ts';
import type { Actor, Context } from '../../context.ts';
import { describeMessage } from './describe-message.ts';
import { countMessages, messageRows } from './store.ts';

export async function listInbox(
  context: Context,
  actor: Actor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Message[]; total: number }> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await messageRows(context.db, actor.personId, range);
  const total = await countMessages(context.db, actor.personId);
  return { items: rows.map((row) => describeMessage(actor.language, row)), total };
}
