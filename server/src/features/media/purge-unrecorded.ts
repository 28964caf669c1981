// Purge the files that were stored and never recorded, as a process that is killed in between leaves them.
import type { Context } from '../../context.ts';
import { clearUnrecorded, listUnrecorded } from './store/unrecorded.ts';

/** Longer than anybody takes to record what he has stored. */
const recordedWithinMs = 3_600_000;
/** The rest waits for the next turn. */
const atOnce = 200;

export async function purgeUnrecorded({ db, files }: Pick<Context, 'db' | 'files'>): Promise<void> {
  for (const key of await listUnrecorded(db, recordedWithinMs, atOnce))
    await clearUnrecorded(db, key, () => files.remove(key));
}
