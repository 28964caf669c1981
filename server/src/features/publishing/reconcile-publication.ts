// Reconcile instead of ending: what may stand is looked for, whatever came in the way of sending it again; it never ends as not sent (row 19).
import { isLimit, noticed, type Failure, type FailureKind } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { applyDecision } from './apply-decision.ts';
import { decideBackoff } from './decide-backoff.ts';
import { describeRefusal } from './describe-refusal.ts';
import { findResendUntil } from './find-resend-until.ts';
import { triesAtMost } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

/** `failure`: what came in the way; `restMs`: how long the whole account waits for it. */
type Hindrance = { readonly failure?: Failure | undefined; readonly restMs?: number | undefined };

/** Refused for what it holds or whose it is: the same again would be refused again, so that its key helps no more. */
const forGood: readonly FailureKind[] = ['permission', 'content', 'media', 'blocked'];

/** False: nothing of it can stand, and it may end. What was said is kept, and each refusal burns a try as it would before the first call. */
export async function reconcilePublication(
  context: Context,
  lane: Lane,
  prepared: Publication,
  { failure = noticed('presend', 'it could not be sent again').failure, restMs }: Hindrance = {},
): Promise<boolean> {
  if ((await findResendUntil(context, context.db, prepared)) === null) return false;
  const { pace } = context;
  const burnt = isLimit(failure) ? prepared.tries : prepared.tries + 1;
  const tries = forGood.includes(failure.kind) ? triesAtMost : Math.min(burnt, triesAtMost);
  const { evidence, ...words } = describeRefusal(failure);
  await applyDecision(context, lane, prepared, {
    to: 'reconciling',
    reason: 'reason-not-found-yet',
    ...words,
    tries,
    ...(restMs === undefined ? {} : { restMs }),
    // Sent again under its key as soon as it was looked for, it would be back here at once.
    wakeInMs: Math.max(pace.lookEveryMs, decideBackoff(burnt, { pace, chance: Math.random() })),
    evidence: { because: 'word-sent-before', ...evidence },
  });
  return true;
}
