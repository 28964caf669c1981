// What a process tells of itself, to whom, and that its figures move when the thing happens.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../api.ts';
import { readConfig } from '../config.ts';
import { nowPlus } from '../db/client.ts';
import { advancePublication } from '../features/publishing/advance-publication.job.ts';
import { recordFigures } from '../features/publishing/record-figures.ts';
import { announceCopies } from '../features/publishing/store/outbox.ts';
import { relayOutbox } from '../features/publishing/relay-outbox.ts';
import { openMeters } from '../meters.ts';
import { testNewsroom, type Newsroom } from '../test-newsroom.ts';
import { handlers } from '../worker.ts';
import { startHealth } from './health.ts';

let room: Newsroom;
let app: FastifyInstance;
const token = 'a-token-for-the-watch';
beforeAll(async () => {
  room = await testNewsroom();
  room.context.config.metrics = { port: null, token };
  app = await buildApi(room.context);
});
afterAll(async () => {
  await app.close();
  await room.close();
});

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress });

/** The figure of one line, by its name and labels; 0 when it was never told. */
async function figure(line: string): Promise<number> {
  const { body } = await ask();
  const found = body.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
}

describe('the figures', () => {
  it('are told to this machine, elsewhere for the token alone, and never through a proxy without it', async () => {
    expect((await ask()).statusCode).toBe(200);
    expect((await ask({}, '10.0.0.7')).statusCode).toBe(404);
    expect((await ask({ 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
    expect((await ask({ authorization: 'Bearer a-token-for-the-night' }, '10.0.0.7')).statusCode).toBe(404);
    expect((await ask({ authorization: `Bearer ${token}` }, '10.0.0.7')).statusCode).toBe(200);
  });

  it('count what was sent, how late, and what became of it', async () => {
    const sent = 'herald_attempts_total{op="publish",outcome="live"}';
    const before = { sent: await figure(sent), late: await figure('herald_lateness_seconds_count') };
    await room.advance(await room.publish(await room.account('facebook')));
    expect(await figure(sent)).toBe(before.sent + 1);
    expect(await figure('herald_lateness_seconds_count')).toBe(before.late + 1);
    expect(await figure('herald_outbox_waiting')).toBeGreaterThan(0);
    await relayOutbox(room.context, handlers);
    expect(await figure('herald_outbox_waiting')).toBe(0);
    expect(await figure('herald_announcements_total{kind="went-live"}')).toBeGreaterThan(0);
  });

  it('are the house’s: what a worker of its own process counted is told by the api, and outlives it', async () => {
    const sent = 'herald_attempts_total{op="publish",outcome="live"}';
    const before = { sent: await figure(sent), late: await figure('herald_lateness_seconds_count') };
    const worker = { ...room.context, meters: openMeters() };
    const { account_id: accountId } = await room.publish(await room.account('facebook'));
    await advancePublication.run(worker, { accountId });
    expect(await figure(sent)).toBe(before.sent);
    await recordFigures(worker);
    expect(await figure(sent)).toBe(before.sent + 1);
    expect(await figure('herald_lateness_seconds_count')).toBe(before.late + 1);
    expect(await figure('herald_lateness_seconds_bucket{le="+Inf"}')).toBe(before.late + 1);
    await recordFigures(worker);
    expect(await figure(sent)).toBe(before.sent + 1);
  });

  it('that could not be written are counted the next time', async () => {
    const counted = 'herald_attempts_total{op="edit",outcome="done"}';
    const worker = { ...room.context, meters: openMeters() };
    worker.meters.attempted('edit', 'done');
    await sql`alter table figure rename to figure_gone`.execute(room.context.db);
    await expect(recordFigures(worker)).rejects.toThrow('figure');
    await sql`alter table figure_gone rename to figure`.execute(room.context.db);
    await recordFigures(worker);
    expect(await figure(counted)).toBe(1);
  });

  it('count each unknown and each copy once, when it is told', async () => {
    const live = await room.advance(await room.publish(await room.account('facebook')));
    await room.context.db.transaction().execute((tx) => announceCopies(tx, live.id, ['another']));
    await room.context.db
      .insertInto('outbox')
      .values({ publication_id: live.id, kind: 'unknown', event_seq: 1 })
      .execute();
    await relayOutbox(room.context, handlers);
    await relayOutbox(room.context, handlers);
    expect(await figure('herald_duplicate_detected_total')).toBe(1);
    expect(await figure('herald_unknown_total')).toBe(1);
  });

  it('say how long the oldest waits, what is open, what is held and what rests', async () => {
    const account = await room.account('facebook');
    const { id } = await room.publish(account);
    const { db } = room.context;
    await sql`alter table publication disable trigger guard_publication`.execute(db);
    await db
      .updateTable('publication')
      .set({ due_at: nowPlus(-90_000) })
      .where('id', '=', id)
      .execute();
    await sql`alter table publication enable trigger guard_publication`.execute(db);
    await db
      .updateTable('account_lane')
      .set({ lease_until: nowPlus(60_000), holder: 'somebody' })
      .where('account_id', '=', account.id)
      .execute();
    await db
      .insertInto('platform_state')
      .values({ channel_id: 31, open_until: nowPlus(60_000) })
      .execute();
    expect(await figure('herald_oldest_due_unstarted_seconds')).toBeGreaterThanOrEqual(90);
    expect(await figure('herald_outstanding{state="scheduled"}')).toBe(1);
    expect(await figure('herald_lanes_held')).toBe(1);
    expect((await ask()).body).toMatch(/^herald_breaker_open\{channel="[^"]+"\} 1$/m);
    expect(await figure('herald_pool_connections{use="idle"}')).toBeGreaterThan(0);
    expect((await ask()).body).toContain('herald_nodejs_eventloop_lag_p99_seconds');
  });
});

describe('whether it can work', () => {
  it('is yes with the database, every migration and a right clock', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is no while a migration has not run', async () => {
    const last = '0006-the-engine-quick.sql';
    await sql`update migration set name = 'x' where name = ${last}`.execute(room.context.db);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await sql`update migration set name = ${last} where name = 'x'`.execute(room.context.db);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is no while this machine’s clock is far from the database’s', async () => {
    const strict = { ...room.context, config: { ...room.context.config, testClock: false } };
    const other = await buildApi(strict);
    await sql`update clock set offset_ms = 70000`.execute(room.context.db);
    expect((await other.inject('/readyz')).statusCode).toBe(503);
    await sql`update clock set offset_ms = 0`.execute(room.context.db);
    expect((await other.inject('/readyz')).statusCode).toBe(200);
    await other.close();
  });

  it('a worker alone tells it on a port of its own, where the settings name one', async () => {
    expect(await startHealth(room.context)).toBeNull();
    const { config } = room.context;
    const port = config.port;
    const health = await startHealth({ ...room.context, config: { ...config, metrics: { port, token } } });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain(
      'herald_lateness_seconds',
    );
    expect((await fetch(`http://127.0.0.1:${port}/prod-api/control/user/info`)).status).toBe(404);
    await health?.stop();
  });

  it('a token for the figures is no short word', () => {
    expect(() => readConfig({ HERALD_METRICS_TOKEN: 'short' })).toThrow('16 characters');
  });
});
