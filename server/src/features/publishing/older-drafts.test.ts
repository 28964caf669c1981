// A draft older than the package it became: what a colleague has corrected there since is not undone by saving, converting or sending the draft.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft, PackageBody } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { convertDrafts } from '../content/convert-drafts.ts';
import { movePackages } from '../content/move-packages.ts';
import { readDraft } from '../content/read-draft.ts';
import { readPackage } from '../content/read-package.ts';
import { removePackage } from '../content/remove-package.ts';
import { saveDraft } from '../content/save-draft.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';
import { schedulePackage } from './schedule-package.ts';

let room: Newsroom;
let account: TestAccount;
let colleague: TestActor;
beforeAll(async () => {
  room = await testNewsroom();
  account = await room.account('facebook');
  colleague = await testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
});
afterAll(() => room.close());

const stale = () => ({ code: 'changed-elsewhere', figures: { who: colleague.name } });
const write = (content: string, more: object = {}) =>
  saveDraft(
    room.context,
    room.maya,
    Draft.parse({ title: 'Flood', draftMediaList: [{ mediaType: 3, content }], ...more }),
  );
const body = (content: string, more: object = {}) =>
  PackageBody.parse({ title: 'Flood', materialList: [{ mediaType: 3, content }], ...more });
const convert = async (id: string) =>
  (await convertDrafts(room.context, room.maya, { ids: [id] })).pkGUIDs[0] ?? '';
const textOf = async (id: string) =>
  (await readPackage(room.context, room.maya, { id })).materialInfo.materialList[0]?.content;
const send = (id: string) =>
  publishPackage(room.context, room.maya, [{ id, bids: [account.id] }], fromContent);
async function plan(draftid: string) {
  const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + 60 * minuteMs);
  const pubTime = wallClockOf(due, room.context.config.zone);
  return schedulePackage(
    room.context,
    room.maya,
    { pubTime, channelBindIds: [account.id], draftid },
    fromContent,
  );
}
const sent = async (packageId: string) =>
  (await room.context.db.selectFrom('publication').select('id').where('package_id', '=', packageId).execute())
    .length;

/** Maya's draft and package say one thing, and a colleague has corrected the package. */
async function corrected(words: string) {
  const { id, revision } = await write(`Twelve people died ${words}.`);
  const pkGUID = await convert(id);
  await savePackage(room.context, colleague, body(`Two people died ${words}.`, { pkGUID, revision: 1 }));
  return { id, revision, pkGUID, right: `Two people died ${words}.`, wrong: `Twelve people died ${words}.` };
}

describe('a draft whose package a colleague has corrected', () => {
  it('is neither published nor scheduled nor converted, and who corrected it is named', async () => {
    const { id, pkGUID, right } = await corrected('at sea');
    await expect(send(id)).rejects.toMatchObject(stale());
    await expect(plan(id)).rejects.toMatchObject(stale());
    await expect(convert(id)).rejects.toMatchObject(stale());
    expect([await textOf(pkGUID), await sent(pkGUID)]).toEqual([right, 0]);
  });

  it('is not saved on unseen, as a draft or over the package, by who opened it then or opens it now', async () => {
    const { id, revision, pkGUID, right, wrong } = await corrected('inland');
    const { draft, basedOn, packageRevision } = await readDraft(room.context, room.maya, { id });
    expect([basedOn, packageRevision, draft.revision]).toEqual([1, 2, revision]);
    const more = { id, pkGUID, revision };
    await expect(write('More died.', more)).rejects.toMatchObject(stale());
    await expect(write('More died.', { ...more, packageRevision: 1 })).rejects.toMatchObject(stale());
    const over = body(wrong, { pkGUID, draftid: id, draftrevision: revision });
    await expect(savePackage(room.context, room.maya, over)).rejects.toMatchObject(stale());
    expect(await textOf(pkGUID)).toBe(right);
  });

  it('goes on once somebody has seen it and takes over', async () => {
    const { id, revision, pkGUID } = await corrected('upriver');
    await write('Two died, twelve are missing.', { id, pkGUID, revision, packageRevision: 2 });
    expect(await convert(id)).toBe(pkGUID);
    expect(await textOf(pkGUID)).toBe('Two died, twelve are missing.');
  });

  it('is not taken for a change of somebody else where the answer to one’s own was lost', async () => {
    const { id, revision } = await write('Rain.');
    const pkGUID = await convert(id);
    await savePackage(room.context, room.maya, body('Hail.', { pkGUID, revision: 1 }));
    const saved = await write('Hail.', { id, pkGUID, revision, packageRevision: 1 });
    await write('Hail and wind.', { id, pkGUID, revision: saved.revision, packageRevision: 2 });
    await convert(id);
    expect(await textOf(pkGUID)).toBe('Hail and wind.');
  });
});

it('a category that was moved on the list stays moved when the draft goes out', async () => {
  const { id } = await write('Moved.');
  const pkGUID = await convert(id);
  await movePackages(room.context, colleague, { pkGUIDs: [pkGUID], channel: '体育' });
  expect((await readDraft(room.context, room.maya, { id })).draft.channel).toBe('体育');
  await send(id);
  const { materialInfo } = await readPackage(room.context, room.maya, { id: pkGUID });
  expect([materialInfo.baseInfo.channel, await sent(pkGUID)]).toEqual(['体育', 1]);
});

it('another draft of a package that waits for its time does not change it', async () => {
  const first = await write('First words.');
  const pkGUID = await convert(first.id);
  const second = await write('Second words.', { pkGUID, packageRevision: 1 });
  await plan(first.id);
  await expect(send(second.id)).rejects.toMatchObject({ code: 'still-scheduled' });
  expect([await textOf(pkGUID), await sent(pkGUID)]).toEqual(['First words.', 1]);
});

it('one whose package was deleted goes on by itself, into another package', async () => {
  const { id, revision } = await write('Kept.');
  const pkGUID = await convert(id);
  await removePackage(room.context, colleague, { pkGUID });
  expect((await readDraft(room.context, room.maya, { id })).draft.pkGUID).toBeNull();
  expect((await write('Kept and more.', { id, pkGUID, revision })).pkGUID).toBeNull();
  const next = await convert(id);
  expect([next === pkGUID, await textOf(next)]).toEqual([false, 'Kept and more.']);
  await expect(write('Of nobody.', { pkGUID })).rejects.toMatchObject({ code: 'not-found' });
});

it('saving the package of a draft once more, as where the answer was lost, is the same save; with other words it is not', async () => {
  const { id, revision } = await write('High water.');
  const asked = body('High water.', { draftid: id, draftrevision: revision });
  const first = await savePackage(room.context, room.maya, asked);
  expect(await savePackage(room.context, room.maya, asked)).toEqual(first);
  const others = body('Low water.', { draftid: id, draftrevision: revision });
  await expect(savePackage(room.context, room.maya, others)).rejects.toMatchObject({
    code: 'changed-elsewhere',
  });
  expect(await textOf(first.pkGUID)).toBe('High water.');
});
