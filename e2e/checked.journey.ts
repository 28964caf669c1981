// Uploads a scanner takes longer over than any line may be silent: shown as being checked, and then there.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadSilenceMs } from '@herald/contract/constants.ts';
import { freePort } from '@herald/server/db/free-port.ts';
import { makeTestVideo } from '@herald/server/db/test-video.ts';
import { testClamd } from '@herald/server/files/test-clamd.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import type { Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let port: number;
const clamd = testClamd();
const folder = mkdtempSync(join(tmpdir(), 'herald-checked-'));
const film = join(folder, 'noon.mp4');

beforeAll(async () => {
  port = await freePort();
  await clamd.listen({ port });
  writeFileSync(film, makeTestVideo(20_000_000));
});
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { settings: () => ({ HERALD_CLAMD: `127.0.0.1:${port}` }) },
);
afterAll(async () => {
  await clamd.close();
  rmSync(folder, { recursive: true, force: true });
});

test('R-UPL-010: while the scanner is at it a person sees that it is being checked, and no failure', async () => {
  const { page } = walk;
  const { promise: verdict, resolve: say } = Promise.withResolvers<void>();
  clamd.ponder = () => verdict;
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  const [cover, video] = ['Cover', 'Video'].map((name) => page.getByRole('region', { name, exact: true }));
  if (!cover || !video) throw new Error('there are two blocks');
  const { bytes } = await drawPicture('dusk.png');
  const picture = { name: 'dusk.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await cover.locator('input[type=file]').setInputFiles(picture);
  await video.locator('input[type=file]').setInputFiles(film);
  for (const block of [cover, video]) await block.getByText('Being checked').waitFor();
  await sleep(uploadSilenceMs + 5_000);
  for (const block of [cover, video]) expect(await block.getByText('Being checked').count()).toBe(1);
  expect(await page.getByRole('alert').count()).toBe(0);
  say();
  await video.locator('video').waitFor();
  await cover.getByRole('button', { name: 'Remove the cover' }).waitFor();
}, 240_000);
