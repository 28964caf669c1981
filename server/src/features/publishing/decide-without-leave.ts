// Decide a change whose account nobody speaks for: asked for already and not answered, only its owner's leave can tell. Pure.
import { noticed } from '@herald/channels/failure.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideChange } from './decide-change.ts';
import { decideEnd } from './decide-end.ts';
import type { Change } from './read-change.ts';
import type { Publication } from './store/rows.ts';

/** `isGone`: it is not ours any more; `mayReturn`: its owner can authorise it again, and the post is still wanted. */
export function decideWithoutLeave(
  { state, tries }: Pick<Publication, 'state' | 'tries'>,
  { op, at, doubt, endsAt }: Change,
  { pace, isGone, mayReturn }: { readonly pace: Pace; readonly isGone: boolean; readonly mayReturn: boolean },
): Decision {
  const gone = noticed('permission', 'the account is no longer bound or must be authorised again').failure;
  if (!doubt) {
    const refused = decideChange(op, { state, tries }, gone, { pace, chance: 0 });
    return { ...refused, reason: isGone ? 'reason-account-gone' : 'reason-change-signed-out' };
  }
  if (!mayReturn || at >= endsAt) return decideEnd(op, 'unknown', gone);
  const evidence = { because: 'word-not-answered' } as const;
  return { to: state, reason: 'reason-sign-in-expired', wakeInMs: pace.lookEveryMs, tries, evidence };
}
