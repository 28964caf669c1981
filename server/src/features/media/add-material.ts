// Add a stored file to one's materials by its address; asked again, nothing changes but that it comes first.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordMaterial, type GivenMaterial } from './record-material.ts';

export async function addMaterial(
  context: Context,
  actor: Actor,
  given: GivenMaterial,
): Promise<{ id: string }> {
  const id = await recordMaterial(context, context.db, actor, given);
  if (id === undefined) throw new Refusal('not-found');
  return { id };
}
