// Restore a deleted package whose posts are live, for who changes them: however long ago it was deleted, it is what stands there.
import { trashKeptMs } from '@herald/contract/trash.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { isRowId } from '../../db/row-id.ts';
import { summarisePackages } from '../publishing/summarise-packages.ts';
import { restorePackageRow } from './store/trash.ts';

/** One that is not deleted, or not there for this department, stays as it is: whoever asks finds out by looking for it. */
export async function restoreLivePackage(tx: Tx, { departmentId }: Actor, id: string): Promise<void> {
  if (!isRowId(id)) return;
  const standing = (await summarisePackages(tx, [id])).get(id);
  const isLive = standing !== undefined && standing.live + standing.ownerOnly > 0;
  await restorePackageRow(tx, { id, departmentId, keptMs: isLive ? null : trashKeptMs });
}
