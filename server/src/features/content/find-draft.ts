// Find a draft for somebody: readers see their own department's, changers change only those; any other is not there.
import type { Actor } from '../../context.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findDraft as findRow, holdDraft, type DraftRow } from './store/drafts.ts';

/** To change it, it is held: what is then looked up about it stays true until it is written. */
export async function findDraft(
  db: Executor,
  actor: Actor,
  asked: { id: string; to: 'read' | 'change' },
): Promise<DraftRow> {
  if (asked.to === 'change') await holdDraft(db, asked.id);
  const draft = await findRow(db, asked.id);
  if (!draft) throw new Refusal('not-found');
  const allowed =
    draft.departmentId === actor.departmentId || (asked.to === 'read' && actor.signs.has(signs.seesAll));
  if (!allowed) throw new Refusal('not-found');
  return draft;
}
