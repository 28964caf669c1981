// One call that names two packages of one draft is told so by their numbers, not to look for a publication that the refusal itself has undone, nor that different words were the same.
import { beforeAll, expect, it } from 'vitest';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('two versions of one item in one call are refused as such', async () => {
  const account = await room.account('facebook');
  const id = await plans.write('First words of both.');
  const one = await plans.publish({ id }, await room.account('facebook'));
  const { pkGUID, revision: packageRevision } = await say(room, 'Second words of both.');
  await plans.write('Second words of both.', { id, pkGUID, packageRevision });
  const items = [pkGUID, one.package_id].map((of) => ({ pkGUID: of, bids: [account.id] }));
  await expect(publishPackage(room.context, room.maya, items, fromContent)).rejects.toMatchObject({
    code: 'content-refused',
    problems: [{ code: 'item-in-two-versions', figures: { item: 2, other: 1 } }],
  });
});
