// Lock the parts of a schedule that wait, each with its lane's fence, until the transaction ends; what has begun, is sent or is another's refuses it.
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { checkHoldPassed } from './check-hold-passed.ts';
import { findResendUntil } from './find-resend-until.ts';
import { refuseHeld } from './refuse-held.ts';
import { refuseStanding } from './refuse-standing.ts';
import { refuseSucceeded } from './refuse-succeeded.ts';
import { readFences } from './store/lanes.ts';
import { isHeldUp } from './store/pauses.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';
import type { Ended } from './store/successors.ts';

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
    // It was part of it: as clicked twice, it may have been sent apart.
    await refuseSucceeded(tx, schedule, bid);
    refuseStanding(['cancelled']);
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
