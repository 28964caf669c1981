// Mark: messages of this person as read; no ids means all that need no answer, ids of others change nothing.
import { kindsWithoutAnswer } from '@herald/contract/messages.ts';
import { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { markRows } from './store.ts';

export async function markRead(
  context: Context,
  actor: Actor,
  { ids }: { ids: string[] },
): Promise<{ marked: number }> {
  const known = ids.filter((id) => z.uuid().safeParse(id).success);
  if (ids.length > 0 && known.length === 0) return { marked: 0 };
  return { marked: await markRows(context.db, actor.personId, { ids: known, kinds: kindsWithoutAnswer }) };
}
