// A video of VK has an address of its own: who may open it is what the video says, whoever may see the post it stands in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, startHarness, type Harness } from './harness.ts';

let sandbox: Harness;
let desk: { id: string; token: string };
beforeAll(async () => {
  sandbox = await startHarness();
  desk = await sandbox.account('vk');
});
afterAll(() => sandbox.close());

const save = async (fields: Record<string, string>) => {
  const headers = { authorization: `Bearer ${desk.token}` };
  return (await sandbox.postForm('/vk/api/method/video.save', { v: '5.199', ...fields }, headers)).body;
};
const open = async (saved: unknown, as = '') =>
  (await sandbox.ask(`/vk/web/video${desk.id}_${String(saved)}${as}`)).status;

test('a video is open to everybody unless it says that it is for friends', async () => {
  const forAll = at(await save({ name: 'A' }), 'response', 'video_id');
  const forFriends = at(await save({ name: 'B', privacy_view: 'friends' }), 'response', 'video_id');
  expect([await open(forAll), await open(forFriends), await open(forFriends, '?as=reader')]).toEqual([
    200, 403, 200,
  ]);
  expect(at(await save({ name: 'C', privacy_view: 'anybody' }), 'error', 'error_code')).toBe(100);
});
