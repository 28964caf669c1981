import { Draft, PackageBody } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { savePackage } from '../content/save-package.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let ines: TestActor;
let plans: Plans;
keepEditors((begun) => {
  ({ room, ines } = begun);
  plans = plansOf(begun.room, begun.app);
});

const cover = async () => (await keepTestPicture(room.context, room.maya, 'jpg')).url;
const draft = async (words: string, more: object = {}) =>
  (
    await saveDraft(
      room.context,
      room.maya,
      Draft.parse({
        title: words,
        thumb: await cover(),
        draftMediaList: [{ mediaType: 3, content: `${words}, in full.` }],
        ...more,
      }),
    )
  ).id;
const article = async (words: string, more: object = {}) =>
  savePackage(
    room.context,
    room.maya,
    PackageBody.parse({
      title: words,
      thumbPic: await cover(),
      materialList: [{ mediaType: 3, content: `${words}, in full.` }],
      ...more,
    }),
  );

async function toldTogether(name: string) {
  const account = await room.account('wechat');
  const bridge = await draft(`Bridge, ${name}`);
  const ferry = await article(`Ferry, ${name}`);
  const pkGUIDs = [bridge, ferry.pkGUID];
  const [message] = await publishBatch(room.context, room.maya, { pkGUIDs, bids: [account.id] }, fromContent);
  if (!message) throw new Error('nothing was queued');
  await room.advance(message, ['published']);
  // The first article has news, for tomorrow.
  await draft(`Bridge again, ${name}`, { id: bridge });
  const { id: schedule } = await plans.plan({ draftid: bridge }, [account]);
  // The second one has some, too: another item.
  await article(`Ferry again, ${name}`, { pkGUID: ferry.pkGUID, revision: ferry.revision });
  return { account, ferry: ferry.pkGUID, schedule };
}

it('the news of one article is published while those of the other wait for their time', async () => {
  const { account, ferry } = await toldTogether('now');
  const sent = publishPackage(room.context, ines, [{ pkGUID: ferry, bids: [account.id] }], fromContent);
  expect(await sent).toHaveLength(1);
});

it('or planned: and nobody is offered to replace the plan of the other, which would never go out', async () => {
  const { account, ferry, schedule } = await toldTogether('later');
  const asked = { pkGUID: ferry, channelBindIds: account.id, pubTime: await plans.clockIn(60) };
  const first = await plans.call('schedulepubmaterial/insert', asked);
  // As console/src/features/detail/use-planning.ts does after one yes to a question that names no title.
  if (first.status === 409) await plans.call('schedulepubmaterial/insert', { ...asked, replaces: schedule });
  const waiting = (await plans.partsOf(account)).filter(({ state }) => state === 'scheduled');
  expect(waiting.map(({ title }) => title).toSorted()).toEqual(['Bridge again, later', 'Ferry again, later']);
});
