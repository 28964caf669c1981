// Lift a pause: what waited is due already, or is woken now, so the next sweep takes it up.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { authorisePause } from './authorise-pause.ts';
import { findStandingPause, holdStandingPauses, liftPauseRow } from './store/pauses.ts';
import { wakePaused } from './store/wakes.ts';

export async function liftPause(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const lifted = await context.db.transaction().execute(async (tx) => {
    await holdStandingPauses(tx);
    const standing = await findStandingPause(tx, id);
    await authorisePause(tx, actor, standing?.account_id ?? null);
    const lifted = await liftPauseRow(tx, id, actor.personId);
    if (lifted) await wakePaused(tx);
    return lifted;
  });
  if (!lifted) throw new Refusal('not-found');
  return {};
}
