// Which words are newer is known although the clock was set back between the two.
import { failed } from '@herald/channels/failure.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '@herald/contract/constants.ts';
import { beforeAll, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock } from '../../db/test-turns.ts';
import { looking, publishSaved, say } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

// 0 is the control: green today.
it.each([0, hourMs])(
  'former words are not sent again beside newer ones, though the clock was set back by %i ms between the two',
  async (aheadMs) => {
    const account = await room.account('facebook');
    const { pkGUID, revision } = await say(room, `Boat at nien, ${aheadMs}.`);
    const publish = () => publishSaved(room, account, pkGUID);
    const blind = looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });
    await moveClock(room, aheadMs);
    await room.strike(account, 'reset-before');
    await advanceUntil(blind, await publish(), ['unknown']);
    await moveClock(room, 0);
    await say(room, `Boat at nine, ${aheadMs}.`, { pkGUID, revision });
    await advanceUntil(blind, await publish(), ['published']);
    // And an hour later.
    await moveClock(room, aheadMs + 60_000);
    const seeing = looking(room, { state: 'absent', looked: 3 });
    for (let turns = 0; turns < 20; turns += 1) {
      await advancePublication.run(seeing, { accountId: account.id });
      await sleep(50);
    }
    const texts = (await room.posts(account)).map(({ text }) => text);
    expect(texts).toEqual([`Boat at nine, ${aheadMs}.`]);
  },
);
