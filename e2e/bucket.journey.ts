// The whole product over an S3 store: what a browser chooses goes straight to the bucket, and the server says what it is.
import { chunkBytes } from '@herald/contract/constants.ts';
import { makeTestVideo } from '@herald/server/db/test-video.ts';
import { askTestBucket } from '@herald/server/files/test-stores.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { postsWith } from './ledger.ts';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { addFile, chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let settings: Record<string, string> = {};
let why: string | null = null;
const folder = mkdtempSync(join(tmpdir(), 'herald-bucket-'));
const film = join(folder, 'noon.mp4');
const [title, text] = ['Harbour at noon', 'The harbour bell rings at noon.'];

beforeAll(async () => {
  const asked = await askTestBucket();
  if (asked.kind === 'here') settings = asked.environment;
  else ({ why } = asked);
}, 600_000);
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { settings: () => settings, bound: ['Facebook'] },
);
beforeEach(({ skip }) => {
  if (why !== null) skip(why);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Method and address of all that is sent from here on, without what is only read. */
function hear(): string[] {
  const sent: string[] = [];
  walk.page.on('request', (one) => {
    const { origin, pathname } = new URL(one.url());
    if (one.method() !== 'GET') sent.push(`${one.method()} ${origin}${pathname}`);
  });
  return sent;
}

test('R-UPL-020: a picture is posted by the browser to the bucket itself, asked after, and shown from our own address', async () => {
  const { page } = walk;
  const sent = hear();
  await compose(page, product, { title, text, picture: await drawPicture('bell.png') });
  const bucket = `${settings['HERALD_S3_ENDPOINT']}/${settings['HERALD_S3_BUCKET']}`;
  expect(sent).toContain(`POST ${bucket}`);
  expect(sent.find((one) => one.includes('/oss/landed/'))).toMatch(`POST ${product.origin}/prod-api/oss`);
  expect(sent.filter((one) => one.endsWith('/oss/upload'))).toEqual([]);
  const shown = page.locator('[class*=tile] img').first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await shown.evaluate((img: HTMLImageElement) => new URL(img.src).origin)).toBe(product.origin);
});

test('the post with that picture goes out whole: its worker reads it from the bucket', async () => {
  const { page } = walk;
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: 'Publish to 1', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor({ timeout: 60_000 });
  const [kept] = await product.query<{ sha256: string }>("select sha256 from file where name = 'bell.png'");
  await expect
    .poll(async () => (await postsWith(product.sandbox, text)).map(({ mediaSha256s }) => mediaSha256s), {
      timeout: 40_000,
    })
    .toEqual([[kept?.sha256]]);
});

test('R-UPL-010 R-UPL-011: what is no video is refused in words after the bucket took it', async () => {
  const { page } = walk;
  expectComplaint(/\/oss\/landed\/.*415/);
  await compose(page, product, { title, text });
  await addFile(page, 'Video', { name: 'words.mp4', bytes: Buffer.from('These are only words, no film.') });
  await page.getByText(/words\.mp4 is not a mp4 file/).waitFor();
  await page.getByRole('button', { name: 'Remove words.mp4' }).click();
  const kept = await product.query("select 1 from file where name = 'words.mp4'");
  expect(kept).toEqual([]);
});

test('R-UPL-020: a large film goes on where it was after a reload, and though the server is killed in the middle', async () => {
  const { page } = walk;
  // While nobody is there the browser says so.
  expectComplaint(/ERR_CONNECTION|ERR_EMPTY/);
  writeFileSync(film, makeTestVideo(60_000_000));
  const choose = () =>
    page.getByRole('region', { name: 'Video' }).locator('input[type=file]').setInputFiles(film);
  await compose(page, product, { title, text });
  const offsets: string[] = [];
  let isHeld = true;
  await page.route('**/oss/chunks/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    if (isHeld && offsets.length === 2) return undefined;
    offsets.push(new URL(route.request().url()).search);
    if (offsets.length === 4) product.killApi();
    return route.continue();
  });
  await choose();
  const received = async () =>
    (await product.query<{ at: string }>('select max(received_bytes)::text as at from upload'))[0]?.at;
  await expect.poll(received).toBe(String(2 * chunkBytes));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText(/noon\.mp4 stopped at 27 %/).waitFor();
  isHeld = false;
  await choose();
  await page.getByRole('button', { name: 'Remove noon.mp4' }).waitFor({ timeout: 90_000 });
  const inOrder = [0, 1, 2, 3, 4, 5, 6, 7].map((chunk) => `?offset=${chunk * chunkBytes}`);
  // Only what was under way when the server died is sent again.
  expect([...new Set(offsets)]).toEqual(inOrder);
  expect(offsets.length).toBeLessThanOrEqual(inOrder.length + 1);
  const kept = await product.query<{ size: string }>(
    "select size_bytes::text as size from file where name = 'noon.mp4'",
  );
  expect(kept).toEqual([{ size: String(makeTestVideo(60_000_000).length) }]);
  const seen = page.getByRole('region', { name: 'Video' }).locator('video');
  await expect.poll(() => seen.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(640);
});
