// Resting: a platform that is busy is left alone, however short or long it says; what waits beyond its time is missed and told of.
import { failed } from '@herald/channels/failure.ts';
import { hourMs, minuteMs } from '@herald/contract/constants.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { moveClock, turn } from '../../db/test-turns.ts';
import { paceOf } from '../../open-context.ts';
import { handlers } from '../../worker.ts';
import { advancePublication } from './advance-publication.job.ts';
import { decideChange } from './decide-change.ts';
import { decideDelay } from './decide-delay.ts';
import { readPublication } from './read-publication.ts';
import { relayOutbox } from './relay-outbox.ts';
import { findLate } from './store/backlog.ts';
import { restLane } from './store/lanes.ts';
import { listPlatforms, restPlatform } from './store/platforms.ts';
import { sweepPublications } from './sweep-publications.ts';
import { watchPlatform } from './watch-platform.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;

// The five seconds at least are half a second here.
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { scale: 0.1, lookAtMostMs: 24 * 60 * minuteMs },
);
afterEach(async () => {
  const { db } = room.context;
  await db.deleteFrom('platform_state').execute();
});

describe('a platform that wants no more posts of an account', () => {
  it.each(['taken down', 'corrected'] as const)('for a day: what stands is %s at once', async (how) => {
    const account = await room.account('twitter');
    const facebook = await room.account('facebook');
    const one = how === 'taken down' ? account : facebook;
    const live = await room.advance(await room.publish(one, `Wrong words ${how}`));
    await restLane(room.context.db, one.id, 26 * 60 * minuteMs);
    const waits = await room.publish(one, `Next ${how}`);
    if (how === 'taken down') await withdrawPublication(room.context, room.maya, { id: live.id });
    else await room.edit(live, 'Right words');
    const ended = await room.advance(live, [how === 'taken down' ? 'withdrawn' : 'published']);
    expect(ended.reason).toBe(how === 'taken down' ? 'reason-withdrawn' : 'reason-edited');
    const next = await room.read(waits.id);
    expect([next.state, next.attempt_no]).toEqual(['scheduled', 0]);
    await withdrawPublication(room.context, room.maya, { id: next.id });
  });
});

describe('a platform that names no wait to speak of', () => {
  it('is asked again only after some seconds, and each refusal makes them more', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'rate-seconds', { retryAfterSeconds: 0, times: 1_000 });
    const queued = await room.publish(account, 'Hammer');
    const until = performance.now() + 3_200;
    while (performance.now() < until)
      await advancePublication.run(room.context, { accountId: account.id }, () => performance.now() < until);
    const calls = await room.calls(account, 'publish', 'Hammer');
    expect(calls).toBeGreaterThanOrEqual(2);
    expect(calls).toBeLessThanOrEqual(3);
    await room.sandbox.liftFaults();
    expect((await room.advance(queued)).state).toBe('published');
  });

  it('the least of it doubles up to ten minutes; a longer wait it names is kept to', () => {
    const times = { pace: paceOf(1), chance: 0 };
    const restAfter = (attempt_no: number, named: number | null) =>
      decideDelay({ tries: 0, attempt_no }, { failure: failed('rate', 'no', '', named).failure }, times)
        .restMs;
    expect([1, 2, 3, 8, 50].map((calls) => restAfter(calls, 0))).toEqual([
      5_000, 10_000, 20_000, 640_000, 640_000,
    ]);
    expect([restAfter(1, 3_600), restAfter(1, null)]).toEqual([3_600_000, 60_000]);
  });
});

describe('a platform too busy for a change', () => {
  it('burns none of its tries, and asks again no sooner than some seconds later', () => {
    const live = { tries: 7, state: 'withdrawing' as const };
    const failure = failed('rate', 'busy', '', 0).failure;
    expect(decideChange('withdraw', live, failure, { pace: paceOf(1), chance: 0 })).toMatchObject({
      to: 'withdrawing',
      tries: 7,
      wakeInMs: 5_000,
    });
  });
});

