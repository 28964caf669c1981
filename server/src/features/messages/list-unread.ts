// List: what this person has not read yet, or has when that is asked for, newest first; the count of the unread is the badge (R-MSG-003).
import type { Message } from '@herald/contract/messages.ts';
import type { Actor, Context } from '../../context.ts';
import { describeMessage } from './describe-message.ts';
import { messageRows } from './store.ts';

/** The badge says no more than "99+". */
const atMost = 100;

export async function listUnread(
  context: Context,
  actor: Actor,
  asked: { readStatus: number },
): Promise<{ items: Message[] }> {
  const rows = await messageRows(context.db, actor.personId, {
    read: asked.readStatus === 1,
    limit: atMost,
    offset: 0,
  });
  return { items: rows.map((row) => describeMessage(actor.language, row)) };
}
