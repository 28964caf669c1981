// What two do at the same time: lift pauses, look and answer, bind an account while its call is out, want and no longer want, lock the same rows.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bindTestAccountAgain } from '../../db/test-account.ts';
import { keepDoubtfulRoom, knowingKeys, sweepDoubts, sweepDoubtsTo } from '../../db/test-doubts.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import type { Context } from '../../context.ts';
import { resolvePublication } from './resolve-publication.ts';
import { requestCancel } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { wakeWaiting } from './wake-waiting.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

/** Nothing of it is to be seen, and nobody may look for a while. */
async function unseen(words: string, context: Context = room.context) {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
  const one = await advanceUntil(context, await room.publish(account, words), ['unknown']);
  await room.sandbox.liftFaults();
  return { account, one };
}

it('two pauses lifted at once leave nothing waiting for either', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const lost = await advanceUntil(knowingKeys(room), await room.publish(account), ['reconciling']);
  const one = await advanceUntil(knowingKeys(room), lost, ['scheduled']);
  const scopes = [{ scope: 'everything' }, { scope: 'account', accountId: account.id }] as const;
  for (let round = 0; round < 6; round += 1) {
    const pauses = await Promise.all(scopes.map((what) => pauseRoom(room, what)));
    await expect
      .poll(async () => (await sweepDoubts(room, one)).wake_at?.getTime(), { timeout: 8_000 })
      .toBeGreaterThan(Date.now() + 60_000);
    await Promise.all(pauses.map((pause) => pause.lift()));
    const { wake_at: wake } = await room.read(one.id);
    expect(wake?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    if (round < 5) continue;
    await sweepDoubtsTo(room, one, 'published');
  }
  expect(await room.posts(account)).toHaveLength(1);
});

it('“it is not live” counts from when its look began: what arrived while it was looked for is not sent again', async () => {
  const account = await room.account('facebook');
  const slowly = {
    ...room.context,
    pace: { ...room.context.pace, clientTimeoutMs: 900, quietWindowMs: 2_000 },
  };
  await room.strike(account, 'late-apply', { delayMs: 1_900 });
  await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
  const context = { ...slowly, pace: { ...slowly.pace, holdLaneAtMostMs: 400 } };
  const one = await advanceUntil(context, await room.publish(account, 'Late'), ['unknown']);
  await room.sandbox.liftFaults();
  const until = (one.settle_at?.getTime() ?? 0) + 200;
  const looking = {
    ...context,
    channels: context.channels.map((channel) => ({
      ...channel,
      settle: {
        ...channel.settle,
        settle: async (...asked: Parameters<typeof channel.settle.settle>) => {
          const seen = await channel.settle.settle(...asked);
          await sleep(Math.max(until - Date.now(), 0));
          return seen;
        },
      },
    })),
  };
  const answer = resolvePublication(looking, room.maya, { id: one.id, answer: 'not-live' });
  await expect(answer).rejects.toMatchObject({ code: 'call-may-arrive' });
  expect(await room.advance(one, ['published'])).toMatchObject({ state: 'published', attempt_no: 1 });
  expect(await room.posts(account)).toHaveLength(1);
});

it('an account bound again while its call is refused keeps the new sign-in, and the post goes out with it', async () => {
  const account = await room.account('facebook');
  const queued = await room.publish(account, 'Bound again');
  await room.strike(account, 'unauthorized');
  let isBound = false;
  const reach = async (at: string) => {
    if (at !== 'F08' || isBound) return;
    isBound = true;
    await bindTestAccountAgain(room.context, account.id, wakeWaiting);
  };
  const ended = await advanceUntil({ ...room.context, reach }, queued, ['published', 'auth-required']);
  expect([isBound, ended.state]).toEqual([true, 'published']);
});

it('“it is not live, send” is not overruled by an older wish to have it gone', async () => {
  const { account, one } = await unseen('Wanted after all', {
    ...room.context,
    pace: { ...room.context.pace, holdLaneAtMostMs: 400 },
  });
  await room.context.db.transaction().execute((tx) => requestCancel(tx, one.id, room.maya.personId));
  await waitQuiet(one);
  await resolvePublication(room.context, room.maya, { id: one.id, answer: 'not-live' });
  expect(await room.advance(one, ['published', 'cancelled'])).toMatchObject({ state: 'published' });
  expect(await room.posts(account)).toHaveLength(1);
});

it('an answer is not lost to a deadlock: it is written once more', async () => {
  const account = await room.account('facebook');
  const queued = await room.publish(account, 'Written twice');
  let times = 0;
  const reach = async (at: string) => {
    if (at !== 'F09' || (times += 1) > 1) return;
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  };
  const live = await advanceUntil({ ...room.context, reach }, queued, ['published', 'reconciling']);
  expect(live).toMatchObject({ state: 'published', reason: 'reason-platform-said-live' });
  expect(times).toBe(2);
});

/** A person says that it is not live, and while that is looked for the machine's own look moves it `to` another state, or to the same. */
async function answerWhile(to: 'unknown' | 'published') {
  const { account, one } = await unseen(`Crossing ${to}`);
  await waitQuiet(one);
  const named = to === 'published' ? { external_id: 'x1', external_url: 'https://example.org/x1' } : {};
  const write = async () =>
    room.context.db.transaction().execute(async (tx) =>
      movePublication(tx, await room.read(one.id), await readFence(tx, account.id), to, {
        reason: one.reason,
        ...named,
      }),
    );
  let looks = 0;
  const crossed = knowingKeys(room, (channel) => ({
    settle: {
      ...channel.settle,
      settle: async (...asked) => {
        looks += 1;
        if (looks === 1) await write();
        return channel.settle.settle(...asked);
      },
    },
  }));
  const answer = resolvePublication(crossed, room.maya, { id: one.id, answer: 'not-live' });
  return { ended: await answer.catch((error: unknown) => error), looks };
}

it('an answer is not refused because the machine looked meanwhile: it is answered as it stands now', async () => {
  expect(await answerWhile('unknown')).toMatchObject({ ended: { state: 'scheduled' }, looks: 2 });
});

it('an answer comes too late once that look settled it', async () => {
  expect(await answerWhile('published')).toMatchObject({ ended: { code: 'stands-otherwise' }, looks: 1 });
});
