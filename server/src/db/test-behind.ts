// Acts that meet at a lock, for tests: each has come to wait in the database before the next begins, so that their order is no matter of speed.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Tx } from './client.ts';

/** Who waits for nothing is not waited for longer than this. */
const patienceMs = 5_000;

/** They go on in their order once what is held is let go of, and `meanwhile` is over. What each gave, or the error it threw. */
export async function behind<T>(
  { db }: Context,
  hold: (tx: Tx) => Promise<unknown>,
  acts: readonly (() => Promise<T>)[],
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<unknown[]> {
  const begun = await db.transaction().execute(async (tx) => {
    await hold(tx);
    const all: Promise<T>[] = [];
    for (const act of acts) {
      all.push(act());
      const until = performance.now() + patienceMs;
      while ((await countBlocked(tx)) < all.length && performance.now() < until) await sleep(20);
    }
    await meanwhile();
    return { all: Promise.allSettled(all) };
  });
  return (await begun.all).map((one): unknown => (one.status === 'fulfilled' ? one.value : one.reason));
}

async function countBlocked(tx: Tx): Promise<number> {
  // Within a transaction Postgres shows what others do as it was when first asked.
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
  return rows[0]?.count ?? 0;
}
