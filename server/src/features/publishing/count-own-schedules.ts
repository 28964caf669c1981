// Count the schedules of these people of which something still waits for its time.
import type { Executor } from '../../db/client.ts';
import { countWaitingOf } from './store/schedules.ts';

export async function countOwnSchedules(db: Executor, people: readonly string[]): Promise<number> {
  return countWaitingOf(db, people);
}
