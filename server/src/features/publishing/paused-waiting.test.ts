// What is due and held up by a pause: nothing of it was begun, so it is taken, changed, published anew and withdrawn like all that waits, and goes out once when the pause is over.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { pauseRoom, type TestPause } from '../../db/test-pauses.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { advancePublication } from './advance-publication.job.ts';
import { editSchedule } from './edit-schedule.ts';
import { grabSchedule } from './grab-schedule.ts';
import { listPublications } from './list-publications.ts';
import { publishSchedule } from './publish-schedule.ts';
import { releaseSchedule } from './release-schedule.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const words = (text: string) =>
  Draft.parse({ title: text, draftMediaList: [{ mediaType: 3, content: text }] });
async function pubTimeIn(milliseconds: number) {
  const due = new Date((await readClock(room.context.db)).getTime() + milliseconds);
  return wallClockOf(due, room.context.config.zone);
}
/** Its time has come, and a pause keeps it. */
async function paused(text: string) {
  const { context, maya } = room;
  const account = await room.account('facebook');
  const { id: draftid } = await saveDraft(context, maya, words(text));
  const pubTime = await pubTimeIn(scheduleLeadMs + minuteMs);
  const asked = { pubTime, channelBindIds: [account.id], draftid };
  const { id, pkGUID } = await schedulePackage(context, maya, asked, fromContent);
  const pause = await pauseRoom(room, { scope: 'account', accountId: account.id });
  await passTime(room, scheduleLeadMs + 2 * minuteMs);
  await work(account);
  return { id, pkGUID, draftid, account, pause };
}
const work = ({ id }: TestAccount) => advancePublication.run(room.context, { accountId: id });
const partsOf = (account: TestAccount) =>
  room.context.db.selectFrom('publication').selectAll().where('account_id', '=', account.id).execute();
async function textsAfter(account: TestAccount, pause: TestPause) {
  await work(account);
  expect(await room.posts(account)).toEqual([]);
  await pause.lift();
  for (const one of await partsOf(account)) if (one.state === 'scheduled') await room.advance(one);
  await work(account);
  return (await room.posts(account)).map(({ text }) => text);
}

it('D-01: is taken by an editor, and given back it waits for the lead rule’s time', async () => {
  const { id, pkGUID, account, pause } = await paused('Taken under a pause');
  const history = () => listPublications(room.context, room.maya, { id: pkGUID });
  expect(await history()).toMatchObject({ items: [{ state: 'scheduled', reason: 'reason-paused' }] });
  expect((await grabSchedule(room.context, room.maya, { id })).schedule.held).toMatchObject({ isMine: true });
  await pause.lift();
  await work(account);
  expect(await room.posts(account)).toEqual([]);
  expect(await releaseSchedule(room.context, room.maya, { id })).toMatchObject({ moved: true });
  await passTime(room, scheduleLeadMs * 2);
  for (const one of await partsOf(account)) await room.advance(one, ['published']);
  expect(await room.posts(account)).toHaveLength(1);
});

it('R-PUB-015: is published now, and goes out once when the pause is over', async () => {
  const { id, account, pause } = await paused('Now, under a pause');
  const asked = { schedulePubMaterialId: id, bids: [], status: 5 as const };
  const [one] = await publishSchedule(room.context, room.maya, asked, fromContent);
  expect((await partsOf(account)).map((part) => part.id)).toEqual([one?.id]);
  expect(await textsAfter(account, pause)).toEqual(['Now, under a pause']);
});

it('R-PUB-015: is published from its edit with the words as saved there, and only with those', async () => {
  const { id, draftid, account, pause } = await paused('Old words, paused');
  await grabSchedule(room.context, room.maya, { id });
  await saveDraft(room.context, room.maya, { ...words('New words, paused'), id: draftid, replaces: id });
  const asked = { schedulePubMaterialId: id, bids: [], status: 4 as const };
  await publishSchedule(room.context, room.maya, asked, fromContent);
  expect(await textsAfter(account, pause)).toEqual(['New words, paused']);
});

it('R-SCHED-023: is planned anew, and goes out at that time only', async () => {
  const { id, account, pause } = await paused('Later, under a pause');
  const asked = { id, pubTime: await pubTimeIn(2 * scheduleLeadMs), channelBindIds: [] };
  await editSchedule(room.context, room.maya, asked, fromContent);
  await pause.lift();
  await work(account);
  expect(await room.posts(account)).toEqual([]);
  await passTime(room, 2 * scheduleLeadMs);
  for (const one of await partsOf(account)) if (one.state === 'scheduled') await room.advance(one);
  expect(await room.posts(account)).toHaveLength(1);
});

it('D-02: is withdrawn, and nothing of it goes out', async () => {
  const { id, account, pause } = await paused('Never, under a pause');
  await withdrawSchedule(room.context, room.maya, { id }, fromContent);
  expect(await textsAfter(account, pause)).toEqual([]);
});

it('is being sent as soon as the pause is over, and is refused as such', async () => {
  const { id, pause } = await paused('Lifted');
  await pause.lift();
  await expect(grabSchedule(room.context, room.maya, { id })).rejects.toMatchObject({
    code: 'already-sending',
  });
});
