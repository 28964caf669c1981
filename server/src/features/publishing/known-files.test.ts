// What goes out is judged by what stands in the store: a cover's weight and a picture's pixels, whatever the browser said.
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepTestFile } from '../../db/test-file.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

const keep = (bytes: number, side: number) =>
  keepTestFile(room.context, room.maya, {
    name: 'harbour.jpg',
    ending: 'jpg',
    mimeType: 'image/jpeg',
    mediaType: mediaTypes.image,
    bytes: new Uint8Array(bytes),
    side,
  });

async function publish(platform: 'wechat' | 'linkedin', more: object, media: object[] = []) {
  const account = await room.account(platform);
  const materialList = [{ mediaType: mediaTypes.text, content: 'The ferry is late' }, ...media];
  const body = PackageBody.parse({ title: 'Ferry', materialList, ...more });
  const { pkGUID } = await savePackage(room.context, room.maya, body);
  return publishPackage(room.context, room.maya, [{ pkGUID, bids: [account.id] }], fromContent);
}

it('a cover that is too heavy for its channel is refused before anything is queued', async () => {
  const { url } = await keep(10 * 1_048_576 + 1, 900);
  const problems = [{ code: 'cover-too-large', field: 'cover', channelId: 17 }];
  await expect(publish('wechat', { thumbPic: url })).rejects.toMatchObject({
    code: 'content-refused',
    problems,
  });
  const { url: lighter } = await keep(1_000, 900);
  expect(await publish('wechat', { thumbPic: lighter })).toHaveLength(1);
});

it('a picture of too many pixels is refused, however few bytes it has', async () => {
  const picture = await keep(1_000, 7_000);
  const problems = [{ code: 'picture-pixels', figures: { width: 7_000, height: 7_000 } }];
  await expect(publish('linkedin', {}, [picture])).rejects.toMatchObject({ problems });
});
