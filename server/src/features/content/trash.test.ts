// The trash against a real Postgres: what was deleted comes back as it stood, for a month and to its own department.
import { Draft, PackageBody } from '@herald/contract/content.ts';
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import { trashKeptMs } from '@herald/contract/trash.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { readClock } from '../../db/client.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { testActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishPackage } from '../publishing/publish-package.ts';
import { schedulePackage } from '../publishing/schedule-package.ts';
import { countContent } from './count-content.ts';
import { listDrafts } from './list-drafts.ts';
import { listPackages } from './list-packages.ts';
import { markDraftScheduled } from './mark-draft-scheduled.ts';
import { markDraftUsed } from './mark-draft-used.ts';
import { movePackages } from './move-packages.ts';
import { readDraft } from './read-draft.ts';
import { readPackage } from './read-package.ts';
import { removeDraft } from './remove-draft.ts';
import { removePackage } from './remove-package.ts';
import { restoreDraft } from './restore-draft.ts';
import { restorePackage } from './restore-package.ts';
import { saveDraft } from './save-draft.ts';
import { savePackage } from './save-package.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const page = { page: 1, pageSize: 10 };
const words = [{ mediaType: 3 as const, content: 'The bridge opens.' }];
const save = async (title: string) =>
  (await saveDraft(room.context, room.maya, Draft.parse({ title, draftMediaList: words }))).id;
const pack = async (title: string) =>
  (await savePackage(room.context, room.maya, PackageBody.parse({ title, materialList: words }))).pkGUID;
const notFound = { code: 'not-found' };

it('R-DETAIL-013 C-39: drafts are listed by status, and each status is counted under the same words', async () => {
  const [draft, used, waits, gone] = [
    await save('Quay one'),
    await save('Quay two'),
    await save('Quay three'),
    await save('Quay four'),
  ];
  await save('Elsewhere');
  await markDraftUsed(room.context.db, used);
  await markDraftScheduled(room.context.db, waits);
  await removeDraft(room.context, room.maya, { id: gone });
  const list = (status?: 1 | 2 | 6 | 9) =>
    listDrafts(room.context, room.maya, { ...page, title: 'quay', ...(status ? { status } : {}) });
  const idsOf = async (status?: 1 | 2 | 6 | 9) => (await list(status)).items.map(({ id }) => id);
  expect(await idsOf()).toEqual([waits, used, draft]);
  expect(await idsOf(1)).toEqual([draft]);
  expect(await idsOf(2)).toEqual([used]);
  expect(await idsOf(6)).toEqual([waits]);
  expect(await idsOf(9)).toEqual([gone]);
  for (const status of [undefined, 9] as const)
    expect((await list(status)).counts).toEqual({ all: 3, draft: 1, used: 1, scheduled: 1, deleted: 1 });
  expect((await list(9)).total).toBe(1);
});

it('a draft comes back as it stood, and not after its month, nor for another department', async () => {
  const [used, plain] = [await save('Comes back'), await save('Stays away')];
  await markDraftUsed(room.context.db, used);
  for (const id of [used, plain]) await removeDraft(room.context, room.maya, { id });
  const stranger = await testActor(room.context, { department: 'Sport', signs: ['content:edit'] });
  await expect(restoreDraft(room.context, stranger, { id: used })).rejects.toMatchObject(notFound);
  await restoreDraft(room.context, room.maya, { id: used });
  expect((await readDraft(room.context, room.maya, { id: used })).draft).toMatchObject({
    title: 'Comes back',
    status: 2,
  });
  // Twice is once: what is not deleted has nothing to restore.
  await expect(restoreDraft(room.context, room.maya, { id: used })).rejects.toMatchObject(notFound);
  await passTime(room, trashKeptMs + 1_000);
  await expect(restoreDraft(room.context, room.maya, { id: plain })).rejects.toMatchObject(notFound);
  const asked = { ...page, title: 'Stays away', status: 9 as const };
  expect((await listDrafts(room.context, room.maya, asked)).total).toBe(0);
});

