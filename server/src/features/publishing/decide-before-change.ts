// Decide before a platform is asked for a change: whether it is asked at all, and what is said where it is not. Pure.
import { noticed } from '@herald/channels/failure.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideChange, decideEnd, triesAtMost } from './decide-change.ts';
import type { Change } from './read-change.ts';
import type { Publication } from './store/rows.ts';

type Waiting = Pick<Publication, 'state' | 'tries'>;

/** Nobody speaks for the account. Asked for already and not answered: whether it stands only its owner's leave can tell. */
export function decideWithoutLeave(
  { state, tries }: Waiting,
  { op, at, doubt, endsAt }: Change,
  { pace, mayReturn }: { readonly pace: Pace; readonly mayReturn: boolean },
): Decision {
  const gone = noticed('permission', 'the account is no longer bound or must be authorised again').failure;
  if (!doubt) return decideChange(op, { state, tries }, gone, { pace, chance: 0 });
  if (!mayReturn || at >= endsAt) return decideEnd(op, 'unknown', gone);
  const evidence = { because: 'word-not-answered' } as const;
  return { to: state, reason: 'reason-sign-in-expired', wakeInMs: pace.lookEveryMs, tries, evidence };
}

/**
 * Null: it may be asked. `earlierAt`: the last unanswered call for an edit before this one; a late one would overwrite the newer words,
 * so that they wait until it cannot come any more.
 */
export function decideBefore(
  { state }: Waiting,
  { op, at, doubt, endsAt }: Change,
  { pace, earlierAt }: { readonly pace: Pace; readonly earlierAt: Date | null },
): Decision | null {
  if (at >= endsAt && !doubt)
    return decideEnd(op, 'given-up', noticed('presend', 'asked for as long as we ask').failure);
  const quietAt = earlierAt && earlierAt.getTime() + pace.clientTimeoutMs + pace.quietWindowMs;
  if (quietAt === null || quietAt <= at.getTime()) return null;
  const wakeInMs = quietAt - at.getTime() + 1;
  return { to: state, reason: 'reason-earlier-change', wakeInMs, rests: true, evidence: {} };
}

/** Asked often enough, for long enough, or unwanted by now, and still in doubt: it is only looked for. */
export function isOnlyLookedFor(
  { tries }: Waiting,
  { at, doubt, endsAt }: Change,
  isUnwanted: boolean,
): boolean {
  return doubt !== null && (tries >= triesAtMost || at >= endsAt || isUnwanted);
}
