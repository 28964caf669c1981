// Refuse what is meant for a schedule whose successor waits for its time: who asks is told who planned it anew and for when.
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findPeople } from '../people/find-people.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';

export async function refuseMoved(tx: Tx, successor: Publication | null): Promise<void> {
  if (!successor || !withdrawable.includes(successor.state)) return;
  const { requested_by: by, schedule_id: schedule, scheduled_local: time, zone } = successor;
  // Published at once it waits for no time, only for its turn.
  if (schedule === null || time === null || zone === null) return;
  const who = (await findPeople(tx, [by])).get(by) ?? '';
  throw new Refusal('moved-elsewhere', { who, time, zone, schedule });
}
