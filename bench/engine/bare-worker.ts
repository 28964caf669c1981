// A worker of the bare engine: per job the four transactions that the product commits, and one call, with nothing between.
import { PgBoss } from 'pg-boss';
import pg from 'pg';
import { z } from 'zod';
import { bareQueue, bareSchema } from './bare-names.ts';

const connectionString = process.env['DATABASE_URL'];
const platform = process.env['BARE_PLATFORM'];
const pool = new pg.Pool({ connectionString, max: 30 });
const Wanted = z.object({ id: z.string() });
const Answer = z.object({ id: z.string() });

const moved = `update bare.publication set state = $2, version = version + 1, updated_at = herald_now()`;
const happened = `insert into bare.event (publication_id, seq, actor, from_state, to_state, reason, fence) values ($1, $2, 'bare', $3, $4, 'reason-none', 1)`;

async function together(act: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await act(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function work(id: string): Promise<void> {
  await together(async (client) => {
    await client.query(`${moved}, wake_at = null where id = $1`, [id, 'preparing']);
    await client.query(happened, [id, 1, 'scheduled', 'preparing']);
  });
  await together(async (client) => {
    await client.query(
      `insert into bare.attempt (publication_id, n, fence, request_fingerprint, client_key, send_deadline_at) values ($1, 1, 1, $2, $2, herald_now())`,
      [id, id],
    );
    // The index of one outstanding call an account is the product's own promise; here it would only refuse.
    await client.query(`${moved}, wake_at = herald_now() + interval '15 s', attempt_no = 1 where id = $1`, [
      id,
      'sending',
    ]);
    await client.query(happened, [id, 2, 'preparing', 'inflight']);
  });
  const answer = await fetch(`${platform}/facebook/graph/v26.0/bare/feed`, {
    method: 'POST',
    body: new URLSearchParams({ message: id }),
  });
  const { id: externalId } = Answer.parse(await answer.json());
  await together(async (client) => {
    await client.query(
      `update bare.attempt set outcome = 'live', ended_at = herald_now() where publication_id = $1`,
      [id],
    );
    await client.query(
      `${moved}, wake_at = null, external_id = $3, external_url = $3, published_at = herald_now(), watch_at = herald_now() + interval '10 min' where id = $1`,
      [id, 'published', externalId],
    );
    await client.query(happened, [id, 3, 'inflight', 'published']);
    await client.query(
      `insert into bare.outbox (publication_id, kind, event_seq) values ($1, 'went-live', 3)`,
      [id],
    );
  });
  await together(async (client) => {
    await client.query(
      `insert into bare.message (person_id, kind, once_key) select requested_by, 'message-live', $2 from bare.publication where id = $1`,
      [id, id],
    );
    await client.query(`update bare.outbox set done_at = herald_now() where publication_id = $1`, [id]);
  });
}

/** A figure of an engine that fails half of its jobs is no limit. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

if (!connectionString) throw new Error('DATABASE_URL is not set');
const boss = new PgBoss({ connectionString, schema: bareSchema, supervise: false, schedule: false, max: 4 });
boss.on('error', (error) => console.error(String(error)));
await boss.start();
await boss.work(
  bareQueue,
  { pollingIntervalSeconds: 0.5, batchSize: 24, localConcurrency: 2, burstWhenBatchFull: true },
  async (jobs) => {
    await Promise.all(jobs.map((job) => work(Wanted.parse(job.data).id))).catch(giveUp);
  },
);
process.once('disconnect', () => process.exit(0));
console.log('ready');
