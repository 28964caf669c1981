// Uploads survive a change of page: the tray shows them, nothing is sent twice, and what stopped goes on where it was.
import { makeTestVideo } from '@herald/server/db/test-video.ts';
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bindByCall } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, type Walk, menuEntry } from './walk.ts';

let product: Product;
let walk: Walk;
const folder = mkdtempSync(join(tmpdir(), 'herald-tray-'));
const film = join(folder, 'noon.mp4');

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { readsFilms: true },
);
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

const Signed = z.object({ key: z.string() });
const Answer = z.object({ code: z.number(), data: z.unknown() });
/** As another window of the same person would. */
const ask = async (path: string, body: object) =>
  Answer.parse(
    await walk.page.evaluate(
      async (asked) => {
        const [, kept = ''] = /HY-JWT=([^;]*)/.exec(document.cookie) ?? [];
        const { accessToken } = JSON.parse(decodeURIComponent(kept));
        const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
        const said = await fetch(`/prod-api${asked.path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(asked.body),
        });
        const read: unknown = await said.json();
        return read;
      },
      { path, body },
    ),
  );

/** After so many chunks none gets through this page until it is let go. */
async function holdChunks(page: Page, after: number) {
  let sent = 0;
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/oss/chunks/**', async (route) => {
    if (route.request().method() === 'PUT' && (sent += 1) > after) await gone;
    await route.continue();
  });
  return { letGo };
}

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

test('R-UPL-014: a line that breaks before the first byte is no timeout: it is asked again, and the film arrives', async () => {
  const { page } = walk;
  await compose();
  let broken = 2;
  await page.route(/\/oss\/media\/(stored|postpolicy)/, (route) =>
    broken-- > 0 ? route.abort() : route.continue(),
  );
  expectComplaint(/oss\/media\/(stored|postpolicy)/);
  await chooseFilm();
  await page.getByRole('button', { name: 'Remove noon.mp4' }).waitFor();
  expect(broken).toBeLessThan(0);
  await page.unroute(/\/oss\/media\/(stored|postpolicy)/);
});

test('a film that is changed on its disk while it goes up is said to be that, and stands in the way until it is taken out', async () => {
  const { page } = walk;
  await compose();
  const path = join(folder, 'synced.mp4');
  writeFileSync(path, makeTestVideo(41_000_000));
  const held = await holdChunks(page, 2);
  await page.getByRole('region', { name: 'Video' }).locator('input[type=file]').setInputFiles(path);
  await expect.poll(async () => Number((await parts())[0]?.received ?? 0)).toBe(16 * 1_048_576);
  writeFileSync(path, makeTestVideo(42_000_000));
  expectComplaint(/oss\/chunks/);
  held.letGo();
  await page.getByText('synced.mp4 was changed or moved while it went up.', { exact: false }).waitFor();
  await page
    .getByText(/wait until every upload/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Remove synced.mp4' }).click();
  await page.unroute('**/oss/chunks/**');
});

test('R-UPL-021: the same picture chosen twice at once is sent once', async () => {
  const { page } = walk;
  await compose();
  const picture = await drawPicture('twin.png');
  const { buffer, mimeType } = { buffer: picture.bytes, mimeType: 'image/png' };
  await page
    .getByRole('region', { name: 'Pictures', exact: true })
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'one.png', mimeType, buffer },
      { name: 'two.png', mimeType, buffer },
    ]);
  await expect.poll(() => page.locator('[class*=tile] img').count()).toBe(2);
  expect(await product.query("select 1 from file where name in ('one.png', 'two.png')")).toHaveLength(1);
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
  await menuEntry(page, 'My drafts').click();
  // The post has nothing but this file, and that goes on.
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await tray().getByRole('progressbar', { name: 'noon.mp4' }).waitFor();
  letGo();
  await tray().getByText('noon.mp4 has arrived').waitFor();
  await menuEntry(page, 'New content').click();
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

test('two windows that send the same film each end with it, whichever is quicker; one that is stopped elsewhere begins anew', async () => {
  // So a window hears that another was quicker, or has stopped it.
  expectComplaint(/oss\/chunks\/.* 404 /);
  const { page, context } = walk;
  writeFileSync(film, makeTestVideo(40_000_002));
  await compose();
  const other = await context.newPage();
  await other.goto(`${product.origin}/api/content/publish/pubContent`);
  const [mine, theirs] = [page, other].map((one) => one.getByRole('region', { name: 'Video' }));
  const held = await holdChunks(page, 2);
  await chooseFilm();
  await expect.poll(async () => Number((await parts())[0]?.received ?? 0)).toBe(16 * 1_048_576);
  await theirs?.locator('input[type=file]').setInputFiles(film);
  await theirs?.getByRole('button', { name: 'Remove noon.mp4' }).waitFor();
  expect(await mine?.getByRole('progressbar', { name: 'noon.mp4' }).count()).toBe(1);
  held.letGo();
  await mine?.getByRole('button', { name: 'Remove noon.mp4' }).waitFor();
  await other.close();
  const [{ count } = { count: '' }] = await product.query<{ count: string }>(
    "select count(*)::text as count from file where name = 'noon.mp4' and size_bytes = $1",
    [statSync(film).size],
  );
  expect(count).toBe('1');
  // And once more, stopped by another window in the middle.
  writeFileSync(film, makeTestVideo(40_000_003));
  await mine?.getByRole('button', { name: 'Remove noon.mp4' }).click();
  const again = await holdChunks(page, 2);
  await chooseFilm();
  await expect.poll(async () => Number((await parts())[0]?.received ?? 0)).toBe(16 * 1_048_576);
  const [going] = await product.query<{ key: string }>(
    'select key from upload where received_bytes > 0 and used_at is null',
  );
  expect(await ask('/oss/media/abandon', { key: going?.key })).toMatchObject({ code: 200 });
  again.letGo();
  await mine?.getByRole('button', { name: 'Remove noon.mp4' }).waitFor();
});

test('a fourth large file waits while other windows send three, and goes on by itself', async () => {
  expectComplaint(/oss\/media\/postpolicy.* 429 /);
  const { page } = walk;
  writeFileSync(film, makeTestVideo(40_000_004));
  await compose();
  const sign = (n: number) =>
    ask('/oss/media/postpolicy', {
      type: 'video',
      mediaType: 2,
      name: `other-${n}.mp4`,
      size: 30_000_000 + n,
    });
  const others = [await sign(1), await sign(2), await sign(3)].map(({ data }) => Signed.parse(data).key);
  expect((await sign(4)).code).toBe(429_004);
  await chooseFilm();
  await page.getByRole('region', { name: 'Video' }).getByText('Waiting').waitFor();
  expect(await page.getByRole('region', { name: 'Video' }).getByRole('alert').count()).toBe(0);
  expect(await ask('/oss/media/abandon', { key: others[0] })).toMatchObject({ code: 200 });
  await page.getByRole('button', { name: 'Remove noon.mp4' }).waitFor();
});

test('R-UPL-007: with Twitter chosen a film over 512 MB is refused before a byte of it goes up', async () => {
  const { page } = walk;
  await bindByCall(walk.context, product, 'Twitter');
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
