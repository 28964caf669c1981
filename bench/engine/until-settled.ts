// Waits until everything is live and told, by our own rows.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Stage } from './stage.ts';

export type Settled = { readonly published: number; readonly lastLive: Date; readonly lastTold: Date };

const betweenMs = 500;
const open = `select
  (select count(*)::int from publication where wake_at is not null) as waiting,
  (select count(*)::int from outbox where done_at is null) as untold`;
const ended = `select count(*) filter (where state = 'published')::int as published, max(published_at) as "lastLive",
  (select max(done_at) from outbox) as "lastTold" from publication`;

export async function untilSettled(
  { databaseUrl }: Stage,
  withinMs: number,
  say: (line: string) => void,
): Promise<Settled> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const patience = performance.now() + withinMs;
  try {
    for (let turn = 1; ; turn += 1) {
      const left = (await client.query<{ waiting: number; untold: number }>(open)).rows[0];
      if (left?.waiting === 0 && left.untold === 0) break;
      if (performance.now() > patience) throw new Error(`still open: ${JSON.stringify(left)}`);
      if (turn % 10 === 0) say(`${left?.waiting} waiting, ${left?.untold} untold`);
      await pause(betweenMs);
    }
    const row = (await client.query<Settled>(ended)).rows[0];
    if (!row) throw new Error('nothing was published');
    return row;
  } finally {
    await client.end();
  }
}
