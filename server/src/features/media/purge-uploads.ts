// Purge what nobody came back for: uploads in chunks after a day, what was posted to the store or broke off there after an hour, copies of dead processes.
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { purgeBorrowed } from './purge-borrowed.ts';
import { endAbandoned } from './store/chunks.ts';

/** A policy holds for a quarter of an hour, and a form on its way ends within another. */
const landedMs = 60 * minuteMs;
/** Longer than any film is worked on. */
const borrowedMs = 3 * dayMs;

export async function purgeUploads(context: Context): Promise<void> {
  const { db, files } = context;
  for (const key of await endAbandoned(db)) {
    await files.parts.remove(key);
    // Sealed by a server that died before it was recorded.
    await files.remove(key);
  }
  const now = (await readClock(db)).getTime();
  await files.landing?.purge(new Date(now - landedMs));
  await files.purge?.(new Date(now - landedMs));
  await purgeBorrowed(context, new Date(now - borrowedMs));
}
