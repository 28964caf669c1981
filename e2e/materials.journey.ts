// The material library: what is uploaded in the composer is found, named, described, chosen for another post, deleted with care and restored; a film plays.
import { makeTestClip } from '@herald/server/video/test-clip.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { compose, type Walk, menuEntry } from './walk.ts';

let product: Product;
let walk: Walk;
const folder = mkdtempSync(join(tmpdir(), 'herald-materials-'));
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { as: 'editor' },
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const library = async (query = '') => {
  await walk.page.goto(`${product.origin}/api/content/material/myMaterial${query}`);
  await walk.page.getByRole('heading', { name: 'My materials' }).waitFor();
};
const openerOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Open ${title}`, exact: true });
const cards = (page: Page) => page.getByRole('button', { name: /^Open / });
const upload = async (files: { name: string; bytes: Buffer }[], mimeType = 'image/png') => {
  const { page } = walk;
  const chooser = page.getByRole('region', { name: 'Upload to the library' }).locator('input[type=file]');
  await chooser.setInputFiles(files.map(({ name, bytes: buffer }) => ({ name, mimeType, buffer })));
  for (const { name } of files)
    await openerOf(page, name.replace(/\.[^.]*$/, '')).waitFor({ timeout: 30_000 });
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save to my content' }).click();
  await page.getByText(/^Saved \d/).waitFor();
};

test('R-API-029 R-LIST-011: what was uploaded in the composer is in the library, found by two Chinese characters or a word', async () => {
  const { page } = walk;
  await library();
  await page.getByText('No materials yet. Every file you upload appears here.').waitFor();
  await compose(page, product, {
    title: 'First post',
    text: 'Words.',
    picture: await drawPicture('上海港口日落.png'),
  });
  await save(page);
  await menuEntry(page, 'My materials').click();
  await openerOf(page, '上海港口日落').waitFor();
  await upload([await drawPicture('Lighthouse.png')]);
  const search = page.getByLabel('Search title, file or alt text');
  for (const [words, found] of [
    ['港口', '上海港口日落'],
    ['light', 'Lighthouse'],
  ] as const) {
    await search.fill(words);
    await search.press('Enter');
    await expect
      .poll(() =>
        cards(page)
          .allTextContents()
          .then(({ length }) => length),
      )
      .toBe(1);
    await openerOf(page, found).waitFor();
  }
  await search.fill('%');
  await search.press('Enter');
  await page.getByText('No material matches.').waitFor();
});

test('R-API-033: a name and an alt text are written where they stand, and the view stays in the address', async () => {
  const { page } = walk;
  await library();
  await openerOf(page, '上海港口日落').focus();
  await page.keyboard.press('F2');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Left as it was');
  await page.keyboard.press('Escape');
  await openerOf(page, '上海港口日落').waitFor();
  await page.getByRole('button', { name: 'Rename 上海港口日落' }).click();
  await title.fill('<b>Harbour</b> & dusk');
  await title.press('Enter');
  await openerOf(page, '<b>Harbour</b> & dusk').waitFor();
  await page.getByText('List', { exact: true }).click();
  await page.getByRole('button', { name: 'Describe <b>Harbour</b> & dusk' }).click();
  await page.getByLabel('Alt text', { exact: true }).fill('Ships below a red sky');
  await page.getByLabel('Alt text', { exact: true }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Harbour' });
  await row.getByText('Ships below a red sky').waitFor();
  await page.reload();
  await row.getByText('Ships below a red sky').waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('list');
  expect(await page.locator('b', { hasText: 'Harbour' }).count()).toBe(0);
});

test('R-COMP-035: the composer’s dialog chooses by type and title, page by page, and adds with the alt text', async () => {
  const { page } = walk;
  await library();
  const small = await Promise.all(
    Array.from({ length: 21 }, async (_, at) => drawPicture(`Tile ${at + 2}.png`)),
  );
  for (let at = 0; at < small.length; at += 3) await upload(small.slice(at, at + 3));
  await compose(page, product, { title: 'Second post', text: 'Other words.' });
  await page.getByRole('button', { name: 'Add from my materials' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('23 in all').waitFor();
  expect(await dialog.getByRole('button', { name: /^Add / }).count()).toBe(20);
  await dialog.getByRole('listitem', { name: '2' }).click();
  await expect.poll(() => dialog.getByRole('button', { name: /^Add / }).count()).toBe(3);
  await dialog.getByLabel('Search title, file or alt text').fill('dusk');
  await dialog.getByLabel('Search title, file or alt text').press('Enter');
  await dialog.getByText('1 in all').waitFor();
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByTitle('Video', { exact: true }).click();
  await dialog.getByText('No material matches.').waitFor();
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByTitle('Picture', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add <b>Harbour</b> & dusk' }).click();
  await dialog.getByRole('button', { name: '<b>Harbour</b> & dusk is added' }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
  await pictures.getByRole('img', { name: 'Ships below a red sky' }).waitFor();
  await page.getByRole('button', { name: 'Cover from my materials' }).click();
  await dialog.getByRole('button', { name: 'Add Tile 22' }).click();
  await page.getByRole('button', { name: 'Remove the cover' }).waitFor();
  await save(page);
});

test('where it is used is told with the way there', async () => {
  const { page } = walk;
  await library(`?title=${encodeURIComponent('dusk')}`);
  await page.getByRole('button', { name: /^Used: \d+ – <b>Harbour<\/b> & dusk/ }).click();
  const drawer = page.getByRole('dialog');
  const uses = drawer.getByRole('region', { name: 'Where it is used' });
  for (const post of ['First post', 'Second post'])
    await uses.getByRole('link', { name: post }).first().waitFor();
  await uses.getByRole('link', { name: 'First post' }).first().click();
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('First post');
});

test('R-API-030: deleting says what uses it, can be undone, and is restored among the deleted ones; the posts keep it', async () => {
  const { page } = walk;
  expectComplaint(/material\/delete.*409/);
  await library('?title=dusk');
  const harbour = '<b>Harbour</b> & dusk';
  await openerOf(page, harbour).focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog');
  await question.getByText(/^In use in drafts \(\d\), content \(2\)/).waitFor();
  await question.getByRole('link', { name: 'Second post' }).first().waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: `Delete ${harbour}` }).click();
  await question.getByRole('button', { name: 'Delete from my materials' }).click();
  await page.getByText(`“${harbour}” was deleted.`).waitFor();
  await page.getByText('No material matches.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await openerOf(page, harbour).waitFor();
  await page.getByRole('button', { name: `Delete ${harbour}` }).click();
  await question.getByRole('button', { name: 'Delete from my materials' }).click();
  await page.getByText('No material matches.').waitFor();
  const [kept] = await product.query<{ key: string }>(
    'select file_key as key from material where deleted_at is not null',
  );
  expect((await page.request.get(`${product.origin}/prod-api/media/${kept?.key}`)).status()).toBe(200);
  await page.getByRole('tab', { name: 'Deleted' }).click();
  await page.getByText(/^Until \d{4}-\d\d-\d\d/).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText(`“${harbour}” is back.`).waitFor();
  await page.getByRole('tab', { name: 'Library' }).click();
  await openerOf(page, harbour).waitFor();
});

test('by keys alone: walked through, chosen, and several deleted and undone together', async () => {
  const { page } = walk;
  await library('?title=Tile+1&pageSize=20');
  await expect.poll(() => cards(page).count()).toBe(11);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await cards(page).first().focus();
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  const second = await focused();
  expect(second).not.toBe(first);
  await page.keyboard.press('ArrowDown');
  expect([first, second]).not.toContain(await focused());
  await page.keyboard.press('Home');
  expect(await focused()).toBe(first);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const bulk = page.getByRole('region', { name: 'Several at once' });
  await bulk.getByText('Chosen: 2').waitFor();
  await bulk.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Materials deleted: 2.').waitFor();
  await page.getByText('9 in all').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('11 in all').waitFor();
  await cards(page).nth(1).focus();
  await page.keyboard.press('Delete');
  await page.getByText('10 in all').waitFor();
  await expect.poll(focused).toMatch(/^Open Tile/);
  await page.keyboard.press('Control+a');
  await bulk.getByText('Chosen: 10').waitFor();
});

test('a film shows one of its frames, plays in the page, and is sought in by the bytes that are asked for', async () => {
  const { page } = walk;
  const path = join(folder, 'Regatta.webm');
  await makeTestClip(path, { codec: 'vp8', size: '640x360', seconds: 20, frames: 10 });
  await library();
  await upload([{ name: 'Regatta.webm', bytes: readFileSync(path) }], 'video/webm');
  const still = openerOf(page, 'Regatta').locator('img');
  await expect.poll(() => still.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(320);
  const answers: { status: number; range: string }[] = [];
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (pathname.endsWith('.webm') && search === '')
      answers.push({ status: answer.status(), range: answer.headers()['content-range'] ?? '' });
  });
  await openerOf(page, 'Regatta').click();
  const film = page.getByRole('dialog').locator('video');
  await expect
    .poll(() => film.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThanOrEqual(1);
  expect(await film.evaluate(({ duration }: HTMLVideoElement) => Math.round(duration))).toBe(20);
  await film.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0.3);
  await film.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 17;
  });
  await expect
    .poll(() => film.evaluate(({ currentTime, seeking }: HTMLVideoElement) => (seeking ? 0 : currentTime)))
    .toBeGreaterThan(16.9);
  expect(await film.evaluate(({ error }: HTMLVideoElement) => error)).toBeNull();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([206]));
  expect(answers.some(({ range }) => !range.startsWith('bytes 0-'))).toBe(true);
});

test('R-COMP-035: a film from the library is looked at and converted as an uploaded one is, and only one goes in', async () => {
  const { page } = walk;
  const path = join(folder, 'Bells.mp4');
  await makeTestClip(path, { codec: 'hevc', seconds: 1 });
  await library();
  await upload([{ name: 'Bells.mp4', bytes: readFileSync(path) }], 'video/mp4');
  await compose(page, product, { title: 'Bells', text: 'At noon.' });
  await page.getByRole('button', { name: 'Add from my materials' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Bells' }).click();
  await dialog.getByRole('button', { name: 'Bells is added' }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/^Converting to H\.264/).waitFor();
  await page.getByText(/^Converted to H\.264\./).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Add from my materials' }).click();
  await dialog.getByRole('button', { name: 'Add Regatta' }).click();
  await page.getByText('Only one video is allowed.').first().waitFor();
  expect(await page.getByRole('region', { name: 'Video', exact: true }).locator('video').count()).toBe(1);
});

test('R-UPL-012, R-COMP-034: the dialog takes files too, and is not done while one of them is on its way', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Lighthouses', text: 'Three of them.' });
  await page.getByRole('button', { name: 'Add from my materials' }).click();
  const dialog = page.getByRole('dialog');
  const [sending, mayArrive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/oss/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sending.resolve();
    await mayArrive.promise;
    return route.continue();
  });
  const { name, bytes: buffer } = await drawPicture('Skerryvore.png');
  await dialog.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/png', buffer }]);
  await sending.promise;
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Not everything is uploaded yet.').waitFor();
  mayArrive.resolve();
  await dialog.getByRole('button', { name: 'Add Skerryvore' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.unroute('**/oss/**');
  await expect.poll(() => page.getByRole('img', { name: 'Skerryvore' }).count()).toBeGreaterThan(0);
});
