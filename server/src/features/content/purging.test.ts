// Purging files: a month after the last person deleted a material, and never while a draft, a package or a publication names it.
import { Draft, type MediaItem } from '@herald/contract/content.ts';
import { materialKeptMs } from '@herald/contract/materials.ts';
import { trashKeptMs } from '@herald/contract/trash.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { addMaterial } from '../media/add-material.ts';
import { cropPicture } from '../media/crop-picture.ts';
import { describePicture } from '../media/describe-picture.ts';
import { drawFrame } from '../media/draw-frame.ts';
import { findFiles } from '../media/find-files.ts';
import { listMaterials } from '../media/list-materials.ts';
import { purgeFiles } from '../media/purge-files.ts';
import { readMaterial } from '../media/read-material.ts';
import { restoreMaterials } from '../media/restore-materials.ts';
import { serveFile } from '../media/serve-file.ts';
import type { Refusal } from '../../refusal.ts';
import { removeDraft } from './remove-draft.ts';
import { removeMaterials } from './remove-materials.ts';
import { removePackage } from './remove-package.ts';
import { saveDraft } from './save-draft.ts';

let room: Newsroom;
let maya: TestActor;
beforeAll(async () => {
  room = await testNewsroom();
  ({ maya } = room);
});
afterAll(() => room.close());

type Drawn = { picture: MediaItem; id: string };
async function own(picture: MediaItem): Promise<Drawn> {
  return { picture, ...(await addMaterial(room.context, maya, picture)) };
}
const draw = async () => own(await room.picture());
const remove = ({ id }: Drawn) => removeMaterials(room.context, maya, { id: [id], confirm: true });
const restore = ({ id }: Drawn) => restoreMaterials(room.context, maya, { id: [id] });
const keyOf = ({ url }: MediaItem) => url.split('/').at(-1) ?? '';
const sizeOf = ({ picture }: Drawn) => room.context.files.size(keyOf(picture));
const later = (milliseconds: number) => passTime(room, milliseconds);
const purge = () => purgeFiles(room.context);
const list = (deleted: boolean) =>
  listMaterials(room.context, maya, { page: 1, pageSize: 100, type: 0, title: '', deleted });
const isShown = ({ picture }: Drawn) =>
  serveFile(room.context, { key: keyOf(picture), width: null, freshSeconds: 1 }).then(
    ({ status, body }) => (body?.destroy(), status),
    (refused: Refusal) => refused.code,
  );
const isFile = async ({ picture }: Drawn) =>
  (await findFiles(room.context, room.context.db, maya.departmentId, [picture.url])).size === 1;

it(
  'the file of a deleted material goes after a month with all its small ones, and not an hour before',
  { timeout: 60_000 },
  async () => {
    const [gone, kept] = [await own(await keepTestVideo(room.context, maya, 100)), await draw()];
    const key = keyOf(gone.picture);
    await serveFile(room.context, { key, width: 160, freshSeconds: 1 });
    const stem = key.split('.')[0] ?? '';
    const beside = [`${stem}-still.webp`, `${stem}-still-w160.webp`];
    for (const one of beside) expect(await room.context.files.size(one)).not.toBeNull();
    await later(materialKeptMs);
    await remove(gone);
    await later(materialKeptMs - 3_600_000);
    await purge();
    expect(await sizeOf(gone)).not.toBeNull();
    await restore(gone);
    await remove(gone);
    expect(await isShown(gone)).toBe(200);
    await later(materialKeptMs + 1_000);
    await expect(readMaterial(room.context, maya, gone)).rejects.toMatchObject({ code: 'not-found' });
    await expect(restore(gone)).rejects.toMatchObject({ code: 'not-found' });
    expect((await list(true)).total).toBe(0);
    await purge();
    expect(await isShown(gone)).toBe('not-found');
    await purge();
    for (const one of [key, ...beside]) expect(await room.context.files.size(one)).toBeNull();
    expect(await isFile(gone)).toBe(false);
    await expect(addMaterial(room.context, maya, gone.picture)).rejects.toMatchObject({ code: 'not-found' });
    expect(await sizeOf(kept)).not.toBeNull();
  },
);

it('what a draft, a package or any publication names does not, until the draft cannot be restored any more', async () => {
  const drawn = [await draw(), await draw(), await draw()] as const;
  const [inDraft, inPackage, inPost] = drawn;
  const draft = Draft.parse({ title: 'Holds it', draftMediaList: [inDraft.picture] });
  const { id: draftId } = await saveDraft(room.context, maya, draft);
  await room.write('Holds it too', [inPackage.picture]);
  const made = await room.publish(await room.account('facebook'), 'Was cancelled', [inPost.picture]);
  await removePackage(room.context, maya, { pkGUID: made.package_id });
  const { db } = room.context;
  await db.updateTable('publication').set({ state: 'cancelled' }).where('id', '=', made.id).execute();
  for (const one of drawn) await remove(one);
  await later(2 * materialKeptMs);
  await purge();
  for (const one of drawn) expect(await sizeOf(one)).not.toBeNull();
  await removeDraft(room.context, maya, { id: draftId });
  await later(trashKeptMs - 3_600_000);
  await purge();
  expect(await sizeOf(inDraft)).not.toBeNull();
  await later(3_601_000);
  await purge();
  expect(await sizeOf(inDraft)).toBeNull();
  expect(await isShown(inDraft)).toBe('not-found');
  for (const one of [inPackage, inPost]) {
    expect(await sizeOf(one)).not.toBeNull();
    expect(await isShown(one)).toBe(200);
  }
});

