// Refuse to change what waits for its time: it would go out with the words it had when it was scheduled.
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findWaitingSchedule } from './find-waiting-schedule.ts';

/** `replaces` is the schedule that is about to be replaced: that one does not stand in the way. */
export async function refuseScheduled(
  db: Executor,
  of: { draftId: string | null; packageId: string | null },
  replaces?: string,
): Promise<void> {
  const waiting = await findWaitingSchedule(db, of, replaces);
  if (!waiting) return;
  const { id, pubTime, zone } = waiting;
  throw new Refusal('still-scheduled', { schedule: id, time: pubTime, zone });
}
