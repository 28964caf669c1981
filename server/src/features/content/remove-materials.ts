// Remove materials from their owner's library, all or none; what is in use is said first, and keeps the file whatever is answered.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { cancelUnwanted } from '../media/cancel-unwanted.ts';
import { findUses } from '../media/find-uses.ts';
import { loadMaterials } from '../media/load-materials.ts';
import { markMaterialsDeleted } from '../media/mark-materials-deleted.ts';
import { countStanding } from '../publishing/count-standing.ts';

type Asked = { id: readonly string[]; confirm: boolean };

export async function removeMaterials(
  { db }: Context,
  actor: Actor,
  { id: ids, confirm }: Asked,
): Promise<{}> {
  await db.transaction().execute(async (tx) => {
    const materials = await loadMaterials(tx, actor, ids);
    const kept = materials.filter(({ deletedAt }) => deletedAt === null);
    const keys = kept.map(({ key }) => key);
    if (!confirm) await refuseUsed(tx, keys);
    await markMaterialsDeleted(tx, kept);
    await cancelUnwanted(tx, keys);
  });
  return {};
}

/** A publication that failed or was taken down needs its file no more, though its history keeps it. */
async function refuseUsed(tx: Tx, keys: readonly string[]): Promise<void> {
  const uses = [...(await findUses(tx, keys)).values()].flat();
  const idsOf = (kind: string) => [...new Set(uses.filter((use) => use.kind === kind).map(({ id }) => id))];
  const drafts = idsOf('draft').length;
  const packages = idsOf('package').length;
  const templates = idsOf('template').length;
  const publications = await countStanding(tx, idsOf('publication'));
  if (drafts + packages + templates + publications > 0)
    throw new Refusal('material-in-use', { drafts, packages, templates, publications });
}
