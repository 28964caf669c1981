// Lock the parts of a schedule that wait, each with its lane's fence, until the transaction ends; what has begun, is sent or is another's refuses it.
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { checkHoldPassed } from './check-hold-passed.ts';
import { findResendUntil } from './find-resend-until.ts';
import { refuseHeld } from './refuse-held.ts';
import { refuseMoved } from './refuse-moved.ts';
import { refuseStanding } from './refuse-standing.ts';
import { readFences } from './store/lanes.ts';
import { isHeldUp } from './store/pauses.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';
import { findSuccessor, type Ended } from './store/successors.ts';

/** Of all its accounts, or of these alone; all of them or none. */
export async function lockWaitingParts(
  context: Context,
  tx: Tx,
  actor: Actor,
  schedule: Ended,
  bids: readonly string[] = [],
): Promise<readonly (readonly [Publication, number])[]> {
  const { id } = schedule;
  const all = await listOfSchedule(tx, id);
  const standing = all.filter(({ state }) => state !== 'cancelled');
  const accounts = standing.map((part) => part.account_id);
  if (accounts.length === 0) refuseStanding(['cancelled']);
  const wanted = bids.length > 0 ? bids : accounts;
  for (const bid of wanted.filter((one) => !accounts.includes(one))) {
    if (!all.some((part) => part.account_id === bid)) throw new Refusal('not-found');
    await refuseGone(tx, schedule, bid);
  }
  // The lanes' rows are locked first; what stood there before may have moved on.
  const fences = await readFences(tx, wanted);
  const parts = (await listOfSchedule(tx, id)).filter(({ account_id: bid }) => wanted.includes(bid));
  const begun = parts.filter((part) => !withdrawable.includes(part.state));
  if (begun.length > 0) refuseStanding(begun.map((part) => part.state));
  await refuseHeld(context, tx, actor, parts);
  const at = await readClock(tx);
  for (const part of parts) {
    // Its time has come by itself: a worker has it, or is about to. Under a pause none begins it, and it waits on.
    const waitsOn = async () => part.state === 'scheduled' && (await isHeldUp(tx, part.id));
    if (part.due_at <= at && !checkHoldPassed(part) && !(await waitsOn()))
      throw new Refusal('already-sending');
    // Sent before and not disproved: it may stand already.
    if ((await findResendUntil(context, tx, part)) !== null) throw new Refusal('already-sending');
  }
  return parts.map((part) => [part, fences.get(part.account_id) ?? 0] as const);
}

/** It was part of it, and may have been sent apart: where that waits for its turn only, who clicked twice is told that it is being sent. */
async function refuseGone(tx: Tx, schedule: Ended, accountId: string): Promise<never> {
  const successor = await findSuccessor(tx, schedule, accountId);
  if (successor?.schedule_id === null && successor.state === 'scheduled')
    throw new Refusal('already-sending');
  await refuseMoved(tx, successor);
  refuseStanding([successor?.state ?? 'cancelled']);
}
