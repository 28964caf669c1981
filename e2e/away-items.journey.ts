// Films of an item that is not on the desk: what still goes up, is looked at or was taken out counts for it all the same; what went into the library goes into no post.
import { makeTestVideo } from '@herald/server/db/test-video.ts';
import { makeTestClip, type Clip } from '@herald/server/video/test-clip.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { composer, walkItems, type ItemWalk } from './item-walk.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { addFile, chooseAllAccounts } from './walk.ts';

let product: Product;
let page: Page;
let items: ItemWalk;
let phone: Drawn;
let long: Drawn;
type Drawn = { name: string; bytes: Buffer };
const folder = mkdtempSync(join(tmpdir(), 'herald-away-'));
const patience = { timeout: 120_000 };

keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
    items = walkItems(page, product);
  },
  { bound: ['Facebook'], readsFilms: true },
);
beforeAll(async () => {
  phone = await draw('phone.mov', { codec: 'hevc', seconds: 0.5 });
  long = await draw('long.mp4', { bits: 10, range: 'pq', size: '640x360', sound: false, seconds: 10 });
}, 240_000);
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const video = () => page.getByRole('region', { name: 'Video', exact: true });
const tray = () => page.getByRole('region', { name: 'Uploads' });
const publishAll = () => page.getByRole('button', { name: /^Publish all 2/ });
const waits = () => page.getByText(/^Item \d: Please wait until every upload has finished/);
const conversions = () =>
  product.query<{ state: string }>('select state from conversion order by created_at');

async function to(title: string): Promise<void> {
  await items.row(title).getByRole('button').first().click();
  await expect.poll(() => items.titleField().inputValue()).toBe(title);
}

/** The first of them is on the desk. */
async function writeTwo(): Promise<void> {
  await items.open(composer);
  await items.titleField().fill('With film');
  await page.getByLabel('Text', { exact: true }).fill('Nothing without its film.');
  await chooseAllAccounts(page);
  await items.add('New content');
  await items.titleField().fill('Second');
  await page.getByLabel('Text', { exact: true }).fill('The second one says this.');
  await to('With film');
}

async function draw(name: string, clip: Clip): Promise<Drawn> {
  const path = join(folder, name);
  await makeTestClip(path, clip);
  return { name, bytes: readFileSync(path) };
}

/** None of these calls is answered until it is let go. */
async function hold(calls: RegExp) {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await gone;
    // The page may have called it off.
    await route.continue().catch(() => undefined);
  });
  return { letGo };
}

test(
  'R-UPL-011 R-UPL-014: a film sent again from the tray is waited for by its item that is not on the desk, and not once it was taken out there',
  { timeout: 300_000 },
  async () => {
    await writeTwo();
    const film = join(folder, 'noon.mp4');
    writeFileSync(film, makeTestVideo(40_000_000));
    await page.route('**/oss/chunks/**', () => undefined);
    await video().locator('input[type=file]').setInputFiles(film);
    await video()
      .getByText(/^noon\.mp4: /)
      .waitFor(patience);
    await to('Second');
    await tray().getByRole('button', { name: 'Try again' }).click();
    await tray().getByRole('progressbar', { name: 'noon.mp4' }).waitFor();
    await publishAll().click();
    await waits().first().waitFor();
    await expect.poll(() => items.titleField().inputValue()).toBe('With film');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await to('Second');
    await tray().getByRole('button', { name: 'Cancel' }).click();
    await tray().waitFor({ state: 'hidden' });
    await publishAll().click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: 'Publish now' }).waitFor();
    expect(await asked.getByText(/did not arrive in time/).count()).toBe(0);
    await asked.getByRole('button', { name: 'Cancel' }).click();
  },
);

test(
  'R-TRANS-001 R-TRANS-002 R-TRANS-011: a film that was looked at while another item came to the desk is waited for, and converted once it is back',
  { timeout: 300_000 },
  async () => {
    await writeTwo();
    const held = await hold(/queryH265/);
    await addFile(page, 'Video', phone);
    await video().getByText('Looking at what is in the video…').waitFor(patience);
    await to('Second');
    held.letGo();
    await publishAll().click();
    await waits().first().waitFor();
    await expect.poll(() => items.titleField().inputValue()).toBe('With film');
    await video()
      .getByText(/^Converted to H\.264/)
      .waitFor(patience);
    expect(await conversions()).toEqual([{ state: 'TranscodeSuccess' }]);
  },
);

test(
  'R-TRANS-002: one that was picked from the materials is converted too, once its item is back on the desk',
  { timeout: 300_000 },
  async () => {
    await writeTwo();
    const held = await hold(/queryH265/);
    await page.getByRole('button', { name: 'Add from my materials' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add phone', exact: true }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await video().getByText('Looking at what is in the video…').waitFor(patience);
    await to('Second');
    held.letGo();
    await to('With film');
    await video()
      .getByText(/^Converted to H\.264/)
      .waitFor(patience);
    expect(await video().getByRole('button', { name: 'Convert to H.264' }).count()).toBe(0);
  },
);

test(
  'R-TRANS-010: a conversion its person stopped stays stopped when the item comes back to the desk',
  { timeout: 240_000 },
  async () => {
    await writeTwo();
    // Named only after that was pressed, so that no machine is quicker than a hand.
    const held = await hold(/\/transcode(\?|$)/);
    await addFile(page, 'Video', long);
    await video()
      .getByText(/^Converting to H\.264/)
      .waitFor(patience);
    await video().getByRole('button', { name: 'Cancel the conversion' }).click();
    held.letGo();
    const stopped = video().getByText(/^The conversion was cancelled, so the video goes as it is/);
    await stopped.waitFor();
    await expect.poll(async () => (await conversions()).at(-1)?.state).toBe('TranscodeFail');
    await to('Second');
    await to('With film');
    await stopped.waitFor();
    expect((await conversions()).at(-1)?.state).toBe('TranscodeFail');
  },
);

test('what was sent into the library lies there, and the tray offers it to no post', async () => {
  await writeTwo();
  const film = join(folder, 'dusk.mp4');
  writeFileSync(film, makeTestVideo(1_000_000));
  const held = await hold(/\/oss\/upload/);
  await page.getByRole('button', { name: 'Add from my materials' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(film);
  await dialog.getByRole('progressbar', { name: 'dusk.mp4' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  held.letGo();
  await tray().getByText('dusk.mp4 has arrived and is in your materials.').waitFor(patience);
  expect(await tray().getByRole('button', { name: 'Add to this post' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Add from my materials' }).first().click();
  await dialog.getByRole('button', { name: 'Add dusk', exact: true }).waitFor();
  await tray().waitFor({ state: 'hidden' });
});
