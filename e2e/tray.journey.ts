// Uploads survive a change of page: the tray shows them, nothing is sent twice, and what stopped goes on where it was.
import { makeTestVideo } from '@herald/server/db/test-video.ts';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { bindAccount, chooseAllAccounts, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
const folder = mkdtempSync(join(tmpdir(), 'herald-tray-'));
const film = join(folder, 'noon.mp4');

keepWalk((begun) => {
  ({ product, walk } = begun);
});
beforeAll(() => writeFileSync(film, makeTestVideo(40_000_000)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compose = () => walk.page.goto(`${product.origin}/api/content/publish/pubContent`);
const chooseFilm = () =>
  walk.page.getByRole('region', { name: 'Video' }).locator('input[type=file]').setInputFiles(film);
const tray = () => walk.page.getByRole('region', { name: 'Uploads' });
const parts = () =>
  product.query<{ received: string }>(
    'select received_bytes::text as received from upload where received_bytes > 0 and used_at is null',
  );

test('R-UPL-010: an upload that a reload stopped is told of, goes on where it was, and is not sent again', async () => {
  const { page } = walk;
  await compose();
  // As a bad line would: after two chunks nothing gets through, until the page is loaded anew.
  let [sent, isBroken] = [0, true];
  await page.route('**/oss/chunks/**', async (route) => {
    if (isBroken && route.request().method() === 'PUT' && (sent += 1) > 2) return;
    await route.continue();
  });
  await chooseFilm();
  await expect.poll(async () => Number((await parts())[0]?.received ?? 0)).toBe(16 * 1_048_576);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await tray()
    .getByText(/noon\.mp4 stopped at 41 %/)
    .waitFor();
  isBroken = false;
  const offsets: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'PUT') offsets.push(new URL(one.url()).search);
  });
  await chooseFilm();
  await page.getByRole('button', { name: 'Remove noon.mp4' }).waitFor();
  expect(offsets[0]).toBe(`?offset=${16 * 1_048_576}`);
  await tray().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Remove noon.mp4' }).click();
  const before = offsets.length;
  await chooseFilm();
  await page.getByRole('button', { name: 'Remove noon.mp4' }).waitFor();
  expect(offsets.length).toBe(before);
});

test('R-UPL-020: an upload goes on while another page is open, and enters a post only when it is asked to', async () => {
  const { page } = walk;
  writeFileSync(film, makeTestVideo(40_000_001));
  await compose();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/oss/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  await chooseFilm();
  await page.getByRole('progressbar', { name: 'noon.mp4' }).waitFor();
  await page.getByRole('menuitem', { name: 'My drafts' }).click();
  // The post has nothing but this file, and that goes on.
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await tray().getByRole('progressbar', { name: 'noon.mp4' }).waitFor();
  letGo();
  await tray().getByText('noon.mp4 has arrived').waitFor();
  await page.getByRole('menuitem', { name: 'New content' }).click();
  await page.getByRole('region', { name: 'Video' }).getByRole('button').waitFor();
  expect(await page.getByRole('region', { name: 'Video' }).locator('video').count()).toBe(0);
  await tray().getByRole('button', { name: 'Add to this post' }).click();
  await page.getByRole('region', { name: 'Video' }).locator('video').waitFor();
  await tray().waitFor({ state: 'hidden' });
});

test('R-UPL-018 R-UPL-019: several pictures dropped on their block go up together; dropped beside it nothing happens', async () => {
  const { page } = walk;
  await compose();
  const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
  await pictures.waitFor();
  const files = await page.evaluateHandle(
    (chosen) => {
      const held = new DataTransfer();
      for (const { name, bytes } of chosen)
        held.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
      return held;
    },
    await Promise.all(
      ['noon.png', 'dusk.png'].map(async (name) => ({ name, bytes: [...(await drawPicture(name)).bytes] })),
    ),
  );
  const drop = async (place: Locator) => {
    await place.dispatchEvent('dragover', { dataTransfer: files });
    await place.dispatchEvent('drop', { dataTransfer: files });
  };
  await drop(page.getByLabel('Title', { exact: true }));
  await drop(pictures);
  await expect.poll(() => pictures.locator('[class*=tile] img').count()).toBe(2);
  expect(page.url()).toContain('/pubContent');
});

test('R-UPL-007: with Twitter chosen a film over 512 MB is refused before a byte of it goes up', async () => {
  const { page } = walk;
  await bindAccount(walk, product, 'Twitter');
  await compose();
  await chooseAllAccounts(page);
  let calls = 0;
  page.on('request', (one) => {
    if (one.url().includes('/oss/')) calls += 1;
  });
  truncateSync(film, 513 * 1_048_576);
  await chooseFilm();
  await page.getByText('Twitter: the video has 513 MB; at most 512 MB.').waitFor();
  expect(calls).toBe(0);
});
