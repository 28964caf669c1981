// Lift a pause: what waited is due already, so the next sweep takes it up.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { liftPauseRow } from './store/pauses.ts';

export async function liftPause(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const lifted = await context.db.transaction().execute((tx) => liftPauseRow(tx, id, actor.personId));
  if (!lifted) throw new Refusal('not-found');
  return {};
}
