// Start: a publication whose time has come is missed, cancelled, or begins to be prepared.
import type { Reason } from '@herald/contract/publications.ts';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { applyDecision } from './apply-decision.ts';
import { checkHoldPassed } from './check-hold-passed.ts';
import { decideStart } from './decide-start.ts';
import { expireHold } from './expire-hold.ts';
import { preparePublication } from './prepare-publication.ts';
import { refuseRequester } from './refuse-requester.ts';
import { findResendUntil } from './find-resend-until.ts';
import type { Lane } from './store/lanes.ts';
import { holdPauses } from './store/pauses.ts';
import { movePublication, type Next } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** Rows 3, 4 and 5. Never early: the lane's holder compares with the database's clock only (I7). */
export async function startPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
  seen: Pick<Next, 'at' | 'cancelled' | 'maySend' | 'paused' | 'restsUntil'>,
): Promise<void> {
  const resendUntil = await findResendUntil(context, context.db, publication);
  const decision = decideStart(publication, { ...seen, resendUntil });
  const { held_until: held } = publication;
  if (!decision && held !== null && held <= seen.at && checkHoldPassed(publication))
    return expireHold(context, lane, publication, seen.at);
  if (!decision) return waitOn(context, lane, publication, { ...seen, resendUntil });
  if (decision.to !== 'preparing') {
    const { detail, platform_code } = publication;
    // What kept it from going out is told of it still.
    const patch = decision.to === 'missed' ? { detail, platform_code } : {};
    return applyDecision(context, lane, publication, decision, { patch });
  }
  // One statement, of which nobody is told: it is a transaction by itself.
  const next = await movePublication(context.db, publication, lane.fence, 'preparing', {
    reason: decision.reason,
    detail: '',
    wake_at: nowPlus(0),
  });
  if (!seen.maySend) return refuseRequester(context, lane, next);
  await preparePublication(context, lane, next);
}

/** What holds it up still when the pause is over. */
function unpaused(restsUntil: Date | null): Reason {
  return restsUntil === null ? 'reason-none' : 'reason-platform-resting';
}

type Waits = Pick<Next, 'paused' | 'restsUntil'> & { readonly resendUntil: Date | null };

/** Woken before its time, held by an editor, or sent before to an account that rests or is paused: it is looked at again when something can have changed. */
async function waitOn(context: Context, lane: Lane, publication: Publication, waits: Waits): Promise<void> {
  const { state, due_at, expires_at, held_until: held, reason, detail, platform_code } = publication;
  const { paused, restsUntil, resendUntil } = waits;
  const due = state === 'scheduled' ? due_at : expires_at;
  const latest = [due, held, restsUntil, paused ? expires_at : null].flatMap((at) => at?.getTime() ?? []);
  const over = resendUntil === null ? [] : [resendUntil.getTime(), expires_at.getTime()];
  const wake = new Date(Math.min(Math.max(...latest), ...over));
  if (wake.getTime() === publication.wake_at?.getTime()) return;
  await context.db.transaction().execute(async (tx) => {
    // Whoever lifts the pause wakes what waits for it, and is waited for.
    if (paused && !(await holdPauses(tx, publication.id))) return;
    await movePublication(tx, publication, lane.fence, state, {
      wake_at: wake > new Date(0) ? wake : nowPlus(context.pace.lookEveryMs),
      reason: paused ? 'reason-paused' : reason === 'reason-paused' ? unpaused(restsUntil) : reason,
      detail,
      platform_code,
    });
  });
}