it('a draft that was published while it lay in the trash comes back as used', async () => {
  const id = await save('Was under way');
  await markDraftScheduled(room.context.db, id);
  await removeDraft(room.context, room.maya, { id });
  await markDraftUsed(room.context.db, id);
  const asked = { ...page, title: 'Was under way' };
  expect((await listDrafts(room.context, room.maya, asked)).total).toBe(0);
  await restoreDraft(room.context, room.maya, { id });
  expect((await readDraft(room.context, room.maya, { id })).draft.status).toBe(2);
});

it('a package comes back too, and the list of the deleted says until when it can', async () => {
  const pkGUID = await pack('Lock gate');
  await removePackage(room.context, room.maya, { pkGUID });
  const list = (state?: 'deleted') =>
    listPackages(room.context, room.maya, {
      ...page,
      of: 'person',
      keyWord: 'Lock gate',
      ...(state ? { state } : {}),
    });
  expect((await list()).total).toBe(0);
  const [row] = (await list('deleted')).items;
  expect(row).toMatchObject({ pkGUID });
  expect(row?.restoreUntil).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await restorePackage(room.context, room.maya, { pkGUID });
  expect((await list()).items).toMatchObject([{ pkGUID, restoreUntil: null }]);
  await removePackage(room.context, room.maya, { pkGUID });
  await passTime(room, trashKeptMs + 1_000);
  await expect(restorePackage(room.context, room.maya, { pkGUID })).rejects.toMatchObject(notFound);
});

const rowOf = (id: string) =>
  room.context.db.selectFrom('package').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('a package of another department is not there to restore, not even for who sees all', async () => {
  const pkGUID = await pack('Ours, deleted');
  await removePackage(room.context, room.maya, { pkGUID });
  const all = { department: 'Sport', signs: ['content:edit', signs.seesAll] };
  const stranger = await testActor(room.context, all);
  const before = await rowOf(pkGUID);
  await expect(restorePackage(room.context, stranger, { pkGUID })).rejects.toMatchObject(notFound);
  expect(await rowOf(pkGUID)).toEqual(before);
  await restorePackage(room.context, room.maya, { pkGUID });
});

it('a package of another department is not there to file elsewhere, not even for who sees all', async () => {
  const pkGUID = await pack('Ours, kept');
  const all = { department: 'Sport', signs: ['content:edit', signs.seesAll] };
  const stranger = await testActor(room.context, all);
  const before = await rowOf(pkGUID);
  const { name: channel } = await room.context.db
    .selectFrom('category')
    .select('name')
    .orderBy('sort', 'desc')
    .executeTakeFirstOrThrow();
  // They may read it; filing it is a change.
  expect(await readPackage(room.context, stranger, { id: pkGUID })).toMatchObject({
    materialInfo: { baseInfo: { title: 'Ours, kept' } },
  });
  const moving = movePackages(room.context, stranger, { pkGUIDs: [pkGUID], channel });
  await expect(moving).rejects.toMatchObject(notFound);
  expect(await rowOf(pkGUID)).toEqual(before);
});

