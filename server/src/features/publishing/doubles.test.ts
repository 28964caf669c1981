// What could post twice, bind a stranger's post or lose one, beside the faults of networks: repeats, retries, impatience.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { advanceUntil, allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { checkPublication } from './check-publication.ts';
import { publishPackage } from './publish-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { readFence } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;

keepDoubtfulRoom((opened) => {
  room = opened;
});

/** The same house where looking at any account answers this. */
function whereLooking(answers: Settlement): Context {
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    settle: { ...channel.settle, settle: async () => answers },
  }));
  return { ...room.context, channels };
}

async function publishAgain(account: TestAccount, packageId: string): Promise<Publication> {
  const items = [{ pkGUID: packageId, bids: [account.id], again: true }];
  const [again] = await publishPackage(room.context, room.maya, items, fromContent);
  if (!again) throw new Error('nothing was queued');
  return again;
}

describe('the same post once more, as a person confirmed', () => {
  it.each(['facebook', 'twitter'] as const)(
    'lost on its way to %s: the first one’s post is not taken for it',
    async (platform) => {
      const account = await room.account(platform);
      const first = await room.advance(await room.publish(account));
      await room.strike(account, 'reset-before');
      const second = await room.advance(await publishAgain(account, first.package_id));
      expect(second).toMatchObject({ state: 'unknown', external_id: null });
      expect(await room.posts(account)).toHaveLength(1);
    },
  );
});

describe('the same text, of this package or another, while the first may still become live', () => {
  it.each([
    { state: 'reconciling', platform: 'facebook', fault: 'reset-before' },
    { state: 'processing', platform: 'twitter', fault: 'accepted-then-flip' },
  ] as const)('$state: refused, confirmed or not', async ({ state, platform, fault }) => {
    const account = await room.account(platform);
    const text = `One at a time: ${state}`;
    await room.strike(account, fault, { delayMs: 60_000 });
    const first = await room.advance(await room.publish(account, text), [state]);
    const other = await room.write(text);
    for (const packageId of [first.package_id, other])
      await expect(publishAgain(account, packageId)).rejects.toMatchObject({ code: 'already-on-its-way' });
  });

  it('being taken down: refused until it is', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account));
    await withdrawPublication(room.context, room.maya, { id: live.id });
    const again = () => publishAgain(account, live.package_id);
    await expect(again()).rejects.toMatchObject({ code: 'already-on-its-way' });
    await room.advance(live, ['withdrawn']);
    expect((await again()).state).toBe('scheduled');
  });
});

describe('"it is not there, publish again"', () => {
  it.each([
    ['while the platform is still at work on it', 'processing', 'still-at-work'],
    ['while it lies with its owner', 'handed-over', 'with-its-owner'],
  ] as const)('%s: refused, and with why', async (_when, state, code) => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const unknown = await room.advance(await room.publish(account));
    const seen = whereLooking({ state, askAgainInSeconds: 1 });
    const answer = resolvePublication(seen, room.maya, { id: unknown.id, answer: 'not-live' });
    await expect(answer).rejects.toMatchObject({ code });
    expect((await room.read(unknown.id)).state).toBe('unknown');
  });

  it('gives it a day from then on, whenever it was due', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const unknown = await room.advance(await room.publish(account));
    await resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'not-live' });
    const { expires_at, updated_at } = await room.read(unknown.id);
    expect(expires_at.getTime()).toBeGreaterThan(unknown.expires_at.getTime());
    expect(expires_at.getTime() - updated_at.getTime()).toBeGreaterThan(86_399_000);
  });
});

