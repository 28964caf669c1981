// Find a material of the one who asks; anybody else's, and one that was deleted too long ago, is not there.
import { materialKeptMs } from '@herald/contract/materials.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findMaterials, type MaterialRow } from './store/materials.ts';

export async function findMaterial(db: Executor, actor: Actor, id: string): Promise<MaterialRow> {
  const [found] = await findMaterials(db, actor, [id], materialKeptMs);
  if (!found) throw new Refusal('not-found');
  return found;
}