describe('a platform too busy for one change of a post that was changed before', () => {
  it('is left alone for the least of it, however many changes were made: and longer with each refusal of this one', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Changed often'));
    for (const words of ['Once', 'Twice', 'Thrice', 'Four times', 'Five times']) {
      await room.edit(live, words);
      await room.advance(live, ['published']);
    }
    await room.strike(account, 'rate-seconds', {
      operation: 'facebook.edit',
      retryAfterSeconds: 0,
      times: 3,
    });
    await room.edit(live, 'Six times');
    const waits: number[] = [];
    for (let turns = 0; turns < 3; turns += 1) {
      const { wake_at: wake } = await turn(room, live);
      waits.push((wake?.getTime() ?? 0) - (await readClock(room.context.db)).getTime());
    }
    // It names a second, which the third refusal doubles; counted with the five before it would be sixteen at once.
    expect(waits.map((wait) => Math.ceil(wait / 1_200))).toEqual([1, 1, 2]);
  });
});

describe('a longer rest', () => {
  it('of a platform or of an account is not shortened by a shorter one', async () => {
    const { db } = room.context;
    const account = await room.account('facebook');
    for (const milliseconds of [60 * minuteMs, 1_000]) {
      await restPlatform(db, 31, milliseconds);
      await restLane(db, account.id, milliseconds);
    }
    const at = (await readClock(db)).getTime();
    const [platform] = await listPlatforms(db);
    const lane = await db
      .selectFrom('account_lane')
      .select('not_before')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    for (const { not_before: until } of [platform, lane].flatMap((one) => one ?? []))
      expect((until?.getTime() ?? 0) - at).toBeGreaterThan(50 * minuteMs);
    expect(platform?.rests).toBe(true);
  });
});

const lineOf = async (id: string) => (await readPublication(room.context, room.maya, { id })).item;

it('what stands behind the one that was told to wait says so too, and until when', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'rate-seconds', { retryAfterSeconds: 3_600 });
  const first = await room.publish(account, 'Told to wait');
  const behind = await room.publish(account, 'Waits with it');
  await advancePublication.run(room.context, { accountId: account.id });
  const lane = await room.context.db
    .selectFrom('account_lane')
    .select('not_before')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(await lineOf(first.id)).toMatchObject({ state: 'scheduled', reason: 'reason-busy' });
  expect(await lineOf(behind.id)).toMatchObject({
    state: 'scheduled',
    reason: 'reason-busy',
    nextLookAt: lane.not_before?.toISOString(),
  });
  for (const { id } of [first, behind]) await withdrawPublication(room.context, room.maya, { id });
});

