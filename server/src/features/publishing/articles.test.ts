// A formatted article from its draft to its readers: cleaned when stored, sent with WeChat's pictures, another post than one formatted otherwise.
import { PackageBody } from '@herald/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { readPackage } from '../content/read-package.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from './publish-package.ts';

let room: Newsroom;
let wechat: TestAccount;
beforeAll(async () => {
  room = await testNewsroom();
  wechat = await room.account('wechat');
});
afterAll(() => room.close());

const hostile = (url: string) =>
  `<h1 onclick="steal()">Noon</h1><p>The <b>ferry</b><script>steal()</script></p>` +
  `<img src="${url}" onerror="steal()"><img src="https://track.example/p.gif"><p><a href="javascript:steal()">leaves</a></p>`;
const words = 'Noon\n\nThe ferry\n\nleaves';

async function saved(dataContent: (url: string) => string, content = words) {
  const cover = await keepTestPicture(room.context, room.maya, 'jpg');
  const file = await keepTestPicture(room.context, room.maya, 'jpg');
  const image = { mediaType: 4, url: file.url, name: 'quay.jpg', dataContent: 'A quay' };
  const materialList = [{ mediaType: 3, content, dataContent: dataContent(file.url) }, image];
  const body = PackageBody.parse({ title: content.slice(0, 20), materialList, thumbPic: cover.url });
  const { pkGUID } = await savePackage(room.context, room.maya, body);
  return { pkGUID, url: file.url, body };
}
const publish = async (pkGUID: string) => {
  const [queued] = await publishPackage(
    room.context,
    room.maya,
    [{ pkGUID, bids: [wechat.id] }],
    fromContent,
  );
  if (!queued) throw new Error('nothing was queued');
  return queued;
};

it('is stored and sent cleaned, and its picture has the address that WeChat gave it', async () => {
  const { pkGUID, url } = await saved(hostile);
  const { materialInfo } = await readPackage(room.context, room.maya, { id: pkGUID });
  const [text] = materialInfo.materialList;
  expect(text?.content).toBe(words);
  expect(text?.dataContent).toBe(
    `<h2>Noon</h2><p>The <strong>ferry</strong></p><p><img src="${url}"/></p><p><img src="https://track.example/p.gif"/></p><p>leaves</p>`,
  );
  expect(await room.advance(await publish(pkGUID))).toMatchObject({ state: 'published' });
  const { requests } = await room.sandbox.requests(0);
  const sent = JSON.stringify(requests.filter(({ operation }) => operation === 'wechat.media').at(-1)?.body);
  expect(sent).toContain('<h2>Noon</h2><p>The <strong>ferry</strong></p><p><img src=');
  expect(sent).toContain('/_blobs/');
  for (const bad of [url, 'track.example', 'steal', 'script']) expect(sent).not.toContain(bad);
});

it('is the same post while it is formatted the same, and another once it is formatted otherwise', async () => {
  const bold = () => '<p>The <strong>tram</strong></p>';
  const first = await saved(bold, 'The tram');
  await publish(first.pkGUID);
  const again = async (dataContent: string, content = 'The tram') => {
    const [, image] = first.body.materialList;
    const [text] = (await saved(() => dataContent, content)).body.materialList;
    const body = { ...first.body, materialList: [text, image].flatMap((one) => one ?? []) };
    return publish((await savePackage(room.context, room.maya, body)).pkGUID);
  };
  const refused = { code: 'already-on-its-way' };
  await expect(again(bold())).rejects.toMatchObject(refused);
  await expect(again('<div><span>The <b>tram</b></span></div>')).rejects.toMatchObject(refused);
  expect(await again('<p>The <em>tram</em></p>')).toMatchObject({ post: { text: 'The tram' } });
  // Formatting of other words counts for nothing: the plain text goes.
  const plain = await again('<p>The <strong>bus</strong></p>');
  expect([plain.post.text, plain.post.article]).toEqual(['The tram', undefined]);
});

it('whose answer was lost is found again and not sent twice', async () => {
  const own = await room.account('wechat');
  const { pkGUID } = await saved(
    () => '<h2>Lighthouse</h2><p>It is <em>lit</em></p>',
    'Lighthouse\n\nIt is lit',
  );
  await room.strike(own, 'reset-after');
  const [queued] = await publishPackage(room.context, room.maya, [{ pkGUID, bids: [own.id] }], fromContent);
  if (!queued) throw new Error('nothing was queued');
  expect(await room.advance(queued)).toMatchObject({ state: 'published' });
  expect(await room.posts(own)).toHaveLength(1);
});
