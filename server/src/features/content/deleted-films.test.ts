// Films that are deleted while they are converted: nobody waits for what nobody has any more.
import { randomUUID } from 'node:crypto';
import { Draft, type MediaItem } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { addMaterial } from '../media/add-material.ts';
import { removeMaterials } from './remove-materials.ts';
import { saveDraft } from './save-draft.ts';

let room: Newsroom;
let bytes = 1_000;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

/** Of its own bytes, with a conversion underway. */
async function own(): Promise<{ film: MediaItem; id: string; conversion: string }> {
  const { context, maya } = room;
  const film = await keepTestVideo(context, maya, (bytes += 100));
  const { id } = await addMaterial(context, maya, film);
  const key = film.url.split('/').at(-1) ?? '';
  const { sha256 } = await context.db
    .selectFrom('file')
    .select('sha256')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const need = JSON.stringify({ longSide: 1_920, shortSide: 1_080, atMostBytes: 1e9 });
  const whose = { owner_id: maya.personId, department_id: maya.departmentId, need_name: randomUUID() };
  const row = { ...whose, file_key: key, sha256, need, state: 'Transcoding' as const };
  const made = await context.db
    .insertInto('conversion')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { film, id, conversion: made.id };
}
const remove = (id: string) => removeMaterials(room.context, room.maya, { id: [id], confirm: true });
const stateOf = async (conversion: string) => {
  const all = room.context.db.selectFrom('conversion').select(['state', 'reason']);
  return all.where('id', '=', conversion).executeTakeFirst();
};
const cancelled = { state: 'TranscodeFail', reason: 'cancelled' };
const goesOn = { state: 'Transcoding', reason: null };

it('its conversion ends with the last material of its bytes', async () => {
  const [gone, other] = [await own(), await own()];
  const colleague = await testActor(room.context, { department: 'Desk', signs: ['content:edit'] });
  const { id } = await addMaterial(room.context, colleague, gone.film);
  await remove(gone.id);
  expect(await stateOf(gone.conversion)).toEqual(goesOn);
  await removeMaterials(room.context, colleague, { id: [id], confirm: true });
  expect(await stateOf(gone.conversion)).toEqual(cancelled);
  expect(await stateOf(other.conversion)).toEqual(goesOn);
});

it('and goes on where a draft names the film', async () => {
  const { film, id, conversion } = await own();
  await saveDraft(room.context, room.maya, Draft.parse({ title: 'Holds it', draftMediaList: [film] }));
  await remove(id);
  expect(await stateOf(conversion)).toEqual(goesOn);
});
