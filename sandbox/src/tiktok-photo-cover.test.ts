// The cover of TikTok's photos is one of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harness } from './harness.ts';
import { at, startHarness } from './harness.ts';

const PHOTOS = ['http://127.0.0.1:9/a.jpg', 'http://127.0.0.1:9/b.jpg'];
let sandbox: Harness;

beforeAll(async () => {
  sandbox = await startHarness();
});
afterAll(() => sandbox.close());

test('The cover is one of the photos, counted from nought, and none beyond them', async () => {
  const desk = await sandbox.account('tiktok');
  const covered = async (photo_cover_index: number): Promise<unknown> => {
    const source_info = { source: 'PULL_FROM_URL', photo_images: PHOTOS, photo_cover_index };
    const body = { media_type: 'PHOTO', post_mode: 'MEDIA_UPLOAD', post_info: {}, source_info };
    const heard = await sandbox.postJson('/tiktok/api/v2/post/publish/content/init/', body, desk.token);
    return [heard.status, at(heard.body, 'error', 'code')];
  };
  for (const within of [0, 1]) expect([within, await covered(within)]).toEqual([within, [200, 'ok']]);
  for (const beyond of [2, 35])
    expect([beyond, await covered(beyond)]).toEqual([beyond, [400, 'invalid_params']]);
});
