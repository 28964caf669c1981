// Covers: a frame of the film, cropped to what the channel shows, published and found there; a moment that is refused; one too heavy, made to fit.
import { makeTestClip, type Clip } from '@herald/server/video/test-clip.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bindByCall } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { Posts } from './ledger.ts';
import type { Product } from './product.ts';
import { addFile, chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
const folder = mkdtempSync(join(tmpdir(), 'herald-covers-'));
const patience = { timeout: 60_000 };

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['YouTube'] },
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function film(name: string, clip: Clip): Promise<{ name: string; bytes: Buffer }> {
  await makeTestClip(join(folder, name), clip);
  return { name, bytes: readFileSync(join(folder, name)) };
}

const cover = (): Locator => walk.page.getByRole('region', { name: 'Cover', exact: true });
const dialog = (): Locator => walk.page.getByRole('dialog');
const time = async () => (await dialog().locator('output').textContent()) ?? '';

/** The cover as it stands in the composer: its bytes as the store has them. */
async function coverFile() {
  const src = await cover().getByRole('img', { name: 'Cover' }).getAttribute('src');
  // With this window's cookie: files are shown to whoever is signed in.
  const bytes = await (await walk.context.request.get(product.origin + (src ?? ''))).body();
  const { width, height, format } = await sharp(bytes).metadata();
  return { src, bytes, width, height, format };
}

/** By the mouse, towards the upper left. */
async function dragInto(corner: Locator): Promise<void> {
  const { mouse } = walk.page;
  // The dialog still opens: where it stands at last.
  await corner.hover();
  const box = await corner.boundingBox();
  if (!box) throw new Error('the corner is not in sight');
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x - 60, box.y - 40, { steps: 4 });
  await mouse.up();
}

async function pixelsKept() {
  const said = await dialog()
    .getByText(/^\d+ × \d+ pixels$/)
    .textContent();
  const [, width, height] = /^(\d+) × (\d+)/.exec(said ?? '') ?? [];
  return { narrower: Number(width) < 480, lower: Number(height) < 480 };
}

/** As viewers of YouTube find it. */
async function thumbnailOf(text: string) {
  const { posts } = Posts.parse(await (await fetch(`${product.sandbox}/_ledger/posts`)).json());
  const video = posts.find((post) => post.platform === 'youtube' && post.text.includes(text));
  const [row] = await product.query<{ url: string }>(
    'select external_url as url from publication where external_id = $1',
    [video?.externalId],
  );
  const shown = await (await fetch(row?.url ?? '')).text();
  const path = /<img src="([^"]*_blobs\/[0-9a-f]{64})"/.exec(shown)?.[1] ?? '';
  const bytes = Buffer.from(await (await fetch(product.sandbox + path)).arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}

test('a frame is found by keys, by steps and among ten moments, and axe finds nothing serious', async () => {
  const { page } = walk;
  await compose(page, product, {
    title: 'Harbour',
    text: 'A film of the harbour.',
    video: await film('harbour.mp4', { size: '960x720', seconds: 4 }),
  });
  await chooseAllAccounts(page);
  await cover().getByRole('button', { name: 'Choose a frame' }).click();
  const moments = dialog().getByRole('group', { name: 'Ten moments of the video' }).getByRole('button');
  await expect.poll(() => moments.count(), patience).toBe(10);
  const slider = dialog().getByRole('slider', { name: 'Moment' });
  await slider.focus();
  // The middles of frames of a thirtieth of a second.
  for (const [key, shown] of [
    ['Home', '00:00.016'],
    ['ArrowRight', '00:00.050'],
    ['Shift+ArrowRight', '00:01.050'],
    ['ArrowLeft', '00:01.016'],
    ['End', '00:03.983'],
    ['ArrowRight', '00:03.983'],
    ['Shift+ArrowLeft', '00:02.983'],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await time()]).toEqual([key, shown]);
  }
  await dialog().getByRole('button', { name: 'One frame back' }).click();
  expect(await time()).toBe('00:02.950');
  await dialog().getByRole('button', { name: 'One second back' }).click();
  expect(await time()).toBe('00:01.950');
  await moments.nth(6).focus();
  await page.keyboard.press('Enter');
  expect([await time(), await moments.nth(6).getAttribute('aria-pressed')]).toEqual(['00:02.600', 'true']);
  const found = await new AxeBuilder({ page }).include('.ant-modal').analyze();
  expect(found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
});

