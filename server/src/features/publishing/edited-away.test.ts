// A post that once showed the words of a package, and shows others by now, does not keep the package from being tried again.
import { beforeAll, expect, it } from 'vitest';
import { keepEditors } from '../../http/test-editors.ts';
import { say, sendInVain } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { editPackage } from './edit-package.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';

let room: Newsroom;
let ines: TestActor;
keepEditors((begun) => {
  ({ room, ines } = begun);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

// "own id" is the control: green before the mend.
it.each(['own id', 'package'] as const)('by its %s', async (by) => {
  const account = await room.account('facebook');
  const { pkGUID } = await say(room, `Harbour fair, ${by}.`);
  const [vain] = await publishPackage(room.context, ines, [{ pkGUID, bids: [account.id] }], fromContent);
  if (!vain) throw new Error('nothing was queued');
  await sendInVain(room, vain);
  const other = await room.advance(await room.publish(account, `Weather, ${by}.`), ['published']);
  // The wrong words were chosen for it, and taken back.
  await editPackage(room.context, room.maya, { opp_id: other.id, pkGUID }, fromContent);
  await room.advance(other, ['published']);
  await room.edit(other, `Weather, once more, ${by}.`);
  await room.advance(other, ['published']);
  const id = by === 'package' ? pkGUID : vain.id;
  const { queued } = await retryPublication(room.context, room.maya, { id });
  expect(queued).toMatchObject([{ retry_of: vain.id }]);
});
