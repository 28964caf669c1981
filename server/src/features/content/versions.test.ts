// Versions of a package: each is kept as it was, compared with what stands now, and had back without losing what came after.
import { Draft } from '@herald/contract/content.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { compositionOfDraft } from '@herald/contract/content.ts';
import { materialKeptMs } from '@herald/contract/materials.ts';
import { versionKeptDays } from '@herald/contract/package-versions.ts';
import { SavedPackage } from '@herald/contract/legacy-files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { scheduleAhead } from '../../db/test-preflight.ts';
import { addMaterial } from '../media/add-material.ts';
import { purgeFiles } from '../media/purge-files.ts';
import { compareVersion } from './compare-version.ts';
import { listVersions } from './list-versions.ts';
import { readDraft } from './read-draft.ts';
import { readPackage } from './read-package.ts';
import { removeMaterials } from './remove-materials.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDraft } from './save-draft.ts';
import { savePackage } from './save-package.ts';

let room: Newsroom;
let maya: TestActor;
beforeAll(async () => {
  room = await testNewsroom();
  ({ maya } = room);
});
afterAll(() => room.close());

const words = (content: string) => [{ mediaType: 3 as const, content }];
const save = (title: string, more: object = {}, actor = maya) =>
  savePackage(room.context, actor, SavedPackage.parse({ title, materialList: words(`${title}.`), ...more }));
const versionsOf = async (id: string, actor = maya) =>
  (await listVersions(room.context, actor, { id })).items.map(({ version, title, changedBy, isCurrent }) => [
    version,
    title,
    changedBy,
    isCurrent,
  ]);
const titleOf = async (id: string) =>
  (await readPackage(room.context, maya, { id })).materialInfo.baseInfo.title;

it('are kept with who wrote them, the latest first; the same content again is none', async () => {
  const colleague = await testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
  const { pkGUID } = await save('Morning');
  await save('Noon', { pkGUID }, colleague);
  await save('Noon', { pkGUID }, colleague);
  expect(await versionsOf(pkGUID)).toEqual([
    [2, 'Noon', colleague.name, true],
    [1, 'Morning', maya.name, false],
  ]);
  const stranger = await testActor(room.context, { department: 'Sport', signs: ['content:edit'] });
  await expect(versionsOf(pkGUID, stranger)).rejects.toMatchObject({ code: 'not-found' });
});

it('are compared as readers see them, and which other fields differ', async () => {
  const { pkGUID } = await save('Morning', { editor: 'Ana', channel: '国际' });
  await save('Morning', {
    pkGUID,
    editor: 'Bo',
    channel: '体育',
    enTitle: 'M',
    materialList: words('Late.'),
  });
  const { before, after, others } = await compareVersion(room.context, maya, { id: pkGUID, version: 1 });
  expect([before.text, after.text, others]).toEqual(['Morning.', 'Late.', ['enTitle', 'category', 'filing']]);
  const same = await compareVersion(room.context, maya, { id: pkGUID, version: 2 });
  expect([same.before, same.others]).toEqual([same.after, []]);
});

it('one that is restored is a new version, which nobody overwrites unseen', async () => {
  const { pkGUID } = await save('Morning');
  const { revision } = await save('Noon', { pkGUID });
  const asked = { pkGUID, version: 1 };
  await expect(
    restoreVersion(room.context, maya, { ...asked, revision: revision - 1 }),
  ).rejects.toMatchObject({ code: 'changed-elsewhere' });
  expect(await restoreVersion(room.context, maya, { ...asked, revision })).toEqual({ revision: 3 });
  expect((await versionsOf(pkGUID)).map(([version, title]) => [version, title])).toEqual([
    [3, 'Morning'],
    [2, 'Noon'],
    [1, 'Morning'],
  ]);
  const missing = { pkGUID, version: 9, revision: 3 };
  await expect(restoreVersion(room.context, maya, missing)).rejects.toMatchObject({ code: 'not-found' });
});

it('what waits for its time is not changed by restoring', async () => {
  const account = await room.account('facebook');
  const { pkGUID } = await scheduleAhead(room, account, { text: 'Waits' });
  const { items } = await listVersions(room.context, maya, { id: pkGUID });
  const revision = items[0]?.version ?? 0;
  await expect(
    restoreVersion(room.context, maya, { pkGUID, version: revision, revision }),
  ).rejects.toMatchObject({ code: 'still-scheduled' });
});

it('the draft goes with its package, unless it has words of its own', async () => {
  const draft = async (title: string, id?: string) =>
    saveDraft(
      room.context,
      maya,
      Draft.parse({ id, title, draftMediaList: words(`${title}.`), channelBindIds: '' }),
    );
  const { id } = await draft('Morning');
  const first = await save('Morning', { draftid: id });
  const { pkGUID } = first;
  await save('Noon', { draftid: id, pkGUID });
  const draftTitle = async () =>
    compositionOfDraft(Draft.parse((await readDraft(room.context, maya, { id })).draft)).title;
  expect(await draftTitle()).toBe('Noon');
  await restoreVersion(room.context, maya, { pkGUID, version: 1, revision: 2 });
  expect([await titleOf(pkGUID), await draftTitle()]).toEqual(['Morning', 'Morning']);
  await draft('Evening, unsaved', id);
  await restoreVersion(room.context, maya, { pkGUID, version: 2, revision: 3 });
  expect([await titleOf(pkGUID), await draftTitle()]).toEqual(['Noon', 'Evening, unsaved']);
});

it('a file that only an earlier version names is kept as long as that version, and is in no use to be told of', async () => {
  const picture = await room.picture();
  const { id } = await addMaterial(room.context, maya, picture);
  const { pkGUID } = await save('Picture', { materialList: [...words('x'), picture] });
  await save('No picture', { pkGUID });
  await removeMaterials(room.context, maya, { id: [id], confirm: false });
  const isThere = async () => (await room.context.files.size(picture.url.split('/').at(-1) ?? '')) !== null;
  await passTime(room, materialKeptMs + dayMs);
  await purgeFiles(room.context);
  expect(await isThere()).toBe(true);
  await restoreVersion(room.context, maya, { pkGUID, version: 1, revision: 2 });
  await passTime(room, versionKeptDays * dayMs);
  await purgeFiles(room.context);
  expect(await isThere()).toBe(true);
  await save('Again none', { pkGUID });
  await passTime(room, (versionKeptDays + 1) * dayMs);
  expect((await versionsOf(pkGUID)).map(([, title]) => title)).toEqual(['Again none']);
  await purgeFiles(room.context);
  await purgeFiles(room.context);
  expect(await isThere()).toBe(false);
});
