// Change what a material is called and what it shows in words; a deleted one is restored first.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { materialEndpoints } from '@herald/contract/endpoints/materials.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findMaterial } from './find-material.ts';
import { holdMaterials, updateMaterial } from './store/materials.ts';

type Endpoint = typeof materialEndpoints.changeMaterial;

export async function changeMaterial(
  { db }: Context,
  actor: Actor,
  { id, title, dataContent: altText }: InputOf<Endpoint>,
): Promise<{}> {
  await db.transaction().execute(async (tx) => {
    await holdMaterials(tx, actor, [id]);
    const { deletedAt } = await findMaterial(tx, actor, id);
    if (deletedAt) throw new Refusal('not-found');
    await updateMaterial(tx, id, { title, altText });
  });
  return {};
}
