// Newer words that went out and were taken down since hold older ones back all the same, whatever the clock did.
import { setTimeout as sleep } from 'node:timers/promises';
import { failed } from '@herald/channels/failure.ts';
import { beforeAll, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock } from '../../db/test-turns.ts';
import { looking, publishSaved, say } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each([0, 3_600_000])(
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
    const standing = (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined);
    expect(standing).toHaveLength(0);
  },
);
