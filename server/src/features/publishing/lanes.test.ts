// Lanes: taken in one order by whoever takes several, given back only by who holds them, and not taken while nothing can be done.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '@herald/contract/constants.ts';
import { nowPlus } from '../../db/client.ts';
import type { Context } from '../../context.ts';
import { touch } from '../../db/test-turns.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { advanceUntil, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { findNext, movePublication } from './store/publications.ts';
import {
  findIdleAccountsWithWork,
  readFence,
  readFences,
  releaseLane,
  renewLane,
  restLane,
  takeLane,
} from './store/lanes.ts';
import { wakeWaiting } from './wake-waiting.ts';
import { withdrawPackage } from './withdraw-package.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

type Pair = { first: TestAccount; last: TestAccount };
async function pair(): Promise<Pair> {
  const two = [await room.account('facebook'), await room.account('facebook')];
  const [first, last] = two.toSorted((a, b) => a.id.localeCompare(b.id));
  if (!first || !last) throw new Error('there are no two');
  return { first, last };
}
const publishTo = (pkGUID: string, { id }: TestAccount) =>
  publishPackage(room.context, room.maya, [{ pkGUID, bids: [id] }], fromContent);

it('what is queued wakes its account in the group of its channel, so that one platform does not keep the others waiting', async () => {
  const woken: unknown[] = [];
  const accounts = [await room.account('facebook'), await room.account('twitter')];
  const context: Context = {
    ...room.context,
    queue: async (_, job, input) => {
      woken.push([job.group?.(input), job.key(input)]);
    },
  };
  const items = [{ pkGUID: await room.write('To two platforms'), bids: accounts.map(({ id }) => id) }];
  const queued = await publishPackage(context, room.maya, items, fromContent);
  expect(woken).toEqual(queued.map((one) => [String(one.channel_id), one.account_id]));
});

it('a renewal that was under way when its lane was given back does not take it again', async () => {
  const { id } = await room.account('facebook');
  const { db } = room.context;
  const lane = await takeLane(db, id, 'first', minuteMs);
  if (!lane) throw new Error('nobody has it');
  expect(await renewLane(db, lane, minuteMs)).toBe(true);
  await releaseLane(db, lane);
  expect(await renewLane(db, lane, minuteMs)).toBe(false);
  const next = await takeLane(db, id, 'second', minuteMs);
  expect(next?.holder).toBe('second');
  expect(await renewLane(db, lane, minuteMs)).toBe(false);
});

describe('two who take the lanes of the same accounts', () => {
  it.each<[string, (two: Pair) => Promise<() => Promise<unknown>>]>([
    [
      'packages published in the other order',
      async ({ first, last }) => {
        const items = [
          { pkGUID: await room.write('To the last'), bids: [last.id] },
          { pkGUID: await room.write('To the first'), bids: [first.id] },
        ];
        return () => publishPackage(room.context, room.maya, items, fromContent);
      },
    ],
    [
      'a batch',
      async ({ first, last }) => {
        const pkGUIDs = [await room.write('One of a batch')];
        const batch = { pkGUIDs, bids: [last.id, first.id] };
        const whole = room.context.channels.map((channel) =>
          channel.id === 31 ? { ...channel, rules: { ...channel.rules, articlesAtMost: 8 } } : channel,
        );
        return () => publishBatch({ ...room.context, channels: whole }, room.maya, batch, fromContent);
      },
    ],
    [
      'a package withdrawn',
      async ({ first, last }) => {
        const pkGUID = await room.write('Withdrawn from both');
        await publishTo(pkGUID, last);
        await publishTo(pkGUID, first);
        return () => withdrawPackage(room.context, room.maya, { id: pkGUID });
      },
    ],
    [
      'what waits for both, woken',
      async ({ first, last }) => {
        for (const account of [last, first]) {
          await room.strike(account, 'unauthorized');
          await room.advance(await room.publish(account), ['auth-required']);
        }
        return () =>
          room.context.db.transaction().execute((tx) => wakeWaiting(room.context, tx, [last.id, first.id]));
      },
    ],
  ])('%s: one waits for the other, and neither for ever', async (_what, prepare) => {
    const two = await pair();
    const deed = await prepare(two);
    const { db } = room.context;
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%account_lane%'`;
    let done: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await readFence(tx, two.first.id);
      done = deed().catch((error: unknown) => error);
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBeGreaterThan(0);
      await readFences(tx, [two.last.id, two.first.id]);
    });
    expect(await done).not.toBeInstanceOf(Error);
  });
});

