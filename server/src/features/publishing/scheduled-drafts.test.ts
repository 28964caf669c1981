// A draft on its way: its status tells the truth, it waits for one time only, and its words are not changed behind it.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft, PackageBody } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { moveClock } from '../../db/test-turns.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { readDraft } from '../content/read-draft.ts';
import { removeDraft } from '../content/remove-draft.ts';
import { removePackage } from '../content/remove-package.ts';
import { saveDraft } from '../content/save-draft.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';
import { relayOutbox } from './relay-outbox.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
let account: TestAccount;

beforeAll(async () => {
  room = await testNewsroom();
  account = await room.account('facebook');
});
afterAll(() => room.close());

const body = (content: string, more: object = {}) =>
  PackageBody.parse({ title: 'Tides', materialList: [{ mediaType: 3, content }], ...more });
const write = (content: string, more: object = {}) =>
  saveDraft(
    room.context,
    room.maya,
    Draft.parse({ title: 'Tides', draftMediaList: [{ mediaType: 3, content }], ...more }),
  );
const read = (id: string) => readDraft(room.context, room.maya, { id });
const statusOf = async (id: string) => (await read(id)).draft.status;

type Asked = { draftid?: string; pkGUID?: string; replaces?: string; channelBindIds?: string[] };

async function schedule(asked: Asked, minutes = 60) {
  const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + minutes * minuteMs);
  const pubTime = wallClockOf(due, room.context.config.zone);
  return schedulePackage(
    room.context,
    room.maya,
    { pubTime, channelBindIds: [account.id], ...asked },
    fromContent,
  );
}

const waitingOf = async (draftId: string) => {
  const rows = room.context.db.selectFrom('publication').select(['schedule_id', 'post']);
  return rows.where('draft_id', '=', draftId).where('state', '=', 'scheduled').execute();
};

describe('a draft that is published as its package', () => {
  it('R-COMP-049 R-STATE-001: becomes used once it is live, though the call names only the package', async () => {
    const { id } = await write('Low at noon.');
    const { pkGUID } = await savePackage(room.context, room.maya, body('Low at noon.', { draftid: id }));
    const [one] = await publishPackage(
      room.context,
      room.maya,
      [{ pkGUID, bids: [account.id] }],
      fromContent,
    );
    if (!one) throw new Error('nothing was queued');
    expect(await statusOf(id)).toBe(1);
    await room.advance(one);
    await relayOutbox(room.context, handlers);
    expect(await statusOf(id)).toBe(2);
  });
});

describe('a draft that waits for its time', () => {
  it('is not scheduled a second time unless the schedule it replaces is named, and then only the new one waits', async () => {
    const { id } = await write('First words.');
    const first = await schedule({ draftid: id });
    await expect(schedule({ draftid: id }, 90)).rejects.toMatchObject({
      code: 'already-scheduled',
      figures: { schedule: first.id, time: first.pubTime, zone: first.zone },
    });
    await expect(schedule({ pkGUID: first.pkGUID }, 90)).rejects.toMatchObject({ code: 'already-scheduled' });
    expect(await waitingOf(id)).toHaveLength(1);

    await write('Other words.', { id, replaces: first.id });
    const second = await schedule({ draftid: id, replaces: first.id }, 90);
    const waiting = await waitingOf(id);
    expect(waiting).toMatchObject([{ schedule_id: second.id, post: { text: 'Other words.' } }]);
    expect(await read(id)).toMatchObject({ schedule: { id: second.id, pubTime: second.pubTime } });
    // What is told of the cancelled ones must not bring back a draft that waits again.
    await relayOutbox(room.context, handlers);
    expect(await statusOf(id)).toBe(6);
    await withdrawSchedule(room.context, room.maya, { id: second.id }, fromContent);
    expect(await statusOf(id)).toBe(1);
  });

  it('waits once when two schedule it in the same moment', async () => {
    const { id } = await write('Asked twice.');
    const other = await room.account('twitter');
    const both = await Promise.allSettled([
      schedule({ draftid: id }),
      schedule({ draftid: id, channelBindIds: [other.id] }, 90),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await waitingOf(id)).toHaveLength(1);
  });

  it('keeps its schedule when the one that should replace it is refused', async () => {
    const { id } = await write('Still the old plan.');
    const first = await schedule({ draftid: id });
    const asked = {
      draftid: id,
      replaces: first.id,
      channelBindIds: ['00000000-0000-0000-0000-000000000000'],
    };
    await expect(schedule(asked, 90)).rejects.toMatchObject({ code: 'not-found' });
    expect(await waitingOf(id)).toMatchObject([{ schedule_id: first.id }]);
  });

  it('is not replaced once it has begun', async () => {
    const { id } = await write('Too late to replace.');
    const first = await schedule({ draftid: id });
    const part = await room.context.db
      .selectFrom('publication')
      .selectAll()
      .where('schedule_id', '=', first.id)
      .executeTakeFirstOrThrow();
    await moveClock(room, scheduleLeadMs + 61 * minuteMs);
    await room.advance(part);
    await expect(schedule({ draftid: id, replaces: first.id })).rejects.toMatchObject({
      code: 'stands-otherwise',
    });
    await moveClock(room, 0);
  });

  it('is neither saved nor deleted, as draft or as package, until its timing is withdrawn', async () => {
    const { context, maya } = room;
    const { id } = await write('As promised.');
    const { id: scheduleId, pkGUID, pubTime, zone } = await schedule({ draftid: id });
    const refused = { code: 'still-scheduled', figures: { schedule: scheduleId, time: pubTime, zone } };
    await expect(write('Changed behind it.', { id })).rejects.toMatchObject(refused);
    await expect(removeDraft(context, maya, { id })).rejects.toMatchObject(refused);
    for (const of of [{ draftid: id }, { pkGUID }])
      await expect(savePackage(context, maya, body('Changed behind it.', of))).rejects.toMatchObject(refused);
    await expect(removePackage(context, maya, { pkGUID })).rejects.toMatchObject(refused);
    expect((await read(id)).draft.draftMediaList).toMatchObject([{ content: 'As promised.' }]);

    await withdrawSchedule(context, maya, { id: scheduleId }, fromContent);
    await write('Changed after all.', { id });
    await removeDraft(context, maya, { id });
    await removePackage(context, maya, { pkGUID });
  });
});
