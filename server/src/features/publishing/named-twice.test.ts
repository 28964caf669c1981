// One item under two names: a package and its draft in one call, and ids in capitals.
import { describe, expect, it } from 'vitest';
import { dayMs } from '@herald/contract/constants.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { signs } from '@herald/contract/permissions.ts';
import { testActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { plansOf, type Plans } from '../../http/test-plans.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let plans: Plans;
keepEditors((begun) => {
  ({ room } = begun);
  plans = plansOf(begun.room, begun.app);
});

const arranger = () =>
  testActor(room.context, {
    department: 'Desk',
    signs: [...allPublishingSigns, signs.arranges],
  });

describe('a package and its own draft in one call', () => {
  it.each(['batch', 'items', 'capitals'] as const)(
    'are one item for an account that both go to (%s)',
    async (way) => {
      const [account, other] = [await room.account('facebook'), await room.account('twitter')];
      const draftid = await plans.write(`First state ${way}.`);
      const [one] = await publishPackage(
        room.context,
        room.maya,
        [{ id: draftid, bids: [other.id] }],
        fromContent,
      );
      const pkGUID = one?.package_id ?? '';
      await plans.write(`Second state ${way}.`, { id: draftid });
      const bids = [account.id];
      const send = async () =>
        way === 'batch'
          ? publishBatch(room.context, await arranger(), { pkGUIDs: [pkGUID, draftid], bids }, fromContent)
          : publishPackage(
              room.context,
              room.maya,
              [
                { pkGUID: way === 'capitals' ? pkGUID.toUpperCase() : pkGUID, bids },
                { id: draftid, bids },
              ],
              fromContent,
            );
      await expect(send()).rejects.toMatchObject({
        code: 'content-refused',
        problems: [{ code: 'item-twice', figures: { other: 1, item: 2 } }],
      });
      expect(await plans.waitsOn(account)).toEqual([]);
    },
  );
});

describe('an id in capitals', () => {
  it('is of the package it names: what stands there for two days is asked about', async () => {
    const account = await room.account('facebook');
    const one = await room.advance(await room.publish(account, 'Stands for two days.'), ['published']);
    await passTime(room, 2 * dayMs);
    const item = { pkGUID: one.package_id.toUpperCase(), bids: [account.id] };
    const send = (more: object) =>
      publishPackage(room.context, room.maya, [{ ...item, ...more }], fromContent);
    await expect(send({})).rejects.toMatchObject({ code: 'same-post-again', figures: { twins: one.id } });
    expect(await send({ again: true })).toHaveLength(1);
  });

  it('is looked up among the revisions its sender saw as well', async () => {
    const account = await room.account('facebook');
    const body = (content: string, more: object = {}) =>
      PackageBody.parse({ title: content, materialList: [{ mediaType: mediaTypes.text, content }], ...more });
    const { pkGUID, revision } = await savePackage(room.context, room.maya, body('As seen.'));
    await savePackage(room.context, room.maya, body('Changed.', { pkGUID, revision }));
    const who = await arranger();
    for (const named of [pkGUID, pkGUID.toUpperCase()]) {
      const asked = { pkGUIDs: named, bids: account.id, revisions: { [named]: revision } };
      expect((await plans.call('contentList/pubArr', asked, who)).status).toBe(409);
    }
  });
});
