// First calls: what lets a marker through in one statement is what the brakes say, it is whole or not there, and an answer that was lost sends nothing (I1, I2, I5).
import { signs } from '@herald/contract/permissions.ts';
import { sql, type KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { now, type Tx } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import { behind } from '../../db/test-behind.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { moveClock } from '../../db/test-turns.ts';
import { advanceUntil, allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { findBrake } from './find-brake.ts';
import { findChannel } from './find-channel.ts';
import { publishPackage } from './publish-package.ts';
import { endCall, markFirstCall } from './store/calls.ts';
import { requestCancel } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { isFree, restPlatform } from './store/platforms.ts';
import { Overtaken, type Publication } from './store/rows.ts';

let room: Newsroom;
let undo: (() => Promise<unknown>)[] = [];
keepDoubtfulRoom((opened) => {
  room = opened;
});
afterEach(async () => {
  for (const one of undo) await one();
  undo = [];
  await room.context.db.deleteFrom('platform_state').execute();
});

/** Its worker ends right before it would be sent. */
const dies = (context: Context): Context => ({
  ...context,
  reach: async (point) => {
    if (point === 'F03') throw new Overtaken('killed');
  },
});
/** As far as it comes before its marker; who asked for it holds these codes by now. */
async function prepared(held: readonly string[] = allPublishingSigns) {
  const { context } = room;
  const who = await testActor(context, { department: 'Desk', signs: allPublishingSigns });
  const account = await room.account('facebook');
  const asked = [{ pkGUID: await room.write(`First ${account.externalId}`), bids: [account.id] }];
  const [queued] = await publishPackage(context, who, asked, fromContent);
  if (!queued) throw new Error('nothing was queued');
  const one = await advanceUntil(dies(context), queued, ['preparing']);
  await context.db.deleteFrom('role_sign').where('role_id', '=', who.roleId).execute();
  for (const sign of held)
    await context.db.insertInto('role_sign').values({ role_id: who.roleId, sign }).execute();
  const lane = context.db.selectFrom('account_lane').select('fence').where('account_id', '=', account.id);
  const { fence } = await lane.executeTakeFirstOrThrow();
  return { one, who, account, fence };
}
const mark = (one: Publication, fence: number) =>
  markFirstCall(room.context.db, one, fence, { patch: { handle: null }, sendDeadlineMs: 1_000 });
const attemptsOf = ({ id }: Publication) =>
  room.context.db
    .selectFrom('attempt')
    .select(['n', 'fence', 'outcome'])
    .where('publication_id', '=', id)
    .execute();
const stateOf = async ({ id }: Publication) => {
  const { state, attempt_no, version } = await room.read(id);
  return { state, attempt_no, version };
};

describe('what is free in one statement', () => {
  /** What one statement says of it, and what the brakes do. */
  const askBoth = (one: Publication) =>
    room.context.db.transaction().execute(async (tx) => {
      const row = tx.selectFrom('publication').select(isFree.as('isFree')).where('id', '=', one.id);
      const { isFree: free } = await row.executeTakeFirstOrThrow();
      const { instead } = await findBrake(tx, one, findChannel(room.context, one.channel_id), null);
      return { free, braked: instead !== null };
    });

  const codes = [signs.publishes, signs.schedules, signs.hidesAccounts];
  const sets = Array.from({ length: 2 ** codes.length }, (_, bits) =>
    codes.filter((_code, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
  it.each(sets.map((held) => ({ held })))(
    'is never what the brakes hold back: requester with $held',
    async ({ held }) => {
      const { free, braked } = await askBoth((await prepared(held)).one);
      // Who only schedules is asked about there, the longer way.
      expect(free).toBe(!braked && held.includes(signs.publishes));
    },
  );

  type Prepared = Awaited<ReturnType<typeof prepared>>;
  const brakes: Readonly<Record<string, (what: Prepared) => Promise<unknown>>> = {
    'a pause': async () => {
      const pause = await pauseRoom(room);
      undo.push(() => pause.lift());
    },
    'a cancellation': ({ one, who }) =>
      room.context.db.transaction().execute((tx) => requestCancel(tx, one.id, who.personId)),
    'a platform that asked to wait': ({ one }) => restPlatform(room.context.db, one.channel_id, 60_000),
    'a breaker': ({ one }) =>
      sql`insert into platform_state (channel_id, open_until)
        values (${one.channel_id}, herald_now() + interval '1 minute')`.execute(room.context.db),
    'its time': () => moveClock(room, 72 * 3_600_000),
    'a requester who was disabled': ({ who }) =>
      room.context.db
        .updateTable('person')
        .set({ status: 'disabled' })
        .where('id', '=', who.personId)
        .execute(),
  };
  it.each(Object.keys(brakes))('is nothing that is held back by %s, and nothing is written', async (name) => {
    const what = await prepared();
    expect(await askBoth(what.one)).toEqual({ free: true, braked: false });
    await brakes[name]?.(what);
    expect(await askBoth(what.one)).toEqual({ free: false, braked: true });
    const before = await stateOf(what.one);
    expect(await mark(what.one, what.fence)).toBeNull();
    expect([await attemptsOf(what.one), await stateOf(what.one)]).toEqual([[], before]);
  });
});

describe('the marker of a first call', () => {
  it('is one statement, and no transaction, where nothing stands in its way', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account);
    let isMarking = false;
    let begun = 0;
    const { db } = room.context;
    const watched = new Proxy(db, {
      get: (target, key) => {
        if (key === 'transaction' && isMarking) begun += 1;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const reach = async (at: string) => {
      if (at === 'F03') isMarking = true;
      if (at === 'F04') isMarking = false;
    };
    await advancePublication.run({ ...room.context, db: watched, reach }, { accountId: account.id });
    expect([(await room.read(queued.id)).state, begun]).toEqual(['published', 0]);
  });

  const locks: Readonly<Record<string, (tx: Tx, one: Publication) => Promise<unknown>>> = {
    'its lane': (tx, one) => readFence(tx, one.account_id),
    'its row alone': async () => undefined,
  };
  it.each(Object.keys(locks))(
    'leaves nothing where somebody who held %s changed the row after its snapshot',
    async (held) => {
      const { one, fence } = await prepared();
      const change = async (tx: Tx) => {
        await locks[held]?.(tx, one);
        await tx.updateTable('publication').set({ wake_at: now, fence }).where('id', '=', one.id).execute();
      };
      expect(await behind(room.context, change, [() => mark(one, fence)])).toEqual([null]);
      expect(await attemptsOf(one)).toEqual([]);
      expect(await stateOf(one)).toMatchObject({ state: 'preparing', attempt_no: 0 });
    },
  );

  it('is made after all where the row was only locked', async () => {
    const { one, fence } = await prepared();
    const lock = (tx: Tx) =>
      tx.selectFrom('publication').select('id').where('id', '=', one.id).forUpdate().execute();
    const [marked] = await behind(room.context, lock, [() => mark(one, fence)]);
    expect(marked).toMatchObject({
      attempt: { n: 1, clientKey: one.id },
      sent: { state: 'inflight', attempt_no: 1, version: one.version + 1 },
    });
    expect(await attemptsOf(one)).toEqual([{ n: 1, fence, outcome: null }]);
  });

  it('of two at once is one', async () => {
    const { one, fence } = await prepared();
    const lock = (tx: Tx) => readFence(tx, one.account_id);
    const both = await behind(room.context, lock, [() => mark(one, fence), () => mark(one, fence)]);
    expect(both.filter((marked) => marked === null)).toHaveLength(1);
    expect(await attemptsOf(one)).toHaveLength(1);
  });

  it('leaves no attempt where the fence is an old one, or another call of its account is out', async () => {
    const { one, fence } = await prepared();
    await expect(mark(one, fence - 1)).rejects.toMatchObject({ code: 'HER01' });
    expect(await attemptsOf(one)).toEqual([]);
    const { db } = room.context;
    const second = await room.publish({ id: one.account_id });
    await sql`alter table publication disable trigger user`.execute(db);
    undo.push(() => sql`alter table publication enable trigger user`.execute(db));
    await db.updateTable('publication').set({ state: 'processing' }).where('id', '=', second.id).execute();
    await sql`alter table publication enable trigger user`.execute(db);
    await expect(mark(one, fence)).rejects.toMatchObject({ constraint: 'one_outstanding_mutation' });
    expect(await attemptsOf(one)).toEqual([]);
  });

  it('that was committed and never heard of sends nothing: it is looked for, and a person is asked', async () => {
    const account = await room.account('facebook');
    const text = `Unheard ${account.externalId}`;
    const queued = await room.publish(account, text);
    let isLost = false;
    const losing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isLost && result.rows.some((row) => 'attemptId' in row)) {
          isLost = true;
          throw new Error('Connection terminated unexpectedly');
        }
        return result;
      },
    };
    const context = { ...room.context, db: room.context.db.withPlugin(losing) };
    await advancePublication.run(context, { accountId: account.id });
    expect([isLost, await attemptsOf(queued)]).toMatchObject([true, [{ n: 1, outcome: 'worker-died' }]]);
    expect(await room.advance(queued)).toMatchObject({ state: 'unknown', attempt_no: 1 });
    expect(await room.calls(account, 'publish', text)).toBe(0);
  });
});

it('the end of a call is not written where its step was somebody else’s', async () => {
  const { one, fence } = await prepared();
  const marked = await mark(one, fence);
  if (!marked) throw new Error('nothing was marked');
  const { attempt, sent } = marked;
  const end = { patch: { evidence: { sent: true } }, attemptId: attempt.id, outcome: 'live' };
  await room.context.db.transaction().execute(async (tx) => {
    const outdated = { ...sent, version: sent.version - 1 };
    await expect(endCall(tx, outdated, fence, 'reconciling', end)).rejects.toBeInstanceOf(Overtaken);
  });
  expect(await attemptsOf(one)).toEqual([{ n: 1, fence, outcome: null }]);
});
