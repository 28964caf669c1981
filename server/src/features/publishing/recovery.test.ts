// Workers that die or pause at the worst moment, and what the database refuses whoever writes it (publishing.md §6 and §10 D).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { nowPlus, readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { moveClock } from '../../db/test-turns.ts';
import { advanceUntil, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { disproveAttempts } from './store/attempts.ts';
import { readFence, releaseLane, takeLane, type Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { sweepPublications } from './sweep-publications.ts';

let room: Newsroom;

beforeAll(async () => {
  room = await testNewsroom();
  await room.sandbox.order('/_settings', { duplicateFilter: false });
});
afterAll(() => room.close());

/** A worker that stops at a point as if it were killed or frozen there: its lease runs out, nobody releases the lane. */
function workerThatStopsAt(point: string): { context: Context; stopped: Promise<void>; wake(): void } {
  let wake: () => void = () => undefined;
  let say: () => void = () => undefined;
  const asleep = new Promise<void>((done) => (wake = done));
  const stopped = new Promise<void>((done) => (say = done));
  const reach = async (at: string) => {
    if (at !== point) return;
    say();
    await asleep;
  };
  const pace = { ...room.context.pace, leaseMs: 150, renewMs: 1_000_000 };
  return { context: { ...room.context, reach, pace }, stopped, wake: () => wake() };
}

const leaseIsOver = () => new Promise<void>((done) => setTimeout(done, 200));
const eventsOf = async (id: string) =>
  (
    await room.context.db
      .selectFrom('event')
      .select('to_state')
      .where('publication_id', '=', id)
      .orderBy('seq')
      .execute()
  ).map((event) => event.to_state);

describe('a worker that dies', () => {
  it('at F08, before the answer was written down: the sweep finds it, it is looked for and found, sent once', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'Died at F08');
    const dying = workerThatStopsAt('F08');
    const frozen = advancePublication.run(dying.context, { accountId: account.id });
    await dying.stopped;
    await leaseIsOver();
    const woken: string[] = [];
    await sweepPublications(room.context, ({ accountId }) => woken.push(accountId));
    expect(woken).toContain(account.id);
    const live = await room.advance(queued);
    dying.wake();
    await frozen;
    expect(live).toMatchObject({ state: 'published', reason: 'reason-found-on-the-account', attempt_no: 1 });
    expect(await room.read(queued.id)).toEqual(live);
    expect(await room.posts(account)).toHaveLength(1);
    expect(await eventsOf(queued.id)).toContain('reconciling');
  });

  it.each(['F04', 'F08'])(
    'at %s: whoever comes next writes that it is looked for, before anything else, and sends nothing',
    async (point) => {
      const account = await room.account('facebook');
      const queued = await room.publish(account, `Found dead at ${point}`);
      const dying = workerThatStopsAt(point);
      // At F04 nothing was sent yet, and the one that wakes must not; at F08 it has to be sent in time.
      const sendDeadlineMs = point === 'F04' ? 100 : dying.context.pace.sendDeadlineMs;
      const late = { ...dying.context, pace: { ...dying.context.pace, sendDeadlineMs } };
      const frozen = advancePublication.run(late, { accountId: account.id });
      await dying.stopped;
      await leaseIsOver();
      let asked = 0;
      // One turn and no more.
      await advancePublication.run(room.context, { accountId: account.id }, () => (asked += 1) <= 2);
      const found = await room.read(queued.id);
      expect(found).toMatchObject({ state: 'reconciling', reason: 'reason-worker-died', attempt_no: 1 });
      expect(await eventsOf(queued.id)).toEqual(['scheduled', 'preparing', 'inflight', 'reconciling']);
      expect(await room.posts(account)).toHaveLength(point === 'F08' ? 1 : 0);
      dying.wake();
      await frozen;
    },
  );

  it('at F10, after the answer was written down: nothing is left to do, and nothing is sent', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'Died at F10');
    const dying = workerThatStopsAt('F10');
    const frozen = advancePublication.run(dying.context, { accountId: account.id });
    await dying.stopped;
    await leaseIsOver();
    const live = await room.advance(queued);
    dying.wake();
    await frozen;
    expect(live).toMatchObject({ state: 'published', reason: 'reason-platform-said-live', attempt_no: 1 });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('at F04, before a byte left: nobody can know, so it is looked for and a person is told; never sent again', async () => {
    const account = await room.account('twitter');
    const queued = await room.publish(account, 'Marker and nothing more');
    const dying = workerThatStopsAt('F04');
    const frozen = advancePublication.run(
      { ...dying.context, pace: { ...dying.context.pace, sendDeadlineMs: 100 } },
      { accountId: account.id },
    );
    await dying.stopped;
    await leaseIsOver();
    const unknown = await room.advance(queued);
    expect(unknown).toMatchObject({ state: 'unknown', attempt_no: 1 });
    // Frozen rather than dead, it wakes long after: its own deadline forbids the call, the fence its words.
    dying.wake();
    await frozen;
    expect(await room.read(queued.id)).toMatchObject({ state: 'unknown', version: unknown.version });
    expect(await room.posts(account)).toEqual([]);
    expect(await room.calls(account, 'publish', 'Marker and nothing more')).toBe(0);
  });

  it.each(['F03', 'B12', 'B13', 'B14'])(
    'at %s, while preparing a picture: prepared again where it was not kept, and sent once',
    async (point) => {
      const account = await room.account('facebook');
      const text = `Prepared at ${point}`;
      const queued = await room.publish(account, text, [await room.picture()]);
      const dying = workerThatStopsAt(point);
      const frozen = advancePublication.run(dying.context, { accountId: account.id });
      await dying.stopped;
      await leaseIsOver();
      expect((await room.read(queued.id)).state).toBe('preparing');
      expect(await room.advance(queued)).toMatchObject({ state: 'published', attempt_no: 1 });
      dying.wake();
      await frozen;
      const posts = await room.posts(account);
      expect(posts.map((post) => post.mediaSha256s.length)).toEqual([1]);
      expect(await room.calls(account, 'publish', encodeURIComponent(text).replaceAll('%20', ' '))).toBe(1);
    },
  );

  it.each(['R17', 'R18', 'R19'])(
    'at %s, while looking: somebody else looks, and it is found',
    async (point) => {
      const account = await room.account('facebook');
      await room.strike(account, 'reset-after');
      const queued = await room.publish(account);
      // On a slow machine the same turn would look already.
      const slow = { ...room.context, pace: { ...room.context.pace, lookEveryMs: 1_200 } };
      await advanceUntil(slow, queued, ['reconciling']);
      const dying = workerThatStopsAt(point);
      const frozen = advanceUntil(dying.context, queued, ['published']);
      await dying.stopped;
      await leaseIsOver();
      expect((await room.advance(queued)).state).toBe('published');
      dying.wake();
      await frozen;
      expect(await room.posts(account)).toHaveLength(1);
    },
  );
});

