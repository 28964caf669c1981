// Cancel a schedule as part of something else: all that waits of it is cancelled, or nothing when something has begun or another editor holds it.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { cancelParts } from './cancel-parts.ts';
import { findResendUntil } from './find-resend-until.ts';
import { refuseHeld } from './refuse-held.ts';
import { refuseStanding } from './refuse-standing.ts';
import { refuseSucceeded } from './refuse-succeeded.ts';
import { readFences } from './store/lanes.ts';
import { listOfSchedule } from './store/publications.ts';
import { endSchedule, withdrawable } from './store/schedules.ts';
import type { Ended } from './store/successors.ts';

export async function cancelSchedule(context: Context, tx: Tx, actor: Actor, schedule: Ended): Promise<void> {
  const { id } = schedule;
  const accounts = (await listOfSchedule(tx, id)).map((part) => part.account_id);
  const fences = await readFences(tx, accounts);
  // The lanes' rows are locked first; what stood there before may have moved on, or be cancelled by who was faster.
  const parts = (await listOfSchedule(tx, id)).filter((part) => part.state !== 'cancelled');
  // Of what was withdrawn already nothing is left to do; of what was planned anew all of it.
  if (parts.length === 0) await refuseSucceeded(tx, schedule);
  const begun = parts.filter((part) => !withdrawable.includes(part.state));
  if (begun.length > 0) refuseStanding(begun.map((part) => part.state));
  await refuseHeld(context, tx, actor, parts);
  for (const part of parts)
    // Sent before and not disproved: it may stand already.
    if ((await findResendUntil(context, tx, part)) !== null) throw new Refusal('already-sending');
  await cancelParts(
    tx,
    actor,
    parts.map((part) => [part, fences.get(part.account_id) ?? 0]),
  );
  await endSchedule(tx, id);
}
