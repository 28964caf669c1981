// Refuse to publish a package to an account where it waits for its time in other words: both would go out, and nobody was asked.
import { Refusal } from '../../refusal.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';

/** `waiting` are publications of the package, or of its draft, in other words. Of those published at once there is no schedule to name. */
export function refuseOtherWords(waiting: readonly Publication[]): void {
  for (const { state, schedule_id: schedule, scheduled_local: time, zone } of waiting)
    if (withdrawable.includes(state) && schedule !== null && time !== null && zone !== null)
      throw new Refusal('already-scheduled', { schedule, time, zone });
}
