// Purge what nobody came back for: uploads in chunks after a day, what was posted to the store or broke off there after an hour, folders of dead processes, and the rows of what ended with all they left.
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { purgeBorrowed } from './purge-borrowed.ts';
import { removeUpload } from './remove-upload.ts';
import { endAbandoned, forgetUploads, listEnded } from './store/ended-uploads.ts';

/** A policy holds for a quarter of an hour, and a form on its way ends within another. */
const landedMs = 60 * minuteMs;
/** Whoever works in one tells so every few minutes; of who died on this machine nobody waits for that. */
const borrowedMs = 3 * 60 * minuteMs;
/** What a person sent is counted for a day. */
const rowsKeptMs = 2 * dayMs;
const atOnce = 200;

export async function purgeUploads(context: Context): Promise<void> {
  const { db, files } = context;
  for (const abandoned of await endAbandoned(db)) await removeUpload(context, abandoned);
  await purgeEnded(context);
  const now = (await readClock(db)).getTime();
  await files.landing?.purge(new Date(now - landedMs));
  await files.purge?.(new Date(now - landedMs));
  await purgeBorrowed(context, new Date(now - borrowedMs));
}

/** Their bytes first: a row that is gone tells nobody of them. */
async function purgeEnded(context: Context): Promise<void> {
  for (;;) {
    const ended = await listEnded(context.db, rowsKeptMs, atOnce);
    for (const one of ended) await removeUpload(context, one);
    await forgetUploads(
      context.db,
      ended.map(({ key }) => key),
    );
    if (ended.length < atOnce) return;
  }
}