it('a lane that another one has since is not given back by who had it before', async () => {
  const { db } = room.context;
  const account = await room.account('facebook');
  const old = await takeLane(db, account.id, 'old', -1_000);
  expect(await takeLane(db, account.id, 'new', 60_000)).toMatchObject({ holder: 'new' });
  if (!old) throw new Error('the lane is held');
  await releaseLane(db, old);
  expect(await takeLane(db, account.id, 'third', 60_000)).toBeNull();
});

it('a lane that rests is not taken for what is to be looked at later', async () => {
  const { db } = room.context;
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const doubted = await room.advance(await room.publish(account), ['reconciling']);
  await restLane(db, account.id, 60 * minuteMs);
  await touch(room, doubted, { wake_at: new Date(Date.now() + 30 * minuteMs) });
  expect(await takeLane(db, account.id, 'early', 60_000)).toBeNull();
  await touch(room, doubted, { wake_at: new Date(0) });
  expect(await takeLane(db, account.id, 'in time', 60_000)).toMatchObject({ holder: 'in time' });
});

it('a post whose time is over, held back by its editor for longer, keeps no other of its account waiting', async () => {
  const { db } = room.context;
  const account = await room.account('facebook');
  const held = await room.publish(account, 'Held back');
  await db.transaction().execute(async (tx) =>
    movePublication(tx, held, await readFence(tx, account.id), 'scheduled', {
      expires_at: nowPlus(-minuteMs),
      wake_at: nowPlus(60 * minuteMs),
    }),
  );
  const other = await room.publish(account, 'Not held back');
  expect((await findNext(db, account.id))?.publication.id).toBe(other.id);
  expect((await advanceUntil(room.context, other, ['published'])).state).toBe('published');
});

describe('what the sweep wakes', () => {
  const woken = async (atMost: number, ids: readonly string[]) => {
    const found = await findIdleAccountsWithWork(room.context.db, atMost);
    return found.map(({ accountId }) => accountId).filter((id) => ids.includes(id));
  };
  const inAnHour = () => new Date(Date.now() + 60 * minuteMs);

  it('no account where all that is due waits for an open call: hundreds of those would hide the next', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const out = await room.advance(await room.publish(account), ['reconciling']);
    await touch(room, out, { wake_at: inAnHour() });
    const behind = await room.publish(account, 'Behind it');
    expect(await woken(1_000, [account.id])).toEqual([]);
    await touch(room, out, { wake_at: new Date(0) });
    expect(await woken(1_000, [account.id])).toEqual([account.id]);
    await touch(room, out, { wake_at: inAnHour() });
    await sql`update publication set expires_at = ${new Date(0)}, fence = (select fence from account_lane
      where account_id = ${account.id}) where id = ${behind.id}`.execute(room.context.db);
    expect(await woken(1_000, [account.id])).toEqual([account.id]);
  });

  it('so many of each channel, the longest waiting first: one that does not answer hides no other', async () => {
    const [early, late] = [await room.account('facebook'), await room.account('facebook')];
    const other = await room.account('twitter');
    for (const [account, at] of [
      [early, 1_000],
      [late, 2_000],
      [other, 3_000],
    ] as const)
      await touch(room, await room.publish(account), { wake_at: new Date(at) });
    const ids = [early.id, late.id, other.id];
    expect(await woken(1, ids)).toEqual([early.id, other.id]);
    expect(await woken(1_000, ids)).toEqual(ids);
  });
});
