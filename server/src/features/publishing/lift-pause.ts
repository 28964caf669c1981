// Lift a pause: what waited is due already, or is woken now, so the next sweep takes it up.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { authorisePause } from './authorise-pause.ts';
import { describePause } from './describe-pause.ts';
import { findStandingPause, holdStandingPauses, liftPauseRow } from './store/pauses.ts';
import { wakePaused } from './store/wakes.ts';

export async function liftPause(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Record<string, never>> {
  await context.db.transaction().execute(async (tx) => {
    await holdStandingPauses(tx);
    const standing = await findStandingPause(tx, id);
    await authorisePause(tx, actor, standing?.account_id ?? null);
    if (!standing || !(await liftPauseRow(tx, id, actor.personId))) throw new Refusal('not-found');
    await wakePaused(tx);
    const { said, ...subject } = await describePause(tx, standing);
    await recordChange(tx, actor, { deed: 'pause.remove', ...subject, before: said, after: null });
  });
  return {};
}
