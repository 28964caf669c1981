// Restore deleted materials within their month, all or none; one that was never deleted stays as it is.
import type { Actor, Context } from '../../context.ts';
import { loadMaterials } from './load-materials.ts';
import { setMaterialsDeleted } from './store/materials.ts';

export async function restoreMaterials(
  { db }: Context,
  actor: Actor,
  { id: ids }: { id: readonly string[] },
): Promise<{}> {
  await db.transaction().execute(async (tx) => {
    await loadMaterials(tx, actor, ids);
    await setMaterialsDeleted(tx, ids, false);
  });
  return {};
}