describe('the five mistakes of the first version (publishing.md §10 D)', () => {
  it('1: a worker that wakes from a pause cannot put back another one’s second attempt', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    const paused = workerThatStopsAt('F04');
    const late = { ...paused.context, pace: { ...paused.context.pace, sendDeadlineMs: 50 } };
    const frozen = advancePublication.run(late, { accountId: account.id });
    await paused.stopped;
    const first = await room.read(queued.id);
    await leaseIsOver();
    // Meanwhile a person settled it and it is out for the second time: the same state, another attempt.
    const unknown = await room.advance(queued);
    const second = workerThatStopsAt('F08');
    await inLane(account, async (lane) => {
      await room.context.db.transaction().execute(async (tx) => {
        await movePublication(tx, unknown, lane.fence, 'scheduled', { wake_at: nowPlus(0), tries: 0 });
        await disproveAttempts(tx, unknown.id);
      });
    });
    const sending = advancePublication.run(second.context, { accountId: account.id });
    await second.stopped;
    const outAgain = await room.read(queued.id);
    expect(outAgain).toMatchObject({ state: 'inflight', attempt_no: 2 });
    expect(first).toMatchObject({ state: 'inflight', attempt_no: 1 });
    paused.wake();
    await frozen;
    expect(await room.read(queued.id)).toMatchObject({ state: 'inflight', version: outAgain.version });
    second.wake();
    await sending;
    expect((await room.advance(queued)).state).toBe('published');
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('2: a pause inside the commit of the marker counts against the send deadline', async () => {
    const account = await room.account('facebook');
    const text = 'Slow commit';
    const queued = await room.publish(account, text);
    const before = workerThatStopsAt('F03');
    const slow = { ...before.context, pace: { ...room.context.pace, sendDeadlineMs: 120 } };
    const sending = advancePublication.run(slow, { accountId: account.id });
    await before.stopped;
    // The trigger shares the lane's row: the marker cannot commit until this transaction ends.
    await room.context.db.transaction().execute(async (tx) => {
      await readFence(tx, account.id);
      before.wake();
      await new Promise((done) => setTimeout(done, 400));
      expect(await room.calls(account, 'publish', text)).toBe(0);
    });
    await sending;
    const events = await eventsOf(queued.id);
    expect(events.slice(0, 4)).toEqual(['scheduled', 'preparing', 'inflight', 'scheduled']);
    const attempt = await room.context.db
      .selectFrom('attempt')
      .selectAll()
      .where('publication_id', '=', queued.id)
      .where('n', '=', 1)
      .executeTakeFirstOrThrow();
    expect(attempt).toMatchObject({ outcome: 'presend', evidence: { code: 'HERALD_SEND_DEADLINE' } });
    expect((await room.advance(queued)).attempt_no).toBe(2);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('3: one who looks with an old fence cannot bring a published row back', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-after');
    const queued = await room.publish(account);
    await room.advance(queued, ['reconciling']);
    const looking = workerThatStopsAt('R18');
    const frozen = advanceUntil(looking.context, queued, ['published']);
    await looking.stopped;
    await leaseIsOver();
    const live = await room.advance(queued);
    looking.wake();
    await frozen;
    expect(await room.read(queued.id)).toEqual(live);
  });

  it('4: leases, settle times and waits are by the database’s clock, wherever the host’s stands', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-after');
    await moveClock(room, 36_000_000);
    const row = await room.advance(await room.publish(account), ['reconciling']);
    const at = await readClock(room.context.db);
    for (const time of [row.settle_at, row.hold_until, row.wake_at])
      expect(Math.abs((time?.getTime() ?? 0) - at.getTime())).toBeLessThan(60_000);
    await room.advance(row);
    // One of which nothing became: the quiet window ends by that clock too.
    await room.strike(account, 'reset-before');
    expect((await room.advance(await room.publish(account))).state).toBe('unknown');
    await moveClock(room, 0);
  });

  it('6: one who wakes with another handle in hand does not put it in the place of the one that was sent', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'Two handles', [await room.picture()]);
    const pausing = workerThatStopsAt('B13');
    const frozen = advancePublication.run(pausing.context, { accountId: account.id });
    await pausing.stopped;
    await leaseIsOver();
    await room.advance(queued);
    const handles = () =>
      room.context.db.selectFrom('media_step').selectAll().where('publication_id', '=', queued.id).execute();
    const sent = await handles();
    pausing.wake();
    await frozen;
    expect(await handles()).toEqual(sent);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('5: a connection that Postgres cuts while it is held ends a query, not the process', async () => {
    const { db } = room.context;
    const cut = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await new Promise((done) => setTimeout(done, 100));
      await sql`select 1`.execute(tx);
    });
    await expect(cut).rejects.toThrow(/not queryable|terminat/);
    expect((await readClock(db)).getTime()).toBeGreaterThan(0);
  });
});

async function inLane(account: TestAccount, work: (lane: Lane) => Promise<void>): Promise<void> {
  const lane = await takeLane(room.context.db, account.id, 'test', 60_000);
  if (!lane) throw new Error('the lane is held');
  await work(lane);
  await releaseLane(room.context.db, lane);
}
