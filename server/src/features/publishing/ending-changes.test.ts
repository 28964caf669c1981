// Changes that do not succeed: each ends within a day, and whoever asked hears of it before and then (I10).
import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '@herald/contract/constants.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { moveClock, toldOf, turn } from '../../db/test-turns.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { advancePublication } from './advance-publication.job.ts';
import { editPackage } from './edit-package.ts';
import { openAttempt } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import { restPlatform } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';
import { readPublication } from './read-publication.ts';
import { withdrawPublication } from './withdraw-publication.ts';

const dayMs = 24 * hourMs;

let room: Newsroom;
let owner: TestActor;
let asker: TestActor;
keepNewsroom(
  async (opened) => {
    room = opened;
    owner = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    asker = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
  },
  {
    retryBaseMs: 5,
    quietWindowMs: 900_000,
    holdLaneAtMostMs: 1_200_000,
    lookAtMostMs: dayMs,
  },
);
afterEach(async () => {
  const { db } = room.context;
  await db.deleteFrom('platform_state').execute();
});

const heard = async (post: Publication, person: TestActor) =>
  (await toldOf(room, post, person)).filter((kind) => kind !== 'message-live');

async function live(): Promise<{ account: TestAccount; post: Publication }> {
  const account = await room.account('facebook');
  await room.context.db
    .updateTable('channel_account')
    .set({ owner_id: owner.personId })
    .where('id', '=', account.id)
    .execute();
  return { account, post: await room.advance(await room.publish(account, 'Old words')) };
}
const withdraw = ({ id }: Publication) => withdrawPublication(room.context, asker, { id });
async function edit(post: Publication): Promise<void> {
  const pkGUID = await room.write('New words');
  await editPackage(room.context, asker, { opp_id: post.id, pkGUID }, fromContent);
}

describe('a platform that is always too busy for a change', () => {
  it('to take down: whoever asked hears so after an hour, and after a day that it is given up; the post stands', async () => {
    const { account, post } = await live();
    await room.strike(account, 'rate-seconds', {
      operation: 'facebook.delete',
      retryAfterSeconds: 1,
      times: 999,
    });
    await withdraw(post);
    await turn(room, post);
    expect(await heard(post, asker)).toEqual([]);
    for (const hours of [2, 3, 12]) {
      await moveClock(room, hours * hourMs);
      expect(await turn(room, post)).toMatchObject({ state: 'withdrawing', reason: 'reason-busy' });
      expect(await heard(post, asker)).toEqual(['message-change-waits']);
    }
    await moveClock(room, dayMs + 1_000);
    expect(await turn(room, post)).toMatchObject({ state: 'published', reason: 'reason-change-given-up' });
    // What kept it from being done is said on, and that it goes on by itself is not.
    const { item } = await readPublication(room.context, room.maya, { id: post.id });
    expect(item.detail).toMatch(/^Facebook asks to go slower .* Try again/);
    expect(await heard(post, asker)).toEqual(['message-change-waits', 'message-change-failed']);
    expect(await heard(post, room.maya)).toContain('message-change-failed');
    expect(await heard(post, owner)).toEqual([]);
  });

  it('to edit, and names a wait beyond all measure: it is said at once, and asked no later than when the day is over', async () => {
    const { account, post } = await live();
    await room.strike(account, 'rate-absurd', { operation: 'facebook.edit', times: 9 });
    await edit(post);
    const resting = await turn(room, post);
    expect(resting).toMatchObject({ state: 'editing', rests: true });
    expect(resting.wake_at?.getTime()).toBeLessThan(Date.now() + dayMs + 1_000);
    expect(await heard(post, asker)).toEqual(['message-change-waits']);
    await moveClock(room, dayMs + 1_000);
    expect(await turn(room, post)).toMatchObject({ state: 'edit-failed', reason: 'reason-change-given-up' });
    expect(await room.calls(account, 'edit', post.external_id ?? '')).toBe(1);
  });
});

describe('a change whose account must be authorised again', () => {
  const signOut = ({ id }: TestAccount) =>
    room.context.db
      .updateTable('channel_account')
      .set({ state: 'auth-required' })
      .where('id', '=', id)
      .execute();

  it('is told its owner as well, who alone can mend it', async () => {
    const { account, post } = await live();
    await signOut(account);
    await edit(post);
    expect(await turn(room, post)).toMatchObject({
      state: 'edit-failed',
      reason: 'reason-change-signed-out',
    });
    expect(await heard(post, owner)).toEqual(['message-change-sign-in']);
    expect((await heard(post, asker)).toSorted()).toEqual([
      'message-change-failed',
      'message-change-sign-in',
    ]);
  });

  it('in doubt waits for its owner a day; then nobody claims to know what became of it', async () => {
    const { account, post } = await live();
    await withdraw(post);
    await room.context.db
      .transaction()
      .execute(async (tx) => openAttempt(tx, post, 'withdraw', await readFence(tx, account.id), 1_000));
    await signOut(account);
    expect(await turn(room, post)).toMatchObject({ state: 'withdrawing', reason: 'reason-sign-in-expired' });
    expect(await heard(post, owner)).toEqual(['message-change-sign-in']);
    await moveClock(room, dayMs + 1_000);
    expect(await turn(room, post)).toMatchObject({ state: 'published', reason: 'reason-withdrawal-unknown' });
    expect(await heard(post, asker)).toContain('message-change-unknown');
  });
});

