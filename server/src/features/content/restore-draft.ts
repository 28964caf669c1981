// Restore a deleted draft within its month: it stands again as it stood; one that was used stays used.
import { trashKeptMs } from '@herald/contract/trash.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { restoreDraftRow } from './store/trash.ts';

/** Of another department, or gone for longer than that: not there. */
export async function restoreDraft({ db }: Context, actor: Actor, { id }: { id: string }): Promise<{}> {
  const { departmentId } = actor;
  if (!(await restoreDraftRow(db, { id, departmentId, keptMs: trashKeptMs }))) throw new Refusal('not-found');
  return {};
}
