// What was looked at and nothing newer: a draft or a package that a colleague has changed since is neither published nor planned.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft, PackageBody } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';
import { schedulePackage } from './schedule-package.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const words = (content: string) => [{ mediaType: 3 as const, content }];
const draftOf = (content: string, more: object = {}) =>
  Draft.parse({ title: 'Lock gate', draftMediaList: words(content), ...more });
const packageOf = (content: string, more: object = {}) =>
  PackageBody.parse({ title: 'Lock gate', materialList: words(content), ...more });
const writer = () => testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
const publish = (bid: string, item: object) =>
  publishPackage(room.context, room.maya, [{ bids: [bid], ...item }], fromContent);
async function plan(bid: string, asked: object) {
  const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + 60 * minuteMs);
  const pubTime = wallClockOf(due, room.context.config.zone);
  return schedulePackage(room.context, room.maya, { pubTime, channelBindIds: [bid], ...asked }, fromContent);
}
const stale = (who: { name: string }) => ({ code: 'changed-elsewhere', figures: { who: who.name } });
const begun = async () => (await room.context.db.selectFrom('publication').select('id').execute()).length;

it('a draft is published and planned only as it was seen', async () => {
  const [account, colleague] = [await room.account('facebook'), await writer()];
  const seen = await saveDraft(room.context, room.maya, draftOf('It is shut.'));
  const { revision } = await saveDraft(
    room.context,
    colleague,
    draftOf('It is open.', { id: seen.id, revision: seen.revision }),
  );
  const before = await begun();
  const old = { draftrevision: seen.revision };
  await expect(publish(account.id, { id: seen.id, ...old })).rejects.toMatchObject(stale(colleague));
  await expect(plan(account.id, { draftid: seen.id, ...old })).rejects.toMatchObject(stale(colleague));
  expect(await begun()).toBe(before);
  expect(await publish(account.id, { id: seen.id, draftrevision: revision })).toHaveLength(1);
});

it('a package is planned only as it was seen', async () => {
  const [account, colleague] = [await room.account('facebook'), await writer()];
  const { pkGUID, revision } = await savePackage(room.context, room.maya, packageOf('Seen.'));
  const newer = await savePackage(room.context, colleague, packageOf('Unseen.', { pkGUID, revision }));
  await expect(plan(account.id, { pkGUID, revision })).rejects.toMatchObject(stale(colleague));
  expect((await plan(account.id, { pkGUID, revision: newer.revision })).pkGUID).toBe(pkGUID);
});
