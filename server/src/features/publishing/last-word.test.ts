// Who had the last word on what goes out is told by an order that no clock turns back, nor a call whose answer is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { failed } from '@herald/channels/failure.ts';
import { beforeAll, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock, waitQuiet } from '../../db/test-turns.ts';
import { looking, publishSaved, say, sendInVain } from '../../http/test-words.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import type { Context } from '../../context.ts';
import { advancePublication } from './advance-publication.job.ts';
import { editPackage } from './edit-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));
const hour = 3_600_000;
const textsOf = async (account: Parameters<Newsroom['posts']>[0]) =>
  (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined).map(({ text }) => text);

it.each([
  ['its own id', hour],
  ['its package', hour],
  ['its own id', 0],
  ['its package', 0],
] as const)(
  'a retry by %s asks about the same words that went out since, clock set back by %i',
  async (by, back) => {
    const account = await room.account('facebook');
    await moveClock(room, back);
    const { pkGUID } = await say(room, `Same words, ${by}, ${back}.`);
    const vain = await publishSaved(room, account, pkGUID);
    await sendInVain(room, vain);
    await moveClock(room, 0);
    const live = await publishSaved(room, account, pkGUID);
    await room.advance(live, ['published']);
    const done = await retryPublication(room.context, room.maya, {
      id: by === 'its package' ? pkGUID : vain.id,
    }).then(
      ({ queued }) => queued,
      (error: unknown) => error,
    );
    if (Array.isArray(done)) for (const one of done) await room.advance(one, ['published']);
    expect(await textsOf(account)).toHaveLength(1);
  },
);

it.each([hour, 0])('a retry by its package takes up no former words, clock set back by %i', async (back) => {
  const account = await room.account('facebook');
  await moveClock(room, back);
  const { pkGUID, revision } = await say(room, `Boat at nien, ${back}.`);
  const vain = await publishSaved(room, account, pkGUID);
  await sendInVain(room, vain);
  await moveClock(room, 0);
  await say(room, `Boat at nine, ${back}.`, { pkGUID, revision });
  await room.advance(await publishSaved(room, account, pkGUID), ['published']);
  const done = await retryPublication(room.context, room.maya, { id: pkGUID }).then(
    ({ queued }) => queued,
    () => [],
  );
  for (const one of done) await room.advance(one, ['published']);
  expect(await textsOf(account)).toHaveLength(1);
});

it.each([hour, 0])(
  'what is unknown is not sent beside an edit to newer words, clock set back by %i',
  async (back) => {
    const account = await room.account('facebook');
    const first = await say(room, `Ferry leaves, ${back}.`);
    const live = await room.advance(await publishSaved(room, account, first.pkGUID), ['published']);
    const blind = looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });
    await say(room, `Ferry at nien, ${back}.`, first);
    await moveClock(room, back);
    await room.strike(account, 'reset-before');
    await advanceUntil(blind, await publishSaved(room, account, first.pkGUID), ['unknown']);
    await moveClock(room, 0);
    await say(room, `Ferry at nine, ${back}.`, { pkGUID: first.pkGUID, revision: 2 });
    await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID: first.pkGUID }, fromContent);
    await advanceUntil(blind, live, ['published']);
    await moveClock(room, back + 60_000);
    const seeing = looking(room, { state: 'absent', looked: 3 });
    for (let turns = 0; turns < 20; turns += 1) {
      await advancePublication.run(seeing, { accountId: account.id });
      await sleep(50);
    }
    expect(await textsOf(account)).toHaveLength(1);
  },
);

it('what a person let be sent last and whose answer was lost holds newer ones back', async () => {
  const account = await room.account('facebook');
  const { pkGUID, revision } = await say(room, `Ferry at nien, last word.`);
  const blind = looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });
  await room.strike(account, 'reset-before');
  const older = await advanceUntil(blind, await publishSaved(room, account, pkGUID), ['unknown']);
  await say(room, `Ferry at nine, last word.`, { pkGUID, revision });
  await room.strike(account, 'reset-before');
  const newer = await advanceUntil(blind, await publishSaved(room, account, pkGUID), ['unknown']);
  await waitQuiet(newer);
  const seeing = looking(room, { state: 'absent', looked: 3 });
  expect((await resolvePublication(seeing, room.maya, { id: older.id, answer: 'not-live' })).state).toBe(
    'scheduled',
  );
  // It is sent and stands; its answer is lost, and nobody can look just now.
  await room.strike(account, 'reset-after');
  await advanceUntil(blind, older, ['unknown']);
  // The newer one can be looked for first.
  const partly: Context = {
    ...room.context,
    channels: room.context.channels.map((channel) => ({
      ...channel,
      settledBy: { by: 'handle' } as const,
      settle: {
        ...channel.settle,
        settle: async (_o: unknown, _a: unknown, sent: { post: { text: string } }) =>
          sent.post.text.includes('nine')
            ? ({ state: 'absent', looked: 3 } as const)
            : ({ state: 'cannot-look', failure: failed('unknown', '502').failure } as const),
      },
    })),
  };
  for (let turns = 0; turns < 30; turns += 1) {
    await advancePublication.run(partly, { accountId: account.id });
    await sleep(50);
  }
  expect(await textsOf(account)).toHaveLength(1);
});

it.each([0, hour])(
  'newer words that went out and were taken down hold older ones back, clock set back by %i',
  async (back) => {
    const account = await room.account('facebook');
    const { pkGUID, revision } = await say(room, `Ferry at nien, ${back}.`);
    const blind = looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });
    await moveClock(room, back);
    await room.strike(account, 'reset-before');
    await advanceUntil(blind, await publishSaved(room, account, pkGUID), ['unknown']);
    await moveClock(room, 0);
    await say(room, `Ferry at nine, ${back}.`, { pkGUID, revision });
    const newer = await advanceUntil(blind, await publishSaved(room, account, pkGUID), ['published']);
    await withdrawPublication(room.context, room.maya, { id: newer.id });
    await advanceUntil(blind, newer, ['withdrawn']);
    await moveClock(room, back + 60_000);
    const seeing = looking(room, { state: 'absent', looked: 3 });
    for (let turns = 0; turns < 20; turns += 1) {
      await advancePublication.run(seeing, { accountId: account.id });
      await sleep(50);
    }
    expect(await textsOf(account)).toEqual([]);
  },
);
