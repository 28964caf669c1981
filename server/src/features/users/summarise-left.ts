// Summarise what people would leave behind, said before they are deleted.
import type { Left } from '@herald/contract/administration.ts';
import type { Actor, Context } from '../../context.ts';
import { isRowId } from '../../db/row-id.ts';
import { Refusal } from '../../refusal.ts';
import { countOwnDrafts } from '../content/count-own-drafts.ts';
import { countOwnSchedules } from '../publishing/count-own-schedules.ts';

export async function summariseLeft(
  { db }: Context,
  _actor: Actor,
  { ids }: { ids: readonly string[] },
): Promise<Left> {
  if (!ids.every((id) => isRowId(id))) throw new Refusal('not-found');
  const [drafts, schedules] = await Promise.all([countOwnDrafts(db, ids), countOwnSchedules(db, ids)]);
  return { drafts, schedules };
}
