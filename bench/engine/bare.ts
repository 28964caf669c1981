// The limit beside which the product is measured: pg-boss alone, a queue of its own, the same four transactions and one call a job.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import pg from 'pg';
import { bareQueue, bareSchema } from './bare-names.ts';
import type { Stage } from './stage.ts';
import { startProcess } from './start-process.ts';

export type Bare = {
  /** Seconds from the moment all are due until the last one's fourth transaction. */
  drain(count: number, workers: number): Promise<number>;
  close(): Promise<void>;
};

const leadMs = 4_000;
const patienceMs = 300_000;

/** The same tables with the same indexes, but without what the database guards: nobody asks for that here. */
const tables = ['publication', 'attempt', 'event', 'outbox', 'message']
  .map((name) => `create table bare.${name} (like public.${name} including all)`)
  .join('; ');
const fill = `
  insert into bare.publication (id, package_id, account_id, channel_id, requested_by, department_id, content_version, title, post,
    fingerprint, due_at, expires_at, wake_at)
  select id, gen_random_uuid(), $2, 31, $3, $4, 1, 'Bare bells', jsonb_build_object('title', id, 'text', id),
    md5(id::text), now(), now() + interval '1 day', now() from unnest($1::uuid[]) id`;

export async function openBare({ databaseUrl, platform, accountIds, person }: Stage): Promise<Bare> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await pool.query(`create schema bare; ${tables}`);
  await pool.query('drop index bare.publication_account_id_idx');
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: bareSchema,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => console.error(String(error)));
  await boss.start();
  await boss.createQueue(bareQueue, { retryLimit: 0 });
  await boss.stop();
  return {
    drain: async (count, workers) => {
      const ids = Array.from({ length: count }, () => randomUUID());
      await pool.query(fill, [ids, accountIds[0], person.personId, person.departmentId]);
      const sender = new PgBoss({
        connectionString: databaseUrl,
        schema: bareSchema,
        supervise: false,
        schedule: false,
      });
      await sender.start();
      const due = new Date(Date.now() + leadMs);
      await sender.insert(
        bareQueue,
        ids.map((id) => ({ data: { id }, startAfter: due })),
      );
      await sender.stop();
      const settings = { DATABASE_URL: databaseUrl, BARE_PLATFORM: platform.host };
      const running = await Promise.all(
        Array.from({ length: workers }, () => startProcess('bench/engine/bare-worker.ts', [], settings)),
      );
      const ended = await lastTold(pool, ids);
      await Promise.all(running.map((worker) => worker.kill()));
      return (ended.getTime() - due.getTime()) / 1_000;
    },
    close: () => pool.end(),
  };
}

async function lastTold(pool: pg.Pool, ids: readonly string[]): Promise<Date> {
  const patience = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await pool.query<{ done: number; last: Date }>(
      'select count(*)::int as done, max(done_at) as last from bare.outbox where publication_id = any($1) and done_at is not null',
      [ids],
    );
    if (rows[0]?.done === ids.length) return rows[0].last;
    if (performance.now() > patience) throw new Error(`the bare engine did ${rows[0]?.done}`);
    await pause(500);
  }
}