describe('a platform that asks for longer than a post is worth anything', () => {
  const late = () => findLate(room.context.db, 5 * minuteMs);
  /** As the sweep does: what it wakes is taken on. */
  const sweepOn = async (accountId: string) => {
    const woken: string[] = [];
    await sweepPublications(room.context, (asked) => woken.push(asked.accountId));
    if (woken.includes(accountId)) await advancePublication.run(room.context, { accountId });
    return woken.includes(accountId);
  };

  it('of one account: it rings while it rests, and all that wait there are missed in time and told of', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'rate-absurd');
    const first = await room.publish(account, 'Absurdly long');
    const behind = await room.publish(account, 'Behind it');
    await advancePublication.run(room.context, { accountId: account.id });
    const resting = await room.read(first.id);
    expect(resting.wake_at).toEqual(resting.expires_at);
    expect((await late()).count).toBe(0);
    for (const waits of [first, behind])
      expect(await lineOf(waits.id)).toMatchObject({
        reason: 'reason-busy-too-long',
        detail: '',
        nextLookAt: waits.expires_at.toISOString(),
      });
    await moveClock(room, 6 * minuteMs);
    expect(await late()).toMatchObject({ count: 2, resting: 2 });
    expect((await late()).oldestSeconds).toBeGreaterThan(5 * 60);
    expect(await sweepOn(account.id)).toBe(false);
    await moveClock(room, 24 * hourMs + minuteMs);
    expect(await sweepOn(account.id)).toBe(true);
    expect([(await room.read(first.id)).state, (await room.read(behind.id)).state]).toEqual([
      'missed',
      'missed',
    ]);
    // What kept it from going out is told of it still.
    expect(resting.platform_code).not.toBe('');
    const { platform_code, detail } = resting;
    expect(await room.read(first.id)).toMatchObject({ platform_code, detail });
    expect(await room.calls(account, 'publish', 'Absurdly long')).toBe(1);
    expect(await sweepOn(account.id)).toBe(false);
    await relayOutbox(room.context, handlers);
    const told = await room.context.db
      .selectFrom('message')
      .select('kind')
      .where('link', 'like', `%${behind.id}`)
      .execute();
    expect(told).toEqual([{ kind: 'message-missed' }]);
  });

  it('of our whole application: as well', async () => {
    const busy = failed('rate', 'no', '4', 2 * 86_400).failure;
    await watchPlatform(room.context, 31, { ...busy, scope: 'application' });
    const account = await room.account('facebook');
    const one = await room.publish(account);
    await advancePublication.run(room.context, { accountId: account.id });
    const resting = await room.read(one.id);
    expect(resting).toMatchObject({ reason: 'reason-platform-resting', wake_at: resting.expires_at });
    await moveClock(room, 6 * minuteMs);
    expect(await late()).toMatchObject({ count: 1, resting: 1 });
    await moveClock(room, 24 * hourMs + minuteMs);
    await sweepOn(account.id);
    expect((await room.read(one.id)).state).toBe('missed');
  });

  it('before it takes one down: the account is given back, its other posts go on, and what rests is done in time', async () => {
    const { context, maya } = room;
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'To be gone'));
    await room.strike(account, 'rate-seconds', {
      operation: 'facebook.delete',
      retryAfterSeconds: 2 * 3_600,
    });
    await withdrawPublication(context, maya, { id: live.id });
    await advancePublication.run(context, { accountId: account.id });
    const resting = await room.read(live.id);
    expect(resting).toMatchObject({ state: 'withdrawing', tries: 0, rests: true, reason: 'reason-busy' });
    expect(resting.wake_at?.getTime()).toBeGreaterThan((await readClock(context.db)).getTime() + hourMs);
    const other = await room.advance(await room.publish(account, 'Not behind it'));
    expect(other.state).toBe('published');
    await withdrawPublication(context, maya, { id: other.id });
    expect((await room.advance(other, ['withdrawn'])).state).toBe('withdrawn');
    expect(await room.calls(account, 'delete', live.external_id ?? '')).toBe(1);
    expect(await room.read(live.id)).toMatchObject({ version: resting.version });
    await moveClock(room, (resting.wake_at?.getTime() ?? 0) - Date.now() + minuteMs);
    expect((await room.advance(live, ['withdrawn'])).rests).toBe(false);
  });

  it('before it edits one: what was asked for meanwhile goes first, and the new words come by themselves', async () => {
    const { context } = room;
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Old words'));
    await room.strike(account, 'rate-seconds', {
      operation: 'facebook.edit',
      retryAfterSeconds: 2 * 3_600,
    });
    await room.edit(live, 'New words');
    await advancePublication.run(context, { accountId: account.id });
    const resting = await room.read(live.id);
    expect(resting).toMatchObject({ state: 'editing', rests: true, reason: 'reason-busy' });
    await room.strike(account, 'reset-before');
    const doubted = await room.advance(await room.publish(account, 'In doubt'), ['reconciling']);
    await moveClock(room, (resting.wake_at?.getTime() ?? 0) - Date.now() + minuteMs);
    // Woken while another call of the account is out, it waits for that one (I2).
    await room.advance(doubted);
    expect((await room.advance(live, ['published'])).reason).toBe('reason-edited');
    expect((await room.posts(account))[0]?.text).toBe('New words');
  });
});
