// What stood here when a backup was made may have gone out before it was restored: nobody sends it unasked, by whichever way.
import { Draft, mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { signs as known } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { now, readClock } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import { putBack } from '../../db/test-doubts.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { refusing } from '../../http/test-words.ts';
import { advanceUntil, allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { saveDraft } from '../content/save-draft.ts';
import { editSchedule } from './edit-schedule.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { retryPublication } from './retry-publication.ts';
import { schedulePackage } from './schedule-package.ts';
import { stopPublication } from './stop-publication.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

const failed = async (text: string) =>
  advanceUntil(refusing(room), await room.publish(await room.account('facebook'), text), ['failed']);
const retry = (id: string, confirmed: { again?: boolean; twins?: string[] } = {}) =>
  retryPublication(room.context, room.maya, { id, ...confirmed });
/** A backup made now is restored, and its pause lifted. */
async function restore(): Promise<void> {
  await sleep(2);
  await putBack(room, 'lifted');
}

it('is asked about and named; a yes to another question is none, a yes to this one sends it', async () => {
  const one = await failed('Refused before the backup');
  await restore();
  const asked = { code: 'restored-since', figures: { twins: one.id } };
  await expect(retry(one.id)).rejects.toMatchObject(asked);
  await expect(retry(one.package_id)).rejects.toMatchObject(asked);
  await expect(retry(one.id, { again: true, twins: [crypto.randomUUID()] })).rejects.toMatchObject(asked);
  const { queued } = await retry(one.id, { again: true, twins: [one.id] });
  expect(queued).toMatchObject([{ retry_of: one.id, state: 'scheduled' }]);
});

it('of a package that failed on two accounts each is asked about, and a yes to one is none to the other', async () => {
  const accounts = [await room.account('facebook'), await room.account('twitter')];
  const pkGUID = await room.write('Refused on both');
  const bids = accounts.map(({ id }) => id);
  const both = await publishPackage(room.context, room.maya, [{ pkGUID, bids }], fromContent);
  for (const one of both) await advanceUntil(refusing(room), one, ['failed']);
  await restore();
  const [first, second] = both.map(({ id }) => id);
  const half = retry(pkGUID, { again: true, twins: [first ?? ''] });
  await expect(half).rejects.toMatchObject({ code: 'restored-since', figures: { twins: second } });
  expect((await retry(pkGUID, { again: true })).queued).toHaveLength(2);
});

it('published anew it is asked about as well: from the composer, in a batch, though it was missed since', async () => {
  const one = await failed('Published by another way');
  await restore();
  const anew = { pkGUID: one.package_id, bids: [one.account_id] };
  const publish = (more: object) =>
    publishPackage(room.context, room.maya, [{ ...anew, ...more }], fromContent);
  const asked = { code: 'restored-since', figures: { twins: one.package_id } };
  await expect(publish({})).rejects.toMatchObject(asked);
  await expect(publish({ again: true, twins: [one.id] })).rejects.toMatchObject(asked);
  const signs = [...allPublishingSigns, known.arranges];
  const arranger = await testActor(room.context, { department: 'Desk', signs });
  const batch = { pkGUIDs: [one.package_id], bids: [one.account_id] };
  await expect(publishBatch(room.context, arranger, batch, fromContent)).rejects.toMatchObject(asked);
  expect(await publish({ again: true, twins: [one.package_id] })).toHaveLength(1);
});

it('never published, it may have been since; once it was sent from here, and what was written after, is not asked about', async () => {
  const account = await room.account('facebook');
  const pkGUID = await room.write('Written before the backup');
  await restore();
  const publish = (id: string, more: object = {}) =>
    publishPackage(room.context, room.maya, [{ pkGUID: id, bids: [account.id], ...more }], fromContent);
  await expect(publish(pkGUID)).rejects.toMatchObject({ code: 'restored-since' });
  const [sent] = await publish(pkGUID, { again: true });
  if (!sent) throw new Error('nothing was queued');
  await advanceUntil(refusing(room), sent, ['failed']);
  const [anew] = await publish(pkGUID);
  if (!anew) throw new Error('nothing was queued');
  await advanceUntil(refusing(room), anew, ['failed']);
  await restore();
  await expect(publish(pkGUID)).rejects.toMatchObject({ code: 'restored-since' });
  expect(await publish(await room.write('Written after it'))).toHaveLength(1);
});

it('what failed after the restore is tried again as ever', async () => {
  await restore();
  const one = await failed('Refused after the restore');
  expect((await retry(one.id)).queued).toHaveLength(1);
});

it('a draft that has no package yet is asked about once, to publish and to schedule', async () => {
  const account = await room.account('facebook');
  const keep = async (text: string) => {
    const words = { mediaType: mediaTypes.text, content: text };
    const draft = Draft.parse({ title: text, draftMediaList: [words] });
    return (await saveDraft(room.context, room.maya, draft)).id;
  };
  const [direct, later] = [await keep('For now'), await keep('For later')];
  await restore();
  const publish = (more: object) =>
    publishPackage(room.context, room.maya, [{ id: direct, bids: [account.id], ...more }], fromContent);
  await expect(publish({})).rejects.toMatchObject({ code: 'restored-since', figures: { twins: direct } });
  expect(await publish({ again: true, twins: [direct] })).toHaveLength(1);
  const due = new Date((await readClock(room.context.db)).getTime() + 2 * 3_600_000);
  const asked = { pubTime: wallClockOf(due, room.context.config.zone), channelBindIds: [account.id] };
  const schedule = (more: object) =>
    schedulePackage(room.context, room.maya, { ...asked, draftid: later, ...more }, fromContent);
  await expect(schedule({})).rejects.toMatchObject({ code: 'restored-since', figures: { twins: later } });
  expect(await schedule({ again: true, twins: [later] })).toMatchObject({ pubTime: asked.pubTime });
});

it('a pause that stood at the backup hides nothing that was called off under it', async () => {
  const account = await room.account('facebook');
  const pause = { scope: 'everything', because: 'Night', paused_by: room.maya.personId } as const;
  await room.context.db.insertInto('pause').values(pause).execute();
  const one = await room.publish(account, 'Called off at night');
  await room.context.db.transaction().execute((tx) => stopPublication(room.context, tx, room.maya, one.id));
  await sleep(2);
  await room.context.db
    .updateTable('pause')
    .set({ restored_from: now, lifted_at: now, lifted_by: room.maya.personId })
    .where('lifted_at', 'is', null)
    .execute();
  const anew = { pkGUID: one.package_id, bids: [account.id] };
  await expect(publishPackage(room.context, room.maya, [anew], fromContent)).rejects.toMatchObject({
    code: 'restored-since',
  });
});

it('what waits is moved unasked, as it was looked through; an account that joins it is asked about', async () => {
  const [first, second] = [await room.account('facebook'), await room.account('facebook')];
  const at = async (hours: number) =>
    wallClockOf(
      new Date((await readClock(room.context.db)).getTime() + hours * 3_600_000),
      room.context.config.zone,
    );
  const pkGUID = await room.write('Waits through the restore');
  const planned = { pkGUID, channelBindIds: [first.id], pubTime: await at(2) };
  const { id } = await schedulePackage(room.context, room.maya, planned, fromContent);
  await restore();
  const pubTime = await at(4);
  const move = (ids: string[]) =>
    editSchedule(room.context, room.maya, { id, channelBindIds: ids, pubTime }, fromContent);
  await expect(move([first.id, second.id])).rejects.toMatchObject({
    code: 'restored-since',
    figures: { twins: pkGUID },
  });
  expect(await move([first.id])).toMatchObject({ pubTime });
});

it('of a message each article is asked about by itself: one that was sent since answers for no other', async () => {
  const account = await room.account('wechat');
  const cover = (await keepTestPicture(room.context, room.maya, 'jpg')).url;
  const write = async (title: string) => {
    const materialList = [{ mediaType: mediaTypes.text, content: title, dataContent: '' }];
    const body = PackageBody.parse({ title, materialList, thumbPic: cover });
    return (await savePackage(room.context, room.maya, body)).pkGUID;
  };
  const old = await write('Old article');
  await restore();
  const fresh = await write('New article');
  const [sent] = await publishPackage(
    room.context,
    room.maya,
    [{ pkGUID: fresh, bids: [account.id] }],
    fromContent,
  );
  if (!sent) throw new Error('nothing was queued');
  await room.context.db.transaction().execute((tx) => stopPublication(room.context, tx, room.maya, sent.id));
  const asked = { code: 'restored-since', figures: { twins: old } };
  for (const pkGUIDs of [
    [fresh, old],
    [old, fresh],
  ])
    await expect(
      publishBatch(room.context, room.maya, { pkGUIDs, bids: [account.id] }, fromContent),
    ).rejects.toMatchObject(asked);
});
