// Refuse to publish a package to an account where it waits for its time in other words: both would go out, and nobody was asked.
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';

/** `waiting` are publications of the package, or of its draft, in other words. Of those published at once there is no schedule to name. Errors: already-scheduled, already-on-its-way. */
export async function refuseOtherWords(tx: Tx, waiting: readonly Publication[]): Promise<void> {
  for (const one of waiting) {
    const { state, schedule_id: schedule, scheduled_local: time, zone } = one;
    if (!withdrawable.includes(state) || schedule === null || time === null || zone === null) continue;
    // What is left of it is neither replaced nor withdrawn as a schedule, only alone, from the history.
    if (await hasBegun(tx, schedule)) {
      const account = await findAccountName(tx, one.account_id);
      throw new Refusal('already-on-its-way', { account, publication: one.id });
    }
    throw new Refusal('already-scheduled', { schedule, time, zone });
  }
}

async function hasBegun(tx: Tx, scheduleId: string): Promise<boolean> {
  const parts = await listOfSchedule(tx, scheduleId);
  return parts.some(({ state }) => state !== 'cancelled' && !withdrawable.includes(state));
}
