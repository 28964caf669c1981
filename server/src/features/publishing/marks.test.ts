// What is written before the call and after a look, where a small slip would post twice or ask nobody: windows, handles, rights and twins.
import type { Channel } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { bindTestAccountAgain } from '../../db/test-account.ts';
import { keepDoubtfulRoom, knowingKeys } from '../../db/test-doubts.ts';
import { moveClock, turn } from '../../db/test-turns.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { answerLook } from './answer-look.ts';
import { resolvePublication } from './resolve-publication.ts';
import { wakeWaiting } from './wake-waiting.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

it('absence counts only behind the time our call may take and the quiet window after it', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const lost = await room.advance(await room.publish(account), ['reconciling']);
  const attempts = room.context.db
    .selectFrom('attempt')
    .select('sent_at')
    .where('publication_id', '=', lost.id);
  const { sent_at: sentAt } = await attempts.executeTakeFirstOrThrow();
  const { clientTimeoutMs, quietWindowMs } = room.context.pace;
  const windowMs = (lost.settle_at?.getTime() ?? 0) - sentAt.getTime();
  expect(windowMs).toBeGreaterThanOrEqual(clientTimeoutMs + quietWindowMs - 1);
});

it('a call whose worker died is closed as such when it is found, and not left open in the record', async () => {
  const queued = await room.publish(await room.account('facebook'), 'Left open');
  const dead = new Promise<never>(() => undefined);
  const reach = (at: string) => (at === 'F08' ? dead : Promise.resolve());
  const pace = { ...room.context.pace, leaseMs: 100, renewMs: minuteMs };
  void advancePublication.run({ ...room.context, reach, pace }, { accountId: queued.account_id });
  await expect.poll(async () => (await room.read(queued.id)).state).toBe('inflight');
  expect((await room.advance(queued)).state).toBe('published');
  const attempts = room.context.db.selectFrom('attempt').select(['outcome', 'ended_at']);
  expect(await attempts.where('publication_id', '=', queued.id).execute()).toEqual([
    { outcome: 'worker-died', ended_at: expect.any(Date) },
  ]);
});

it('a look that stumbles over a fault of our own is made again, and finds it', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-after');
  let looks = 0;
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    settle: {
      ...channel.settle,
      settle: (...asked) => {
        looks += 1;
        return looks === 1 ? Promise.reject(new Error('our own fault')) : channel.settle.settle(...asked);
      },
    },
  }));
  const one = await advanceUntil({ ...room.context, channels }, await room.publish(account), [
    'published',
    'unknown',
  ]);
  expect(one.state).toBe('published');
});

it('a call is marked without the handle of one before that cannot stand', async () => {
  const account = await room.account('facebook');
  const one = await room.publish(account);
  await room.context.db
    .updateTable('publication')
    .set({ handle: 'of a dead call' })
    .where('id', '=', one.id)
    .execute();
  const known: (string | null)[] = [];
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    publish: async () => failed('unknown', 'reset'),
    settle: {
      ...channel.settle,
      settle: async (_outside, _account, { handle }) => {
        known.push(handle);
        return { state: 'live', externalId: `x-${one.id}`, url: 'https://x/1', seen: '' };
      },
    },
  }));
  await advanceUntil({ ...room.context, channels }, one, ['published']);
  expect(known).toEqual([null]);
});

it('what is in doubt and whose time is over is not to be sent again, though its key is known', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const context = knowingKeys(room);
  const lost = await advanceUntil(context, await room.publish(account), ['reconciling']);
  const look = async (expires_at: Date) => {
    const seen = { state: 'absent', looked: 1 } as const;
    const askedAt = await readClock(context.db);
    return (await answerLook(context, { ...lost, expires_at }, { seen, askedAt })).decision.to;
  };
  expect(await look(lost.expires_at)).toBe('scheduled');
  expect(await look(new Date(0))).toBe('reconciling');
});

it('what a person dropped in doubt is a twin for a day, and then no longer', async () => {
  const account = await room.account('linkedin', { kind: 'member' });
  await room.strike(account, 'reset-before');
  const one = await room.advance(await room.publish(account, 'Dropped once'), ['unknown']);
  await moveClock(room, 60 * minuteMs);
  await resolvePublication(room.context, room.maya, { id: one.id, answer: 'drop' });
  await expect(room.publish(account, 'Dropped once')).rejects.toMatchObject({ code: 'same-post-again' });
  await moveClock(room, dayMs + 2 * 60 * minuteMs);
  expect((await room.publish(account, 'Dropped once')).state).toBe('scheduled');
});

it('what lies with its owner is looked for as soon as the account is bound again, and asked about when nothing shows it', async () => {
  const account = await room.account('facebook');
  let shows = true;
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    settledBy: { by: 'handle' },
    publish: async () => ({
      ok: true,
      value: { state: 'processing', handle: 'inbox', askAgainInSeconds: 0.05 },
    }),
    settle: {
      ...channel.settle,
      settle: async () =>
        shows
          ? { state: 'handed-over', askAgainInSeconds: 86_400_000 }
          : { state: 'cannot-look', failure: failed('permission', 'not yours').failure },
    },
  }));
  const context = { ...room.context, channels };
  const owned = await advanceUntil(context, await room.publish(account), ['handed-over']);
  const at = (await readClock(context.db)).getTime();
  expect((owned.wake_at?.getTime() ?? 0) - at).toBeGreaterThan(minuteMs);
  await bindTestAccountAgain(context, account.id, wakeWaiting);
  const woken = await room.read(owned.id);
  expect([woken.state, (woken.wake_at?.getTime() ?? Infinity) <= Date.now()]).toEqual(['handed-over', true]);
  shows = false;
  let now = woken;
  for (let turns = 0; turns < 40 && now.state === 'handed-over'; turns += 1)
    now = await turn({ ...room, context }, owned);
  expect(now).toMatchObject({ state: 'unknown', reason: 'reason-owner-unseen', detail: 'not yours' });
});
