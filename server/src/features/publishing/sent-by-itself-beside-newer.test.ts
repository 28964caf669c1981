// What a person was told to be in doubt is sent again by the machine once it is proven absent: not beside newer words of its item that went out meanwhile (decision 0016, fourth rule).
import { failed } from '@herald/channels/failure.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { looking, publishSaved, say } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { wakeWaiting } from './wake-waiting.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  // So long the lane is held for one that is looked for; then a person is told.
  { holdLaneAtMostMs: 300 },
);
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

const cannotLook = {
  'its platform answers again': failed('unknown', '502').failure,
  'its account is authorised again': failed('permission', 'signed out').failure,
} as const;

it.each(['its platform answers again', 'its account is authorised again'] as const)(
  'former words do not come out beside newer ones that are live, once %s',
  async (when) => {
    const account = await room.account('facebook');
    const { pkGUID, revision } = await say(room, `Ferry at nien: ${when}.`);
    const publish = () => publishSaved(room, account, pkGUID);
    const blind = looking(room, { state: 'cannot-look', failure: cannotLook[when] });
    await room.strike(account, 'reset-before');
    const older = await publish();
    const unknown = await advanceUntil(blind, older, ['unknown']);
    // The editor was told, sees the slip, and publishes the corrected words. Nothing is said against it.
    await say(room, `Ferry at nine: ${when}.`, { pkGUID, revision });
    const newer = await publish().catch(() => null);
    if (newer) await advanceUntil(blind, newer, ['published']);
    await waitQuiet(unknown);
    if (when === 'its account is authorised again')
      await room.context.db.transaction().execute((tx) => wakeWaiting(room.context, tx, [account.id]));
    const seeing = looking(room, { state: 'absent', looked: 3 });
    for (let turns = 0; turns < 20; turns += 1) {
      await advancePublication.run(seeing, { accountId: account.id });
      await sleep(50);
    }
    const texts = (await room.posts(account)).map(({ text }) => text);
    // One of the two, whichever; never both unasked.
    expect(texts).toHaveLength(1);
  },
);
