// Load several materials of one person and hold them until the transaction ends: all of them, or not-found.
import { materialKeptMs } from '@herald/contract/materials.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findMaterials, holdMaterials, type MaterialRow } from './store/materials.ts';

export async function loadMaterials(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<readonly MaterialRow[]> {
  await holdMaterials(tx, actor, ids);
  const found = await findMaterials(tx, actor, ids, materialKeptMs);
  if (found.length < ids.length) throw new Refusal('not-found');
  return found;
}
