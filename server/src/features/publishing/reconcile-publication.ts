// Reconcile instead of ending: what may stand is looked for, whatever came in the way of sending it again; it never ends as not sent (row 19).
import type { Context } from '../../context.ts';
import { applyDecision } from './apply-decision.ts';
import { findResendUntil } from './find-resend-until.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

/** False: nothing of it can stand, and it may end. */
export async function reconcilePublication(
  context: Context,
  lane: Lane,
  prepared: Publication,
): Promise<boolean> {
  if ((await findResendUntil(context, context.db, prepared)) === null) return false;
  await applyDecision(context, lane, prepared, {
    to: 'reconciling',
    reason: 'reason-not-found-yet',
    // Sent again under its key as soon as it was looked for, it would be back here at once.
    wakeInMs: context.pace.lookEveryMs,
    evidence: { because: 'word-sent-before' },
  });
  return true;
}
