// Watching: what is live is looked at again, each for itself: one that cannot be looked at holds up no other.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Channel } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { bindTestAccountAgain } from '../../db/test-account.ts';
import { touch } from '../../db/test-turns.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { startEngine } from '../../jobs/engine.ts';
import { startWorker } from '../../worker.ts';
import { convertFilm } from '../media/convert-film.job.ts';
import { advancePublication } from './advance-publication.job.ts';
import { readFence } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { findDueWatches } from './store/watches.ts';
import { wakeWaiting } from './wake-waiting.ts';
import { watchPublications } from './watch-publications.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ watchAfterMs: [1, 60_000], watchAgainMs: 60_000 });
  await room.sandbox.order('/_settings', { duplicateFilter: false });
});
afterAll(() => room.close());

const setState = (db: Executor, id: string, state: 'auth-required' | 'usable') =>
  db.updateTable('channel_account').set({ state }).where('id', '=', id).execute();

it('an account whose token cannot be opened waits for its authorisation, and all others are watched (rows 29 and 30)', async () => {
  const broken = await room.account('facebook');
  const fine = await room.account('facebook');
  const first = await room.advance(await room.publish(broken));
  const second = await room.advance(await room.publish(fine));
  await room.context.db
    .updateTable('account_token')
    .set({ sealed: 'nonsense' })
    .where('account_id', '=', broken.id)
    .execute();
  await sleep(20);
  await watchPublications(room.context);
  expect(await room.read(second.id)).toMatchObject({ watches: 1 });
  const waiting = { state: 'published', watches: 0, watch_at: null, watch_waits: true };
  expect(await room.read(first.id)).toMatchObject(waiting);
});

it('a miss counts no longer once a look has found it: only two in a row say that it is gone (row 29)', async () => {
  const live = await room.advance(await room.publish(await room.account('facebook'), 'Missed once'));
  await touch(room, live, { misses: 1, watch_at: new Date(0) });
  await watchPublications(room.context);
  expect(await room.read(live.id)).toMatchObject({ state: 'published', misses: 0 });
});

it('what could not be looked at while its account was signed out is looked at once it is bound again (rows 29 and 30)', async () => {
  const account = await room.account('facebook');
  const [due, later] = [
    await room.advance(await room.publish(account, 'Due while signed out')),
    await room.advance(await room.publish(account, 'Due a day later')),
  ];
  await setState(room.context.db, account.id, 'auth-required');
  await touch(room, due, { watch_at: new Date(0) });
  const dueAt = new Date(Date.now() + 86_400_000);
  await touch(room, later, { watch_at: dueAt });
  await watchPublications(room.context);
  expect(await room.read(due.id)).toMatchObject({ watch_at: null, watches: 0 });
  await bindTestAccountAgain(room.context, account.id, wakeWaiting);
  await watchPublications(room.context);
  expect(await room.read(due.id)).toMatchObject({ watches: 1, watch_waits: false });
  expect(await room.read(later.id)).toMatchObject({ watches: 0, watch_at: dueAt });
});

it('a look that began before its account was bound again puts nothing off (rows 29 and 30)', async () => {
  const { context } = room;
  const account = await room.account('facebook');
  const due = await room.advance(await room.publish(account, 'Looked at while it is bound'));
  await setState(context.db, account.id, 'auth-required');
  await touch(room, due, { watch_at: new Date(0) });
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%account_lane%'`;
  let looked: Promise<unknown> = Promise.resolve();
  await context.db.transaction().execute(async (tx) => {
    await setState(tx, account.id, 'usable');
    await readFence(tx, account.id);
    looked = watchPublications(context);
    const held = async () => (await waiting.execute(context.db)).rows[0]?.count;
    await expect.poll(held).toBeGreaterThan(0);
    await wakeWaiting(context, tx, [account.id]);
  });
  await looked;
  await watchPublications(context);
  expect(await room.read(due.id)).toMatchObject({ watches: 1, watch_waits: false });
});

/** The same house, where a look on Facebook is this one. */
const looking = (watch: Channel['settle']['watch']): Context => ({
  ...room.context,
  channels: room.context.channels.map((one) =>
    one.id === 31 ? { ...one, settle: { ...one.settle, watch } } : one,
  ),
});
async function publishDue(key: Parameters<Newsroom['account']>[0], count: number): Promise<Publication[]> {
  const account = await room.account(key);
  const live: Publication[] = [];
  for (let n = 0; n < count; n += 1) {
    const one = await room.advance(await room.publish(account, `${key} ${n} of ${account.id}`));
    await touch(room, one, { watch_at: new Date(0) });
    live.push(one);
  }
  return live;
}

it('ten of a channel are looked at at once, the longest waiting first, and another channel has ten of its own', async () => {
  const [late, others] = [await publishDue('facebook', 12), await publishDue('twitter', 3)];
  for (const [n, one] of late.entries()) await touch(room, one, { watch_at: new Date(n) });
  let now = 0;
  let most = 0;
  const slow: Channel['settle']['watch'] = async () => {
    most = Math.max(most, (now += 1));
    await sleep(100);
    now -= 1;
    return failed('unknown', 'no answer');
  };
  await watchPublications(looking(slow));
  expect(most).toBe(10);
  const put = await Promise.all(late.map(({ id }) => room.read(id)));
  expect(put.map(({ watch_at: at }) => (at?.getTime() ?? 0) > 1_000)).toEqual(late.map((_, n) => n < 10));
  for (const { id } of others) expect(await room.read(id)).toMatchObject({ watches: 1 });
});

it('a worker goes on with every other channel while one does not answer', async () => {
  await publishDue('facebook', 1);
  const others = await publishDue('twitter', 12);
  let letGo: () => void = () => undefined;
  const silence = new Promise<void>((done) => (letGo = done));
  const context = looking(async () => {
    await silence;
    return failed('unknown', 'no answer');
  });
  const jobs = [advancePublication, convertFilm];
  const engine = await startEngine(room.url, { jobs, works: true, onError: () => undefined });
  const worker = await startWorker(context, engine);
  const left = async () => {
    const rows = await Promise.all(others.map(({ id }) => room.read(id)));
    return rows.filter(({ watches }) => watches === 0).length;
  };
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
  letGo();
  await worker.stop();
  await engine.stop();
}, 60_000);

it('of many thousands that are due no more is read than is taken', async () => {
  const { db } = room.context;
  const [live] = await publishDue('facebook', 1);
  const copied = sql.raw(
    (
      await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_schema = 'public' and table_name = 'publication'
      and column_name not in ('id', 'external_id', 'watch_at', 'repeat_no')`.execute(db)
    ).rows[0]?.names ?? '',
  );
  await sql`alter table publication disable trigger all`.execute(db);
  await sql`insert into publication (${copied}, external_id, watch_at, repeat_no) select ${copied}, 'copy ' || n,
    to_timestamp(n), n from publication, generate_series(1, 20000) n where id = ${live?.id}`.execute(db);
  await sql`alter table publication enable trigger all`.execute(db);
  await sql`analyze publication`.execute(db);
  await db.transaction().execute(async (tx) => {
    expect(await findDueWatches(tx, 31, 10)).toHaveLength(10);
    await findDueWatches(tx, 32, 10);
    const { rows } = await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::int as read
      from pg_stat_xact_user_tables where schemaname = 'public' and relname = 'publication'`.execute(tx);
    expect(rows[0]?.read).toBeGreaterThanOrEqual(10);
    expect(rows[0]?.read).toBeLessThan(100);
  });
});