describe('what waits with no call out holds up nothing of its account (I2)', () => {
  const goesOn = async (account: TestAccount) =>
    (await room.advance(await room.publish(account, `Beside it ${account.id}`))).state;

  it('new words in a pause', async () => {
    const { account, post } = await live();
    const other = await room.advance(await room.publish(account, 'To go meanwhile'));
    const pause = await pauseRoom(room);
    await edit(post);
    expect(await turn(room, post)).toMatchObject({ reason: 'reason-paused', rests: true });
    expect((await withdraw(other)).state).toBe('withdrawing');
    expect((await room.advance(other, ['withdrawn'])).state).toBe('withdrawn');
    await pause.lift();
  });

  it('a withdrawal while the whole platform rests', async () => {
    const { account, post } = await live();
    await withdraw(post);
    await restPlatform(room.context.db, 31, hourMs / 2);
    expect(await turn(room, post)).toMatchObject({ reason: 'reason-platform-resting', rests: true });
    await room.context.db.deleteFrom('platform_state').execute();
    expect(await goesOn(account)).toBe('published');
  });
});

it('a call that was not answered holds its account until the next one, nothing else of it is sent (I2)', async () => {
  const { account, post } = await live();
  await room.strike(account, '500-before', { operation: 'facebook.delete', times: 1 });
  await withdraw(post);
  const slow = { ...room.context, pace: { ...room.context.pace, retryBaseMs: 60_000 } };
  await advancePublication.run(slow, { accountId: account.id });
  expect(await room.read(post.id)).toMatchObject({ state: 'withdrawing', rests: false });
  const other = await room.publish(account, 'Behind the doubt');
  await advancePublication.run(room.context, { accountId: account.id });
  expect((await room.read(other.id)).state).toBe('scheduled');
  expect((await turn(room, post)).state).toBe('withdrawn');
  expect((await room.advance(other)).state).toBe('published');
});

it.each(['edit', 'withdraw'] as const)(
  'a pause inside the commit of the marker of %s counts against the send deadline (§10 D2)',
  async (op) => {
    const { context } = room;
    const { account, post } = await live();
    if (op === 'edit') await edit(post);
    else await withdraw(post);
    let held: Promise<void> = Promise.resolve();
    // The trigger shares the lane's row: the marker cannot commit until this transaction ends.
    const hold = () =>
      new Promise<void>((locked) => {
        held = context.db.transaction().execute(async (tx) => {
          await readFence(tx, account.id);
          locked();
          await sleep(600);
        });
      });
    const reach = (point: string) => (point === 'F02' ? hold() : Promise.resolve());
    const pace = { ...context.pace, sendDeadlineMs: 150 };
    await advancePublication.run({ ...context, pace, reach }, { accountId: account.id }, oneTurn());
    await held;
    const attempt = await context.db
      .selectFrom('attempt')
      .select(['outcome', 'op'])
      .where('publication_id', '=', post.id)
      .where('op', '=', op)
      .where('n', '=', 1)
      .executeTakeFirstOrThrow();
    expect(attempt).toEqual({ outcome: 'presend', op });
  },
);

/** Asked before the lane is taken, and before each turn. */
function oneTurn(): () => boolean {
  let asks = 0;
  return () => (asks += 1) <= 2;
}

describe('a change that a fault of our own meets every time', () => {
  it.each([
    ['edit', 'editing', 'edit-failed'],
    ['withdrawal', 'withdrawing', 'published'],
  ] as const)('%s: it goes on by itself, and after a day it is given up and told', async (name, on, end) => {
    const { account, post } = await live();
    await (name === 'edit' ? edit(post) : withdraw(post));
    // A fault of our own, as long as it lasts.
    const putOn = (channelId: number) =>
      room.context.db
        .updateTable('channel_account')
        .set({ channel_id: channelId })
        .where('id', '=', account.id)
        .execute();
    await putOn(99);
    const waits = await turn(room, post);
    expect(waits.state).toBe(on);
    expect(waits.wake_at).not.toBeNull();
    expect(await heard(post, asker)).toEqual([]);
    await moveClock(room, dayMs + hourMs);
    await putOn(post.channel_id);
    expect(await turn(room, post)).toMatchObject({
      state: end,
      reason: 'reason-change-given-up',
      detail: '',
    });
    expect(await heard(post, asker)).toEqual(['message-change-failed']);
  });
});
