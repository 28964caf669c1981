// What the drafts and the library of somebody who is moved carry can be used where they go, and still where they were.
import { Draft, type MediaItem } from '@herald/contract/content.ts';
import { materialKeptMs } from '@herald/contract/materials.ts';
import { signs } from '@herald/contract/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { bindTestAccount } from '../../db/test-account.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepTestFilm } from '../../db/test-film.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { passTime } from '../../db/test-turns.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { removeMaterials } from '../content/remove-materials.ts';
import { saveDraft } from '../content/save-draft.ts';
import { checkH265 } from '../media/check-h265.ts';
import { cropPicture } from '../media/crop-picture.ts';
import { findStored } from '../media/find-stored.ts';
import { listMaterials } from '../media/list-materials.ts';
import { purgeFiles } from '../media/purge-files.ts';
import { startConversion } from '../media/start-conversion.ts';
import { publishPackage } from '../publishing/publish-package.ts';
import { changeUser } from './change-user.ts';
import { removeUsers } from './remove-users.ts';

let room: Newsroom;
let boss: Actor;
let film: string;
beforeAll(async () => {
  room = await testNewsroom();
  const everything = Object.values(signs).filter((sign) => sign !== signs.hidesAccounts);
  boss = await testActor(room.context, { department: 'Desk', signs: everything });
  film = (await testActor(room.context, { department: 'Film', signs: [] })).departmentId;
});
afterAll(() => room.close());

const writer = () => testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
async function move(one: Actor, departmentId = film): Promise<Actor> {
  await changeUser(room.context, boss, { id: one.personId, name: one.name, email: '', departmentId });
  return { ...one, departmentId };
}
type Carried = Pick<MediaItem, 'mediaType' | 'url' | 'name'>;
async function draftOf(by: Actor, media: readonly Carried[]): Promise<string> {
  const draft = Draft.parse({
    title: 'Heron',
    draftMediaList: [{ mediaType: 3, content: 'At noon' }, ...media],
  });
  return (await saveDraft(room.context, by, draft)).id;
}
async function publish(by: Actor, what: { id: string } | { pkGUID: string }) {
  const { id } = await bindTestAccount(room.context, by, room.sandbox, 'facebook');
  return publishPackage(room.context, by, [{ ...what, bids: [id] }], fromContent);
}
const library = async (of: Actor, deleted = false) => {
  const asked = { page: 1, pageSize: 50, type: 0, title: '', deleted } as const;
  return (await listMaterials(room.context, of, asked)).items.map(({ url }) => url);
};

it('a draft with a picture is published where its writer went, and what names the picture where it was', async () => {
  const one = await writer();
  const picture = await keepTestPicture(room.context, one);
  const pkGUID = await room.write('Of the desk', [picture]);
  const id = await draftOf(one, [picture]);
  const moved = await move(one);
  expect(await publish(moved, { id })).toHaveLength(1);
  expect(await publish(room.maya, { pkGUID })).toHaveLength(1);
  const again = await move(moved, one.departmentId);
  expect(await publish(again, { id: await draftOf(again, [picture]) })).toHaveLength(1);
});

it('the library comes along, deleted materials too, and the same bytes need not be sent again', async () => {
  const one = await writer();
  const [kept, gone] = [await keepTestPicture(room.context, one), await keepTestPicture(room.context, one)];
  const { items } = await listMaterials(room.context, one, {
    page: 1,
    pageSize: 50,
    type: 0,
    title: '',
    deleted: false,
  });
  const id = items.flatMap(({ id: its, url }) => (url === gone.url ? its : []));
  await removeMaterials(room.context, one, { id, confirm: true });
  const moved = await move(one);
  expect(await library(moved)).toEqual([kept.url]);
  expect(await library(moved, true)).toEqual([gone.url]);
  const asked = { name: kept.name, size: kept.size, md5: kept.md5 };
  expect(await findStored(room.context, moved, asked)).toMatchObject({ url: kept.url });
  expect(await publish(moved, { id: await draftOf(moved, [kept]) })).toHaveLength(1);
});

it('a film is checked and converted there, and a cover cut anew from what it was cut of', async () => {
  const one = await writer();
  const bytes = Buffer.from(`a film of ${one.name}`);
  const url = await keepTestFilm(room.context, one, { name: 'heron.mp4', bytes, codec: 'hevc' });
  const whole = await keepTestPicture(room.context, boss, 'jpg');
  const area = { x: 0, y: 0, width: 2, height: 2 };
  const cover = await cropPicture(room.context, one, { url: whole.url, area });
  const its = { mediaType: 1, url, name: 'heron.mp4' } as const;
  await draftOf(one, [its, { mediaType: 4, url: cover.url, name: cover.name }]);
  const moved = await move(one);
  const asked = { videoUrl: url, channels: '32' };
  expect(await checkH265(room.context, moved, asked)).toMatchObject({ status: 1 });
  const { jobId } = await startConversion(room.context, moved, asked);
  expect(jobId).not.toBe('');
  expect(await cropPicture(room.context, moved, { url: whole.url, area })).toMatchObject({ width: 2 });
});

it('a file that only the draft of an heir names is kept, and can be published by them after a second move', async () => {
  const gone = await writer();
  const heir = await writer();
  const picture = await keepTestPicture(room.context, gone);
  const id = await draftOf(gone, [picture]);
  await move(gone);
  const moved = await move(heir);
  await removeUsers(room.context, boss, { ids: [gone.personId], heir: heir.personId });
  const { departmentId } = await testActor(room.context, { department: 'Radio', signs: [] });
  const further = await move(moved, departmentId);
  await room.context.db.deleteFrom('material').where('owner_id', '=', gone.personId).execute();
  await passTime(room, 2 * materialKeptMs);
  await purgeFiles(room.context);
  expect(await publish(further, { id })).toHaveLength(1);
});

it('what a draft names that its department may not use does not become usable by moving', async () => {
  const stranger = await testActor(room.context, { department: 'Elsewhere', signs: allPublishingSigns });
  const foreign = await keepTestPicture(room.context, stranger);
  const one = await writer();
  const id = await draftOf(one, [foreign]);
  const moved = await move(one);
  await expect(publish(moved, { id })).rejects.toMatchObject({ code: 'content-refused' });
});