test('a moment the server refuses is said in its words, and the choice stays open', async () => {
  const { page } = walk;
  expectComplaint(/\/oss\/media\/frame: .*422/);
  // Nobody can slide past the end: what the page asks is changed on its way to the real server.
  await page.route('**/oss/media/frame', async (route) => {
    const asked = z.object({}).loose().parse(route.request().postDataJSON());
    await route.continue({ postData: JSON.stringify({ ...asked, atMs: 3_600_000 }) });
  });
  await dialog().getByRole('button', { name: 'Use this frame' }).click();
  await page.getByText('The video is 4.0 seconds long. Choose a moment before its end.').waitFor();
  await page.unroute('**/oss/media/frame');
  expect(await dialog().count()).toBe(1);
  expect(await cover().getByRole('img').count()).toBe(0);
});

test('R-COMP-019 R-COMP-053: the frame is cropped by keys to what YouTube shows, goes out, and stands there in that shape', async () => {
  const { page } = walk;
  await dialog().getByRole('button', { name: 'Use it and crop' }).click();
  const part = dialog().getByLabel(/^The part that is kept/);
  await part.waitFor(patience);
  expect(await dialog().getByRole('radio', { name: '16:9 · YouTube' }).isChecked()).toBe(true);
  await dialog().getByText('960 × 540 pixels').waitFor();
  await part.focus();
  await page.keyboard.press('Shift+ArrowUp');
  const zoom = dialog().getByRole('slider', { name: 'Zoom' });
  await zoom.fill('1.5');
  await dialog().getByText('640 × 360 pixels').waitFor();
  const found = await new AxeBuilder({ page }).include('.ant-modal').analyze();
  expect(found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await dialog().getByRole('button', { name: 'Crop', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(async () => (await coverFile()).width).toBe(640);
  const cropped = await coverFile();
  expect(cropped).toMatchObject({ width: 640, height: 360, format: 'jpeg' });
  const [row] = await product.query<{ area: { x: number; y: number } }>(
    'select area from drawn_picture where area is not null',
  );
  // In the middle it would begin at 180: the key has moved it up.
  expect(row?.area).toMatchObject({ x: 160, y: expect.closeTo(166, -1) });
  expect(await page.getByText(/^YouTube: covers are shown as/).count()).toBe(0);
  await page.getByRole('button', { name: 'Publish to 1', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor(patience);
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  await page
    .getByRole('row')
    .filter({ hasText: 'Harbour' })
    .getByText('Live', { exact: true })
    .waitFor(patience);
  const shown = await thumbnailOf('A film of the harbour.');
  expect([shown.width, shown.height]).toEqual([640, 360]);
  expect(shown.bytes.equals(cropped.bytes)).toBe(true);
});

test('a cut can be changed again after the draft was opened anew, from the whole frame; a step back undoes it', async () => {
  const { page } = walk;
  await compose(page, product, {
    title: 'Quay',
    text: 'A film of the quay.',
    video: await film('quay.mp4', { size: '640x480', seconds: 1 }),
  });
  await cover().getByRole('button', { name: 'Choose a frame' }).click();
  await dialog().getByRole('button', { name: 'Use it and crop' }).click(patience);
  await dialog().getByText('1:1', { exact: true }).click(patience);
  await dialog().getByRole('button', { name: 'Crop', exact: true }).click();
  await cover().getByText('480 × 480 pixels').waitFor(patience);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Saved to my drafts').waitFor();
  await page.goto(`${product.origin}/api/content/contentList/myDraft/list`);
  await page.getByRole('row').filter({ hasText: 'Quay' }).getByRole('link', { name: 'Edit' }).click(patience);
  await cover().getByRole('button', { name: 'Crop', exact: true }).click(patience);
  expect(await dialog().getByRole('radio', { name: '1:1' }).isChecked()).toBe(true);
  await dialog().getByText('4:5', { exact: true }).click();
  await dialog().getByRole('button', { name: 'Crop', exact: true }).click();
  await cover().getByText('384 × 480 pixels').waitFor(patience);
  await cover().getByRole('button', { name: 'Undo' }).click();
  await cover().getByText('480 × 480 pixels').waitFor();
  await cover().getByRole('button', { name: 'Crop', exact: true }).click();
  await dialog().getByText('Free', { exact: true }).click();
  await dragInto(dialog().getByRole('button', { name: 'Lower right corner' }));
  await expect.poll(pixelsKept).toMatchObject({ narrower: true, lower: true });
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await cover().getByRole('button', { name: 'Crop', exact: true }).click();
  await dialog().getByRole('button', { name: 'Whole picture' }).click();
  await dialog().getByRole('button', { name: 'Crop', exact: true }).click();
  await cover().getByText('640 × 480 pixels').waitFor(patience);
});

test('R-UPL-009 R-VAL-024: a cover too heavy for YouTube is stopped with whose limit it is, and one click makes it fit', async () => {
  const { page } = walk;
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const heavy = sharp({ create: { width: 1_600, height: 900, channels: 3, background: 'gray', noise } });
  await compose(page, product, {
    title: 'Storm',
    text: 'A film of the storm.',
    video: await film('storm.mp4', { size: '640x360', seconds: 1 }),
    cover: { name: 'storm.png', bytes: await heavy.png().toBuffer() },
  });
  await chooseAllAccounts(page);
  const sentence = page.getByText(
    /^YouTube: the cover has \d\.\d+ MB; at most 2 MB\. Make it fit, or choose a lighter one\. \(Limit of YouTube itself\.\)$/,
  );
  await sentence.first().waitFor();
  await page.getByRole('button', { name: 'Publish to 1', exact: true }).click();
  expect(await dialog().count()).toBe(0);
  await cover().getByRole('button', { name: 'Make it fit' }).click();
  await expect.poll(() => sentence.count(), patience).toBe(0);
  const light = await coverFile();
  expect(light).toMatchObject({ width: 1_600, height: 900, format: 'jpeg' });
  expect(light.bytes.length).toBeLessThanOrEqual(2_097_152);
  expect(await cover().getByRole('button', { name: 'Make it fit' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Publish to 1', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await cover().getByRole('button', { name: 'Undo' }).click();
  await sentence.first().waitFor();
});

test('of a film the browser cannot play the server draws every moment, upright, of the original', async () => {
  const { page } = walk;
  const clip = { codec: 'hevc', bits: 10, range: 'pq', size: '640x360', turned: 90, seconds: 1 } as const;
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await addFile(page, 'Video', await film('phone.mp4', clip));
  await cover().getByRole('button', { name: 'Choose a frame' }).click(patience);
  const stage = dialog().getByText('This browser cannot play the video, so the server draws each moment.');
  await stage.waitFor(patience);
  await dialog().getByRole('img', { name: 'The video at this moment' }).waitFor(patience);
  await dialog().getByRole('button', { name: 'Use this frame' }).click();
  await cover().getByText('360 × 640 pixels').waitFor(patience);
  // However it is played meanwhile, the cover is of the original.
  const [drawn] = await product.query<{ name: string; at_ms: number }>(
    `select source.name, at_ms from drawn_picture join file source on source.key = source_key
       where recipe like '%whole' order by drawn_picture.created_at desc limit 1`,
  );
  expect(drawn).toEqual({ name: 'phone.mp4', at_ms: 50 });
});

test('R-FB-014: a picture of the post that is too heavy for its kind is made to fit where it stands, and taken back', async () => {
  const { page } = walk;
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const heavy = sharp({ create: { width: 800, height: 600, channels: 3, background: 'gray', noise } });
  await bindByCall(walk.context, product, 'Facebook');
  await compose(page, product, {
    title: 'Gulls',
    text: 'Gulls over the harbour.',
    picture: { name: 'gulls.png', bytes: await heavy.png().toBuffer() },
  });
  await page.getByRole('button', { name: 'Add account' }).click();
  await dialog()
    .getByRole('checkbox', { name: /^Facebook / })
    .check();
  await dialog()
    .getByRole('button', { name: /^Confirm/ })
    .click();
  const sentence = page.getByText(/^Facebook: gulls\.png has 1\.\d+ MB; at most 1 MB/);
  await sentence.first().waitFor();
  const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
  await pictures.getByLabel('Description of gulls.png').fill('Gulls in the wind');
  await pictures.getByRole('button', { name: 'Make it fit' }).click();
  await expect.poll(() => sentence.count(), patience).toBe(0);
  expect(await pictures.getByLabel('Description of gulls.jpg').inputValue()).toBe('Gulls in the wind');
  await pictures.getByRole('button', { name: 'Undo' }).click();
  await sentence.first().waitFor();
});
