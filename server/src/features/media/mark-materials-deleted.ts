// Mark materials as deleted, whatever names them: a month long their owner can restore them.
import type { Tx } from '../../db/client.ts';
import { setMaterialsDeleted, type MaterialRow } from './store/materials.ts';

/** Held by `loadMaterials`, and none of them deleted before. */
export async function markMaterialsDeleted(tx: Tx, materials: readonly MaterialRow[]): Promise<void> {
  await setMaterialsDeleted(
    tx,
    materials.map(({ id }) => id),
    true,
  );
}
