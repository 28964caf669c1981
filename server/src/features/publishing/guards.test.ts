// What the database refuses, whoever writes it (publishing.md §6, marked ●).
import { publicationStates, transitions } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowPlus } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { readFence, releaseLane, renewLane, takeLane, type Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { Overtaken, type Publication } from './store/rows.ts';

let room: Newsroom;

beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

it('a renewal that was under way when its lane was given back does not take it again', async () => {
  const { db } = room.context;
  const account = await room.account('facebook');
  const lane = await takeLane(db, account.id, 'quick', 60_000);
  if (!lane) throw new Error('the lane is held');
  expect(await renewLane(db, lane, 60_000)).toBe(true);
  await releaseLane(db, lane);
  expect(await renewLane(db, lane, 60_000)).toBe(false);
  expect(await takeLane(db, account.id, 'next', 60_000)).toMatchObject({ holder: 'next' });
});

async function inLane(account: TestAccount, work: (lane: Lane) => Promise<void>): Promise<void> {
  const lane = await takeLane(room.context.db, account.id, 'test', 60_000);
  if (!lane) throw new Error('the lane is held');
  await work(lane);
  await releaseLane(room.context.db, lane);
}

describe('what the database refuses', () => {
  const set = (id: string, words: Partial<Record<keyof Publication, unknown>>) =>
    sql`update publication set ${sql.join(
      Object.entries(words).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )} where id = ${id}`.execute(room.context.db);

  it('a writer with a fence that is no longer the lane’s (I5)', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    await inLane(account, async (lane) => {
      const old = room.context.db
        .transaction()
        .execute((tx) => movePublication(tx, queued, lane.fence - 1, 'preparing'));
      await expect(old).rejects.toMatchObject({ code: 'HER01' });
      await expect(set(queued.id, { state: 'preparing' })).rejects.toMatchObject({ code: 'HER01' });
    });
    expect((await room.read(queued.id)).state).toBe('scheduled');
  });

  it('nothing by a deadlock: a worker and a person who write at the same time come one after the other', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    const { db } = room.context;
    let worker: Promise<unknown> = Promise.resolve();
    const person = db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, account.id);
      worker = db
        .transaction()
        .execute((other) => movePublication(other, queued, fence, 'preparing'))
        .catch((error: unknown) => error);
      const waiting = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%publication%'`;
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBeGreaterThan(0);
      return movePublication(tx, queued, fence, 'cancelled');
    });
    expect((await person).state).toBe('cancelled');
    expect(await worker).toBeInstanceOf(Overtaken);
  });

  it('a step from what was read before somebody else wrote, though state, attempt and fence are the same', async () => {
    const account = await room.account('facebook');
    const seen = await room.publish(account);
    await inLane(account, async ({ fence }) => {
      const step = (from: Publication, to: 'scheduled' | 'preparing') =>
        room.context.db.transaction().execute((tx) => movePublication(tx, from, fence, to));
      const first = await step(seen, 'scheduled');
      const later = await step(first, 'scheduled');
      expect([later.state, later.attempt_no, later.fence]).toEqual([
        first.state,
        first.attempt_no,
        first.fence,
      ]);
      await expect(step(first, 'preparing')).rejects.toThrow(Overtaken);
      expect((await step(later, 'preparing')).state).toBe('preparing');
    });
  });

  it('every step that is no row of the protocol, and lets every lawful one pass the table (I4)', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    const fence = live.fence;
    const unlawful = publicationStates.filter(
      (to) =>
        to !== 'published' && !transitions.some(([, from, next]) => from === 'published' && next === to),
    );
    expect(unlawful).toContain('inflight');
    const lane = await room.context.db
      .selectFrom('account_lane')
      .select('fence')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    for (const to of unlawful)
      await expect(set(live.id, { state: to, fence: lane.fence })).rejects.toMatchObject({ code: 'HER02' });
    expect(fence).toBeGreaterThan(0);
  });

  it('holds the same table of steps as the contract', async () => {
    const rows = await room.context.db.selectFrom('publication_step').selectAll().execute();
    const own = rows.map((row) => `${row.from_state} → ${row.to_state}`).toSorted();
    expect(own).toEqual([...new Set(transitions.map(([, from, to]) => `${from} → ${to}`))].toSorted());
  });

  it('a second outstanding publication of one account (I2)', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const [first, second] = [await room.publish(account), await room.publish(account)];
    await room.advance(first, ['reconciling']);
    await inLane(account, async (lane) => {
      const { db } = room.context;
      await db.transaction().execute((tx) => movePublication(tx, second, lane.fence, 'preparing'));
      const { version } = await room.read(second.id);
      const attempt = {
        publication_id: second.id,
        n: 1,
        fence: lane.fence,
        request_fingerprint: '',
        client_key: '',
      };
      await db
        .insertInto('attempt')
        .values({ ...attempt, send_deadline_at: nowPlus(1) })
        .execute();
      const words = { state: 'inflight', attempt_no: 1, fence: lane.fence, version };
      await expect(set(second.id, words)).rejects.toMatchObject({ constraint: 'one_outstanding_mutation' });
    });
  });

  it('one external post bound to two publications (I3)', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    const other = await room.advance(await room.publish(account));
    const { fence } = await room.context.db
      .selectFrom('account_lane')
      .select('fence')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    const words = { external_id: live.external_id, fence };
    await expect(set(other.id, words)).rejects.toMatchObject({ constraint: 'one_post_one_publication' });
  });

  it('sending without a marker (I1), another content, and a history that is rewritten (I8)', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    await inLane(account, async ({ fence }) => {
      await set(queued.id, { state: 'preparing', fence });
      const send = set(queued.id, { state: 'inflight', attempt_no: 1, fence });
      await expect(send).rejects.toMatchObject({ code: 'HER02' });
      await expect(set(queued.id, { post: '{}', fence })).rejects.toMatchObject({ code: 'HER03' });
      const rewritten = sql`update event set reason = 'reason-none' where publication_id = ${queued.id}`;
      await expect(rewritten.execute(room.context.db)).rejects.toMatchObject({ code: 'HER03' });
    });
  });
});
