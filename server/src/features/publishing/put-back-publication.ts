// Put back: nothing was sent, so it waits and is tried again by itself, a bounded number of times (rows 7 and 13).
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { applyDecision, type Decision } from './apply-decision.ts';
import { decideDelay } from './decide-delay.ts';
import type { Lane } from './store/lanes.ts';
import { atLatestWhenOver } from './store/expired.ts';
import type { Patch, Publication } from './store/rows.ts';

export async function putBackPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
  why: { failure?: Failure; afterMs?: number },
): Promise<void> {
  const decision = decideDelay(publication, why, { pace: context.pace, chance: Math.random() });
  await applyDecision(context, lane, publication, decision, { patch: wakeInTime(decision) });
}

/** It may be told to wait longer than it is worth anything: then it is missed in time, and said to be. */
export function wakeInTime({ to, wakeInMs }: Decision): Patch {
  return to === 'scheduled' && wakeInMs !== null ? { wake_at: atLatestWhenOver(nowPlus(wakeInMs)) } : {};
}
