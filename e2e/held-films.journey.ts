// What began to go up, to be looked at or to be converted while a question stood open holds the post back all the same (R-UPL-011, R-TRANS-011).
import { makeTestVideo } from '@herald/server/db/test-video.ts';
import { makeTestClip } from '@herald/server/video/test-clip.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { composer, walkItems, type ItemWalk } from './item-walk.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { addFile } from './walk.ts';

let product: Product;
let page: Page;
let items: ItemWalk;
let phone: Buffer;
const folder = mkdtempSync(join(tmpdir(), 'herald-held-'));
let films = 0;
const patience = { timeout: 120_000 };

keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
    items = walkItems(page, product);
  },
  { bound: ['VK', 'YouTube'], readsFilms: true },
);
beforeAll(async () => {
  const path = join(folder, 'phone.mov');
  await makeTestClip(path, { codec: 'hevc', size: '640x360', seconds: 1 });
  phone = readFileSync(path);
}, 240_000);
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const video = () => page.getByRole('region', { name: 'Video', exact: true });
const dialog = () => page.getByRole('dialog');
const waits = () => page.getByText(/Please wait until every upload has finished/).first();
const film = () => video().locator('input[type=file]');

async function write(title: string): Promise<void> {
  await items.titleField().fill(title);
  await page.getByLabel('Text', { exact: true }).fill(`${title}, in full.`);
}

async function open(title: string, channel: string): Promise<void> {
  await items.open(composer);
  await write(title);
  await items.choose(channel);
}