describe('a platform that knows our key', () => {
  it('is given the same key at every try of one publication, and another for another', async () => {
    const account = await room.account('facebook');
    const keys: string[] = [];
    const channels = room.context.channels.map((channel) => ({
      ...channel,
      publish: (...[outside, to, sending]: Parameters<typeof channel.publish>) => {
        keys.push(sending.clientKey);
        if (keys.length === 1) return Promise.resolve(failed('presend', 'not yet'));
        return channel.publish(outside, to, sending);
      },
    }));
    const counting = { ...room.context, channels };
    await advanceUntil(counting, await room.publish(account), ['published']);
    await advanceUntil(counting, await room.publish(account), ['published']);
    const [first, second, third] = keys;
    expect(keys).toHaveLength(3);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('a call made again under its key, and refused', () => {
  it('says nothing of the first one: that is looked for and found, never called failed', async () => {
    const account = await room.account('facebook');
    const text = 'Refused the second time';
    let calls = 0;
    const channels = room.context.channels.map((channel): Channel => ({
      ...channel,
      settledBy: { by: 'key', windowSeconds: 3_600_000 },
      publish: async (...sending) => {
        calls += 1;
        if (calls > 1) return failed('content', 'not a second time');
        await channel.publish(...sending);
        return failed('unknown', 'reset');
      },
    }));
    // The list lags behind the first call: it is sent again before it shows.
    await room.strike(account, 'list-lag', { operation: 'facebook.list', lagMs: 60_000, times: 1 });
    const live = await advanceUntil({ ...room.context, channels }, await room.publish(account, text), []);
    expect(calls).toBe(2);
    expect(live).toMatchObject({ state: 'published', attempt_no: 2, reason: 'reason-found-on-the-account' });
    expect((await room.posts(account)).map((post) => post.externalId)).toEqual([live.external_id]);
  });
});

describe('a fault of our own after the call was made', () => {
  it('is no proof that nothing was posted: looked for and found, never sent again', async () => {
    const account = await room.account('facebook');
    let calls = 0;
    const channels = room.context.channels.map((channel) => ({
      ...channel,
      publish: async (...sending: Parameters<typeof channel.publish>) => {
        calls += 1;
        await channel.publish(...sending);
        throw new Error('a mistake of ours');
      },
    }));
    const live = await advanceUntil({ ...room.context, channels }, await room.publish(account), []);
    expect(live).toMatchObject({ state: 'published', reason: 'reason-found-on-the-account' });
    expect(calls).toBe(1);
    expect(await room.posts(account)).toHaveLength(1);
  });
});

describe('asked to look again while it is being looked for', () => {
  it('looks at once, by the same hand that looks anyway, and sends nothing', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const lost = await room.advance(await room.publish(account), ['reconciling']);
    const patient = { ...room.context, pace: { ...room.context.pace, lookEveryMs: 3_600_000 } };
    await advanceUntil(patient, lost, ['reconciling']);
    const before = room.queued.length;
    const asked = await checkPublication(room.context, room.maya, { id: lost.id });
    expect(asked).toEqual({ state: 'reconciling' });
    expect(room.queued.slice(before)).toEqual([`advance-publication ${account.id}`]);
    const { wake_at, updated_at } = await room.read(lost.id);
    expect(wake_at?.getTime()).toBeLessThanOrEqual(updated_at.getTime());
    expect(await room.posts(account)).toEqual([]);
  });
});

describe('what a platform was still at work on', () => {
  it('and we may no longer look at: looked for as lost before a person is asked', async () => {
    const account = await room.account('twitter');
    await room.strike(account, 'accepted-then-flip', { delayMs: 60_000 });
    const atWork = await room.advance(await room.publish(account), ['processing']);
    const blind = whereLooking({
      state: 'cannot-look',
      failure: failed('permission', 'not for you').failure,
    });
    const unknown = await advanceUntil(blind, atWork, ['unknown', 'failed']);
    expect(unknown).toMatchObject({ state: 'unknown', reason: 'reason-cannot-look', attempt_no: 1 });
  });
});

describe('trying again what failed', () => {
  async function failedOne(account: TestAccount): Promise<Publication> {
    const one = await room.advance(await room.publish(account));
    expect(one.state).toBe('failed');
    return one;
  }

  it('a whole package, pressed twice, at once and one after the other: one new publication', async () => {
    const account = await room.account('facebook', { tasks: ['ANALYZE'] });
    const refused = await failedOne(account);
    const id = refused.package_id;
    const press = () => retryPublication(room.context, room.maya, { id });
    const { both } = await room.context.db.transaction().execute(async (tx) => {
      // Held so long that both have begun.
      await readFence(tx, account.id);
      const pressed = Promise.all([press(), press()]);
      await sleep(150);
      return { both: pressed };
    });
    expect((await both).flatMap(({ queued }) => queued)).toHaveLength(1);
    expect(await press()).toMatchObject({ queued: [], left: [{ id: refused.id, state: 'failed' }] });
  });

  it('of another department: it is not there', async () => {
    const stranger = await testActor(room.context, { department: 'Far off', signs: allPublishingSigns });
    const refused = await failedOne(await room.account('facebook', { tasks: ['ANALYZE'] }));
    const live = await room.advance(await room.publish(await room.account('facebook')));
    for (const { id } of [refused, live])
      await expect(retryPublication(room.context, stranger, { id })).rejects.toMatchObject({
        code: 'not-found',
      });
  });
});
