// What the machine would send again waits for newer words that are posted anew once an older post is down, as every door does (refuse-coming-words.ts).
import { failed } from '@herald/channels/failure.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { looking, publishSaved, say } from '../../http/test-words.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { editPackage } from './edit-package.ts';
import { followReposts } from './follow-reposts.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('second words do not come out beside third ones that a repost of the first brings', async () => {
  const account = await room.account('twitter');
  const publish = (pkGUID: string) => publishSaved(room, account, pkGUID);
  const first = await say(room, 'Tram, first words.');
  const { pkGUID } = first;
  const live = await room.advance(await publish(pkGUID), ['published']);
  const second = await say(room, 'Tram, second words.', { pkGUID, revision: first.revision });
  await room.strike(account, 'reset-before');
  const blind = looking(room, { state: 'cannot-look', failure: failed('unknown', '502').failure });
  const unknown = await advanceUntil(blind, await publish(pkGUID), ['unknown']);
  await say(room, 'Tram, third words.', { pkGUID, revision: second.revision });
  const asked = { opp_id: live.id, pkGUID, repost: [account.id] };
  await editPackage(room.context, room.maya, asked, fromContent);
  await waitQuiet(unknown);
  // The lane goes on by itself; reposts are followed by the sweep, now and then.
  const seeing = looking(room, { state: 'absent', looked: 3 });
  for (let turns = 0; turns < 20; turns += 1) {
    await advancePublication.run(seeing, { accountId: account.id });
    await sleep(50);
  }
  for (let turns = 0; turns < 20; turns += 1) {
    await followReposts(room.context);
    await advancePublication.run(seeing, { accountId: account.id });
    await sleep(20);
  }
  const standing = (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined);
  expect(standing).toHaveLength(1);
});
