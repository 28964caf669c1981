// Move what somebody works with along to the department they come to: their drafts, and their library.
import type { Tx } from '../../db/client.ts';
import { moveMaterials } from '../media/move-materials.ts';
import { moveDrafts } from './move-drafts.ts';

/** Answers the departments that some drafts lay in before. */
export async function moveWork(
  tx: Tx,
  { personId, departmentId }: { readonly personId: string; readonly departmentId: string },
): Promise<string[]> {
  await moveMaterials(tx, { personId, departmentId });
  return moveDrafts(tx, { people: [personId], departmentId });
}