/** Of its own each time: what a test before had held goes on when that lets it, and bytes that are there are not sent again. */
function noon(): string {
  films += 1;
  const path = join(folder, `${films}`, 'noon.mp4');
  mkdirSync(dirname(path));
  writeFileSync(path, makeTestVideo(1_000_000 + films));
  return path;
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

const published = (title: string) =>
  product.query<{ state: string }>('select state from publication where title = $1', [title]);

test(
  'R-TRANS-011: for a channel that was chosen since, the film is looked at anew, and nothing goes before that is known',
  { timeout: 240_000 },
  async () => {
    await open('One more channel', 'YouTube');
    await addFile(page, 'Video', { name: 'phone.mov', bytes: phone });
    await video().getByText('The original goes to YouTube.').waitFor(patience);
    const held = await hold(/queryH265/);
    await items.choose('VK');
    await video().getByText('Looking at what is in the video…').waitFor();
    expect(
      await video()
        .getByText(/goes to/)
        .count(),
    ).toBe(0);
    await items.button('Publish to 2').click();
    await waits().waitFor();
    expect(await dialog().count()).toBe(0);
    held.letGo();
    await video().getByText('The converted video goes to VK.').waitFor(patience);
  },
);

test(
  'R-TRANS-011: a conversion that was begun holds its post back also until the first word of it has come, however late that is',
  { timeout: 240_000 },
  async () => {
    await open('First word late', 'VK');
    expectComplaint(/queryPercent/);
    let asked = 0;
    await page.route(/queryPercent/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await addFile(page, 'Video', { name: 'phone.mov', bytes: phone });
    await expect.poll(() => asked, patience).toBe(1);
    await video()
      .getByText(/^Converting to H\.264/)
      .waitFor();
    await items.button('Publish to 1').click();
    await waits().waitFor();
    expect(await dialog().count()).toBe(0);
    // Asked again until it was answered.
    await video().getByText('The converted video goes to VK.').waitFor(patience);
  },
);

test('R-UPL-011: what is pasted while a dialog asks is not added behind it', async () => {
  await open('Pasted behind', 'VK');
  await items.button('Publish to 1').click();
  await dialog().getByText('Pasted behind, in full.').waitFor();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['film'], 'pasted.mp4', { type: 'video/mp4' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.waitForTimeout(500);
  expect(await page.getByText('pasted.mp4').count()).toBe(0);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('R-UPL-011: a film that began to go up behind the open dialog holds back what is confirmed in it', async () => {
  await open('Begun behind', 'VK');
  await items.button('Publish to 1').click();
  await dialog().getByText('Begun behind, in full.').waitFor();
  await hold(/\/oss\/upload/);
  await film().setInputFiles(noon());
  await video().getByRole('progressbar', { name: 'noon.mp4' }).waitFor();
  await dialog().getByRole('button', { name: 'Publish now' }).click();
  await waits().waitFor();
  await dialog().waitFor({ state: 'hidden' });
  expect(await published('Begun behind')).toEqual([]);
});

test.each([
  ['Publish all 2 in this order', 'Publish now'],
  ['Schedule all 2 for one time', 'Schedule publish'],
])('R-UPL-011: so it does under "%s"', async (button, yes) => {
  await open('First of two', 'VK');
  await items.add('New content');
  await write('Second of two');
  await items.button(button).click();
  const asked = items.dialog(button);
  await asked.getByText('2 posts, one after the other:').waitFor();
  await hold(/\/oss\/upload/);
  await film().setInputFiles(noon());
  await video().getByRole('progressbar', { name: 'noon.mp4' }).waitFor();
  await asked.getByRole('button', { name: yes }).click();
  await waits().waitFor();
  await asked.waitFor({ state: 'hidden' });
  expect([...(await published('First of two')), ...(await published('Second of two'))]).toEqual([]);
});

test(
  'R-VAL-024: of a draft that was never on the desk the dialogs for all say which channel gets which of its film',
  { timeout: 240_000 },
  async () => {
    await open('Film draft', 'YouTube');
    await addFile(page, 'Video', { name: 'phone.mov', bytes: phone });
    await video().getByText('The original goes to YouTube.').waitFor(patience);
    await items.button('Save draft').click();
    await page.getByText('Saved to my drafts').waitFor();
    await items.open(composer);
    await write('Plain words');
    await items.button('Save draft').click();
    await page.getByText('Saved to my drafts').waitFor();
    const [draft] = await product.query<{ id: string }>("select id from draft where title = 'Film draft'");
    const [plain] = await product.query<{ id: string }>("select id from draft where title = 'Plain words'");
    await items.open(`${composer}?id=${plain?.id}&ids=${plain?.id},${draft?.id}`);
    await expect.poll(() => items.rows().count()).toBe(2);
    await expect.poll(() => items.titleField().inputValue()).toBe('Plain words');
    await items.choose('VK');
    await page.getByRole('button', { name: /^Remove YouTube / }).click();
    for (const button of ['Publish all 2 in this order', 'Schedule all 2 for one time']) {
      await items.button(button).click();
      const films = items.dialog(button).getByRole('list', { name: 'Their videos' });
      await films.getByText('Film draft').waitFor();
      await films.getByText(/^Not converted for VK/).waitFor();
      await items.dialog(button).getByRole('button', { name: 'Cancel' }).click();
      await items.dialog(button).waitFor({ state: 'hidden' });
    }
  },
);

test(
  'R-TRANS-011: the film of an item that was never on the desk gets what its conversion made, and that goes out',
  { timeout: 240_000 },
  async () => {
    await open('Left while converting', 'VK');
    await addFile(page, 'Video', { name: 'phone.mov', bytes: phone });
    await video().getByText('The converted video goes to VK.').waitFor(patience);
    await items.button('Save draft').click();
    await page.getByText('Saved to my drafts').waitFor();
    // As autosave had left it when somebody went away in the middle of the conversion.
    await product.query(
      `update draft set content = jsonb_set(content, '{media}', (
        select jsonb_agg(case when item ? 'original'
          then (item - 'original' - 'made') || (item -> 'original')
            || jsonb_build_object('jobId', (select id from conversion where state = 'TranscodeSuccess' limit 1))
          else item end)
        from jsonb_array_elements(content -> 'media') as item))
       where title = 'Left while converting'`,
    );
    await items.open(composer);
    await write('Beside it');
    await items.button('Save draft').click();
    await page.getByText('Saved to my drafts').waitFor();
    const [left] = await product.query<{ id: string }>(
      "select id from draft where title = 'Left while converting'",
    );
    const [beside] = await product.query<{ id: string }>("select id from draft where title = 'Beside it'");
    await items.open(`${composer}?id=${beside?.id}&ids=${beside?.id},${left?.id}`);
    await expect.poll(() => items.rows().count()).toBe(2);
    await expect.poll(() => items.titleField().inputValue()).toBe('Beside it');
    const button = 'Publish all 2 in this order';
    const films = items.dialog(button).getByRole('list', { name: 'Their videos' });
    await expect
      .poll(async () => {
        await items.button(button).click();
        await dialog().or(waits()).first().waitFor();
        return (await films.isVisible()) && films.innerText();
      }, patience)
      .toContain('The converted video goes to VK.');
    await items.dialog(button).getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Pushed').waitFor();
    const sent = await product.query<{ name: string }>(
      `select file.name from publication join file on file.md5 = post -> 'video' ->> 'md5'
        where title = 'Left while converting'`,
    );
    expect(sent).toEqual([{ name: 'phone.mp4' }]);
  },
);

test(
  'R-TRANS-011: a film of this page is looked at and converted for a channel that was chosen while another item was on the desk',
  { timeout: 240_000 },
  async () => {
    await open('Chosen from beside', 'YouTube');
    await addFile(page, 'Video', { name: 'phone.mov', bytes: phone });
    await video().getByText('The original goes to YouTube.').waitFor(patience);
    await items.add('New content');
    await write('At the desk');
    const held = await hold(/queryH265/);
    await items.choose('VK');
    await page.getByRole('button', { name: /^Remove YouTube / }).click();
    await items.button('Publish all 2 in this order').click();
    await waits().waitFor();
    expect(await dialog().count()).toBe(0);
    held.letGo();
    await expect.poll(() => items.titleField().inputValue()).toBe('Chosen from beside');
    await video().getByText('The converted video goes to VK.').waitFor(patience);
  },
);

test('R-UPL-014: a film that has come for an item that is open is offered to no other, and put where it belongs', async () => {
  await open('Its own film', 'VK');
  await items.add('New content');
  await write('Another');
  await items.row('Its own film').getByRole('button').first().click();
  await expect.poll(() => items.titleField().inputValue()).toBe('Its own film');
  const held = await hold(/\/oss\/upload/);
  await film().setInputFiles(noon());
  await video().getByRole('progressbar', { name: 'noon.mp4' }).waitFor();
  await items.row('Another').getByRole('button').first().click();
  held.letGo();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await tray.getByText('noon.mp4 has arrived for another item of this page.', { exact: false }).waitFor();
  expect(await tray.getByRole('button', { name: 'Add to this post' }).count()).toBe(0);
  await items.row('Its own film').getByRole('button').first().click();
  await video()
    .getByText(/^noon\.mp4 · /)
    .waitFor();
  await tray.waitFor({ state: 'hidden' });
});
