// Videos at VK's stand-in: deleted by who may, off the list that is named, and gone for every reader then.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harness, Heard } from './harness.ts';
import { at, startHarness } from './harness.ts';

let sandbox: Harness;
let group: { id: string; token: string };
beforeAll(async () => {
  sandbox = await startHarness();
  group = await sandbox.account('vk-group');
});
afterAll(() => sandbox.close());

type Fields = Record<string, string>;
const codeOf = ({ body }: Heard): unknown => at(body, 'error', 'error_code');
const as = (token: string, method: string, fields: Fields = {}): Promise<Heard> =>
  sandbox.postForm(
    `/vk-group/api/method/${method}`,
    { v: '5.199', ...fields },
    { authorization: `Bearer ${token}` },
  );
const ask = (method: string, fields?: Fields): Promise<Heard> => as(group.token, method, fields);

test('A video is deleted from the list that is named, by who may, and opens no more', async () => {
  const { body } = await ask('video.save', { name: 'The ferry', group_id: group.id });
  const id = String(at(body, 'response', 'video_id'));
  const film = new FormData();
  film.set('video_file', new Blob([new Uint8Array(64)]), 'a.mp4');
  await sandbox.ask(String(at(body, 'response', 'upload_url')), { method: 'POST', body: film });
  const names = { owner_id: `-${group.id}`, video_id: id };
  const seen = async () => {
    const heard = await ask('video.get', { videos: `-${group.id}_${id}` });
    const page = await sandbox.ask(`/vk-group/web/video-${group.id}_${id}`);
    return [at(heard.body, 'response', 'count'), page.status];
  };
  const remove = (fields: Fields) => ask('video.delete', fields);
  expect(codeOf(await remove({ owner_id: names.owner_id }))).toBe(100);
  expect(codeOf(await remove({ ...names, post_id: '1' }))).toBe(100);
  expect(codeOf(await remove({ ...names, target_id: '-220000011' }))).toBe(15);
  const mute = await sandbox.account('vk-group', { scopes: ['wall'] });
  expect(codeOf(await as(mute.token, 'video.delete', names))).toBe(15);
  // Whose list is meant, nobody said: that of whoever asks.
  expect((await remove(names)).body).toEqual({ response: 1 });
  expect(await seen()).toEqual([1, 200]);
  expect((await remove({ ...names, target_id: names.owner_id })).body).toEqual({ response: 1 });
  expect(await seen()).toEqual([0, 404]);
  expect(codeOf(await remove({ ...names, target_id: names.owner_id }))).toBe(15);
  const list = await ask('video.get', { owner_id: names.owner_id, count: '200' });
  expect(at(list.body, 'response', 'items')).toEqual([]);
  expect(codeOf(await ask('video.get', { videos: 'all' }))).toBe(100);
  expect(codeOf(await ask('video.get', { owner_id: names.owner_id, count: '201' }))).toBe(100);
});
