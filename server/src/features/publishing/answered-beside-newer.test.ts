// A person lets the older of two that are unknown be sent: the newer one is not sent again by the machine beside it.
import { failed } from '@herald/channels/failure.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { pauseRoom } from '../../db/test-pauses.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { looking, publishSaved, say } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  // So long the lane is held for one that is looked for; then a person is told.
  { holdLaneAtMostMs: 300 },
);
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it.each(['has gone out', 'waits behind a pause'] as const)(
  'newer words are not sent again by the machine once the older ones were answered for: that one %s',
  async (when) => {
    const account = await room.account('facebook');
    const { pkGUID, revision } = await say(room, `Ferry at nien, it ${when}.`);
    const publish = () => publishSaved(room, account, pkGUID);
    const blind = looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });
    await room.strike(account, 'reset-before');
    const older = await advanceUntil(blind, await publish(), ['unknown']);
    await say(room, `Ferry at nine, it ${when}.`, { pkGUID, revision });
    await room.strike(account, 'reset-before');
    const newer = await advanceUntil(blind, await publish(), ['unknown']);
    await waitQuiet(newer);
    // The platform answers again: nothing of either is there.
    const seeing = looking(room, { state: 'absent', looked: 3 });
    const pause =
      when === 'waits behind a pause'
        ? await pauseRoom(room, { scope: 'account', accountId: account.id })
        : null;
    const answered = await resolvePublication(seeing, room.maya, { id: older.id, answer: 'not-live' });
    expect(answered.state).toBe('scheduled');
    const work = async () => {
      for (let turns = 0; turns < 20; turns += 1) {
        await advancePublication.run(seeing, { accountId: account.id });
        await sleep(50);
      }
    };
    await work();
    await pause?.lift();
    await work();
    const texts = (await room.posts(account)).map(({ text }) => text);
    // One of the two; never both unasked.
    expect(texts).toHaveLength(1);
  },
);
