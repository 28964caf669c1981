// Restore a deleted package within its month.
import { trashKeptMs } from '@herald/contract/trash.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { restorePackageRow } from './store/trash.ts';

/** Of another department, or gone for longer than that: not there. */
export async function restorePackage(
  { db }: Context,
  actor: Actor,
  { pkGUID: id }: { pkGUID: string },
): Promise<{}> {
  const { departmentId } = actor;
  if (!(await restorePackageRow(db, { id, departmentId, keptMs: trashKeptMs })))
    throw new Refusal('not-found');
  return {};
}
