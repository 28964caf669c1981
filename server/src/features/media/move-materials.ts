// Move somebody's library along to the department they come to, where all of it can be used.
import type { Tx } from '../../db/client.ts';
import { grantFiles } from './grant-files.ts';
import { moveMaterialRows, type Owner } from './store/materials.ts';

export async function moveMaterials(tx: Tx, owner: Owner): Promise<void> {
  await grantFiles(tx, owner.departmentId, await moveMaterialRows(tx, owner));
}
