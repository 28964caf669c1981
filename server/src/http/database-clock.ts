// The database's clock for every answer: read now and then, reckoned in between (publishing.md §12).
import type { Context } from '../context.ts';
import { readClock } from '../db/client.ts';

const readAgainMs = 500;

/** Answers epoch milliseconds, or null while the database does not answer. */
export function databaseClock(context: Context): () => Promise<number | null> {
  let aheadMs: number | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async () => {
    const before = performance.now();
    try {
      const said = await readClock(context.db);
      aheadMs = said.getTime() - (before + performance.now()) / 2;
    } catch {
      aheadMs = null;
    }
    readAt = performance.now();
  };

  return async () => {
    if (performance.now() - readAt > readAgainMs) {
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    }
    return aheadMs === null ? null : Math.round(performance.now() + aheadMs);
  };
}
