// One message of WeChat with two versions of one item among its articles is refused as two posts of one call are (item-in-two-versions).
import { beforeAll, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { say } from '../../http/test-words.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});
beforeAll(() => room.sandbox.order('/_settings', { duplicateFilter: false }));

it('two packages of one draft as articles of one message', async () => {
  const [elsewhere, wechat] = [await room.account('wechat'), await room.account('wechat')];
  const { url } = await keepTestPicture(room.context, room.maya, 'jpg');
  const id = await plans.write('First words of the article.', { thumb: url });
  const [one] = await publishPackage(room.context, ines, [{ id, bids: [elsewhere.id] }], fromContent);
  if (!one) throw new Error('nothing was queued');
  const newer = await say(room, 'Second words of the article.', { thumbPic: url });
  const { pkGUID, revision: packageRevision } = newer;
  await plans.write('Second words of the article.', { id, pkGUID, packageRevision, thumb: url });
  const asked = { pkGUIDs: [pkGUID, one.package_id], bids: [wechat.id] };
  await expect(publishBatch(room.context, ines, asked, fromContent)).rejects.toMatchObject({
    problems: [{ code: 'item-in-two-versions', figures: { item: 2, other: 1 } }],
  });
});