it('what a colleague keeps does not, nor what was sent once more', async () => {
  const [shared, again] = [await draw(), await draw()];
  const colleague = await testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
  await addMaterial(room.context, colleague, shared.picture);
  for (const one of [shared, again]) await remove(one);
  await later(materialKeptMs + 1_000);
  await addMaterial(room.context, maya, again.picture);
  await purge();
  for (const one of [shared, again]) expect(await sizeOf(one)).not.toBeNull();
  expect((await list(false)).items.map(({ url }) => url)).toContain(again.picture.url);
});

it('what a conversion made goes with the last of its sources, and in the place of one is a use of it', async () => {
  const source = await own(await keepTestVideo(room.context, maya, 50));
  const made = { ...(await own(await keepTestVideo(room.context, maya, 60))) };
  const { db } = room.context;
  await db.deleteFrom('material').where('id', '=', made.id).execute();
  const row = await db
    .selectFrom('file')
    .selectAll()
    .where('key', '=', keyOf(source.picture))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversion')
    .values({
      owner_id: maya.personId,
      department_id: maya.departmentId,
      file_key: row.key,
      sha256: row.sha256,
      need: JSON.stringify({ longSide: 1_920, shortSide: 1_080, atMostBytes: 1 }),
      need_name: 'x',
      state: 'TranscodeSuccess',
      result_key: keyOf(made.picture),
    })
    .execute();
  const draft = Draft.parse({ title: 'Converted', draftMediaList: [made.picture] });
  const { id } = await saveDraft(room.context, maya, draft);
  expect(await readMaterial(room.context, maya, source)).toMatchObject({ uses: 1 });
  await later(2 * materialKeptMs);
  await purge();
  for (const one of [source, made]) expect(await sizeOf(one)).not.toBeNull();
  await remove(source);
  await later(2 * materialKeptMs);
  await purge();
  expect(await sizeOf(made)).not.toBeNull();
  await removeDraft(room.context, maya, { id });
  await later(trashKeptMs + 1_000);
  await purge();
  await purge();
  for (const one of [source, made]) expect(await sizeOf(one)).toBeNull();
});

it('what is being converted stays until that has ended, however it ended', async () => {
  const { db } = room.context;
  const films = [
    await own(await keepTestVideo(room.context, maya, 70)),
    await own(await keepTestVideo(room.context, maya, 80)),
  ];
  for (const [at, film] of films.entries()) {
    const { key, sha256 } = await db
      .selectFrom('file')
      .select(['key', 'sha256'])
      .where('key', '=', keyOf(film.picture))
      .executeTakeFirstOrThrow();
    const need = JSON.stringify({ longSide: 1_920, shortSide: 1_080, atMostBytes: 1 });
    const { personId: owner_id, departmentId: department_id } = maya;
    const state = (['Submitted', 'Transcoding'] as const)[at] ?? 'Submitted';
    const row = { owner_id, department_id, file_key: key, sha256, need, need_name: 'y', state };
    // Begun since: what was underway before ends with its film.
    await remove(film);
    await db.insertInto('conversion').values(row).execute();
  }
  await later(materialKeptMs + 1_000);
  await purge();
  for (const film of films) expect(await sizeOf(film)).not.toBeNull();
  await db
    .updateTable('conversion')
    .set({ state: 'TranscodeFail', reason: 'failed' })
    .where('need_name', '=', 'y')
    .execute();
  await purge();
  for (const film of films) expect(await sizeOf(film)).toBeNull();
});

it('what was drawn for a cover goes when no post has it: the frame it was cut of not before it', async () => {
  const { context } = room;
  const film = await own(await keepTestVideo(context, maya, 100));
  const frameOf = (atMs: number) =>
    drawFrame(context, maya, { videoUrl: film.picture.url, atMs, size: 'whole' });
  const [frame, lookedAt] = [await frameOf(0), await frameOf(40)];
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const cover = await cropPicture(context, maya, { url: frame.url, area });
  const draft = { title: 'Its cover', thumb: cover.url, draftMediaList: [film.picture] };
  const { id } = await saveDraft(context, maya, Draft.parse(draft));
  const keys = [cover, frame, lookedAt].map(({ url }) => url.split('/').at(-1) ?? '');
  const areThere = async () => Promise.all(keys.map(async (key) => (await context.files.size(key)) !== null));
  // Nobody keeps what was looked at, nor names it: it is young.
  await purge();
  expect(await areThere()).toEqual([true, true, true]);
  await later(materialKeptMs / 2 + 1_000);
  // Long before anything is purged, whoever asks gets one that stays as long as a new one.
  expect((await frameOf(40)).url).not.toBe(lookedAt.url);
  await later(materialKeptMs / 2);
  await purge();
  expect(await areThere()).toEqual([true, true, false]);
  expect(await describePicture(context, maya, cover)).toMatchObject({ whole: { url: frame.url }, area });
  await removeDraft(context, maya, { id });
  await later(trashKeptMs + 1_000);
  for (const _one of ['the cover', 'its frame']) await purge();
  expect(await areThere()).toEqual([false, false, false]);
  expect(await sizeOf(film)).not.toBeNull();
});

it('a draft that takes it in the very moment of the purge keeps it', async () => {
  const drawn = await draw();
  await remove(drawn);
  await later(materialKeptMs + 1_000);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  const saving = Promise.withResolvers<void>();
  const taking = room.context.db.transaction().execute(async (tx) => {
    const { personId: owner_id, departmentId: department_id } = maya;
    const content = JSON.stringify({ media: [drawn.picture] });
    await tx.insertInto('draft').values({ owner_id, department_id, title: 'Now', content }).execute();
    saving.resolve();
    await held;
  });
  await saving.promise;
  const purging = purge();
  setTimeout(letGo, 200);
  await Promise.all([purging, taking]);
  expect(await sizeOf(drawn)).not.toBeNull();
  expect(await isFile(drawn)).toBe(true);
});
