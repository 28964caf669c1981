// Read a material with how often it is used.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { materialEndpoints } from '@herald/contract/endpoints/materials.ts';
import type { Actor, Context } from '../../context.ts';
import { describeMaterial } from './describe-material.ts';
import { findMaterial } from './find-material.ts';
import { findUses } from './find-uses.ts';

export async function readMaterial(
  { db, config }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<OutputOf<typeof materialEndpoints.readMaterial>> {
  const row = await findMaterial(db, actor, id);
  const uses = await findUses(db, [row.key]);
  return describeMaterial(row, uses.get(row.key)?.length ?? 0, config.zone);
}
