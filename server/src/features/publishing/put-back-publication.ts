// Put back: nothing was sent, so it waits and is tried again by itself, a bounded number of times (rows 7 and 13).
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { applyDecision } from './apply-decision.ts';
import { decideDelay } from './decide-delay.ts';
import { decideWake } from './decide-wake.ts';
import { reconcilePublication } from './reconcile-publication.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

export async function putBackPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
  why: { failure?: Failure; afterMs?: number },
): Promise<void> {
  const decision = decideDelay(publication, why, { pace: context.pace, chance: Math.random() });
  const { to, restMs } = decision;
  // A platform that is busy for long says nothing of what it has: that is looked for meanwhile.
  if (
    (to === 'failed' || restMs !== undefined) &&
    (await reconcilePublication(context, lane, publication, { failure: why.failure, restMs }))
  )
    return;
  await applyDecision(context, lane, publication, decision, { patch: decideWake(decision) });
}
