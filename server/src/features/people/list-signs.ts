// List: the permission codes of the signed-in person, each to true (C-23).
import type { Actor, Context } from '../../context.ts';

export async function listSigns(_context: Context, actor: Actor): Promise<{ sign: Record<string, true> }> {
  const sign: Record<string, true> = {};
  for (const code of actor.signs) sign[code] = true;
  return { sign };
}
