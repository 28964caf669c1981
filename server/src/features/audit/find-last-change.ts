// Find who was the last to change one of these facts of something, and when; undefined where nothing is written of it.
import type { Executor } from '../../db/client.ts';
import { lastEntryOf, type Changed } from './store.ts';

/** `actor` is how they were called then. */
export async function findLastChange(
  db: Executor,
  changed: Changed,
): Promise<{ actorId: string; actor: string; at: Date } | undefined> {
  return lastEntryOf(db, changed);
}
