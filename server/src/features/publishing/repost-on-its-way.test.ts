// The words of a repost wait until the old post is down: newer words of the package are not queued beside them unasked.
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { editPackage } from './edit-package.ts';
import { followReposts } from './follow-reposts.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('a package that is being deleted and posted anew does not come out in two more versions', async () => {
  const account = await room.account('twitter');
  const live = await room.advance(await room.publish(account, 'Boat at egiht.'), ['published']);
  const pkGUID = live.package_id;
  const { revision } = await say(room, 'Boat at nien.', { pkGUID, revision: 1 });
  await editPackage(room.context, room.maya, { opp_id: live.id, pkGUID, repost: [account.id] }, fromContent);
  // The next slip is seen while the old post is being taken down.
  await say(room, 'Boat at nine.', { pkGUID, revision });
  const sent = await publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent).then(
    () => 'sent',
    () => 'refused',
  );
  await room.advance(live, ['withdrawn']);
  await followReposts(room.context);
  for (const part of await plans.partsOf(account))
    if (part.state === 'scheduled') await room.advance(part, ['published']);
  const standing = (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined);
  expect({ sent, texts: standing.map(({ text }) => text) }).toEqual({
    sent: 'refused',
    texts: ['Boat at nien.'],
  });
});
