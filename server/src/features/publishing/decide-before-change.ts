// Decide before a platform is asked for a change: whether it is asked at all, and what is said where it is not. Pure.
import { noticed } from '@herald/channels/failure.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideEnd } from './decide-end.ts';
import type { Change } from './read-change.ts';
import { triesAtMost } from './store/changes.ts';
import type { Publication } from './store/rows.ts';

type Before = Pick<Publication, 'state' | 'tries' | 'detail' | 'platform_code'>;
type Times = { readonly pace: Pace; readonly earlierAt: Date | null; readonly isUnwanted: boolean };

/**
 * Null: it may be asked; `look`: it is only looked for. `earlierAt`: the last unanswered call for an edit before this one; a late one would overwrite the newer words,
 * so that they wait until it cannot come any more.
 */
export function decideBeforeChange(
  { state, tries, detail, platform_code: platformCode }: Before,
  { op, at, doubt, endsAt }: Change,
  { pace, earlierAt, isUnwanted }: Times,
): Decision | 'look' | null {
  if (at >= endsAt && !doubt) {
    const over = decideEnd(op, 'given-up', noticed('presend', 'asked for as long as we ask').failure);
    // What the platform said last is why it was never done.
    return { ...over, detail, platformCode };
  }
  const quietAt = earlierAt && earlierAt.getTime() + pace.clientTimeoutMs + pace.quietWindowMs;
  if (quietAt !== null && quietAt > at.getTime()) {
    const wakeInMs = quietAt - at.getTime() + 1;
    return { to: state, reason: 'reason-earlier-change', wakeInMs, rests: true, evidence: {} };
  }
  // A deletion may be repeated without harm: where its time ran out (a clock that jumped, a worker that stood still) it is asked once more, since some platforms show nothing to look at.
  const isLastAsk = op === 'withdraw' && doubt !== null && doubt.last < endsAt;
  const isOver = at >= endsAt && !isLastAsk;
  // Asked often enough, for long enough, or unwanted by now, and still in doubt.
  const isOnlyLookedFor = doubt !== null && (tries >= triesAtMost || isOver || isUnwanted);
  return isOnlyLookedFor ? 'look' : null;
}