it('content is listed and counted by how it stands on its accounts', async () => {
  const account = await room.account('facebook');
  const live = await room.publish(account, 'The ferry is in.');
  await room.advance(live);
  const waiting = await pack('Ferry waits');
  await publishPackage(room.context, room.maya, [{ pkGUID: waiting, bids: [account.id] }], fromContent);
  await pack('Ferry nowhere');
  const failed = await room.publish(await room.account('twitter'), 'The ferry sank.');
  await room.context.db
    .updateTable('publication')
    .set({ state: 'missed' })
    .where('id', '=', failed.id)
    .execute();
  const list = async (state: 'scheduled' | 'live' | 'partly' | 'trouble') => {
    const asked = { ...page, pageSize: 100, of: 'person' as const, keyWord: '', state };
    return (await listPackages(room.context, room.maya, asked)).items.map(({ pkGUID }) => pkGUID);
  };
  expect(await list('live')).toEqual([live.package_id]);
  expect(await list('scheduled')).toEqual([waiting]);
  expect(await list('trouble')).toEqual([failed.package_id]);
  expect(await list('partly')).toEqual([]);
  const counts = await countContent(room.context, room.maya, { ...page, of: 'mine', keyWord: '' });
  expect(counts).toMatchObject({ live: 1, scheduled: 1, trouble: 1, partly: 0 });
  const named = await countContent(room.context, room.maya, { ...page, of: 'mine', keyWord: 'ferry waits' });
  expect(named).toEqual({ all: 1, scheduled: 1, live: 0, partly: 0, trouble: 0, deleted: 0 });
  // Sent there once more it stands where it stood.
  const asked = { pkGUID: live.package_id, bids: [account.id], again: true };
  const [again] = await publishPackage(room.context, room.maya, [asked], fromContent);
  if (!again) throw new Error('nothing was queued');
  expect([await list('live'), await list('partly')]).toEqual([[live.package_id], []]);
  expect((await list('scheduled')).toSorted()).toEqual([live.package_id, waiting].toSorted());
  const beside = await countContent(room.context, room.maya, { ...page, of: 'mine', keyWord: '' });
  expect(beside).toMatchObject({ live: 1, scheduled: 2, trouble: 1, partly: 0 });
  await room.context.db
    .updateTable('publication')
    .set((row) => ({
      state: 'missed',
      fence: row.selectFrom('account_lane').select('fence').where('account_id', '=', account.id),
    }))
    .where('id', '=', again.id)
    .execute();
  expect([await list('live'), await list('scheduled')]).toEqual([[live.package_id], [waiting]]);
  expect((await list('trouble')).toSorted()).toEqual([live.package_id, failed.package_id].toSorted());
  await expect(
    countContent(room.context, room.maya, { ...page, of: 'all', keyWord: '' }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

it('several are moved to another category, all or none, each as another version of itself', async () => {
  const [one, other] = [await pack('Barge one'), await pack('Barge two')];
  const category = async (id: string) => (await readPackage(room.context, room.maya, { id })).materialInfo;
  const known = await room.context.db.selectFrom('category').select('name').orderBy('sort').execute();
  const wanted = known.at(-1)?.name ?? '';
  const before = await category(one);
  expect(before.baseInfo.channel).not.toBe(wanted);
  for (const pkGUIDs of [[one, crypto.randomUUID()], ['no id']])
    await expect(movePackages(room.context, room.maya, { pkGUIDs, channel: wanted })).rejects.toMatchObject(
      notFound,
    );
  await expect(
    movePackages(room.context, room.maya, { pkGUIDs: [one], channel: 'Nobody’s' }),
  ).rejects.toMatchObject(notFound);
  expect((await category(one)).revision).toBe(before.revision);
  expect(await movePackages(room.context, room.maya, { pkGUIDs: [one, other], channel: wanted })).toEqual({
    moved: 2,
  });
  for (const id of [one, other])
    expect(await category(id)).toMatchObject({ revision: 2, baseInfo: { channel: wanted } });
});

it.each(['scheduled', 'deleted'] as const)(
  'a package that is scheduled and deleted in one moment is the one that came first: %s',
  async (first) => {
    const { id } = await room.account('facebook');
    const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + minuteMs);
    const pubTime = wallClockOf(due, room.context.config.zone);
    const pkGUID = await pack('Of two minds');
    const both = {
      scheduled: () =>
        schedulePackage(room.context, room.maya, { pubTime, channelBindIds: [id], pkGUID }, fromContent),
      deleted: () => removePackage(room.context, room.maya, { pkGUID }),
    };
    const second = first === 'scheduled' ? 'deleted' : 'scheduled';
    // Both have looked, and wait for its row, in this order.
    const begun = await room.context.db.transaction().execute(async (tx) => {
      await tx.selectFrom('package').where('id', '=', pkGUID).select('id').forNoKeyUpdate().execute();
      const one = Promise.allSettled([both[first]()]);
      await sleep(150);
      const other = Promise.allSettled([both[second]()]);
      await sleep(150);
      return { one, other };
    });
    expect(await begun.one).toMatchObject([{ status: 'fulfilled' }]);
    const code = first === 'scheduled' ? 'still-scheduled' : 'not-found';
    expect(await begun.other).toMatchObject([{ status: 'rejected', reason: { code } }]);
  },
);
