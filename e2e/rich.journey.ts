// An article of WeChat in a real browser: written, formatted, with pictures chosen and pasted, kept, published, and read as its readers see it.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['WeChat'] },
);

const patience = { timeout: 60_000 };
const button = (name: string | RegExp): Locator => walk.page.getByRole('button', { name });
const editor = (): Locator => walk.page.getByRole('textbox', { name: 'Article' });
const dialog = (): Locator => walk.page.getByRole('dialog', { name: 'Pictures for the article' });
const menu = (name: string): Locator =>
  walk.page.getByRole('group', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const saved = () => walk.page.getByText(/^Saved \d/).waitFor();
/** A browser tells of a moved cursor a moment later; nobody types within it. */
const settled = () =>
  walk.page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 50)));
/** As a browser hands it over when something is pasted. */
const paste = (given: { html?: string; text?: string; picture?: string }) =>
  editor().evaluate((element, { html, text, picture }) => {
    const transfer = new DataTransfer();
    if (html !== undefined) transfer.setData('text/html', html);
    if (text !== undefined) transfer.setData('text/plain', text);
    if (picture !== undefined) {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    }
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, given);

test('R-COMP-050 R-CONST-016: a plain text becomes paragraphs in an editor 400 high, loaded when it is opened', async () => {
  const { page } = walk;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const cover = await drawPicture('cover.jpg');
  await compose(page, product, {
    title: 'Noon at the quay',
    text: 'The ferry leaves.\n\nThe bells ring.',
    cover,
  });
  await chooseAllAccounts(page);
  expect(loaded.filter((url) => url.includes('article-editor'))).toEqual([]);
  await button('Format as an article').click();
  await editor().waitFor();
  expect(loaded.filter((url) => url.includes('article-editor')).length).toBeGreaterThan(0);
  expect((await page.locator('.ar-page').boundingBox())?.height).toBe(400);
  expect(await editor().locator('p').allInnerTexts()).toEqual(['The ferry leaves.', 'The bells ring.']);
  expect(await faultsOf(page)).toEqual([]);
});

test('words are formatted by keys and by the menu, and a step can be taken back', async () => {
  const { page } = walk;
  await editor().locator('p').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  const strong = editor().locator('strong');
  expect(await strong.allInnerTexts()).toEqual(['The ferry leaves.', 'The bells ring.']);
  expect(await menu('Bold').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Control+z');
  expect(await strong.count()).toBe(0);
  await menu('Redo').click();
  expect(await strong.count()).toBe(2);
  await settled();
  await editor().locator('p').last().click();
  await page.keyboard.press('Control+End');
  await settled();
  await page.keyboard.press('Enter');
  await page.getByLabel('Kind of line').selectOption('heading');
  await settled();
  await page.keyboard.type('Times');
  await page.keyboard.press('Enter');
  await menu('Bulleted list').click();
  await settled();
  await page.keyboard.type('nine');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ten');
  expect(await editor().locator('h2').innerText()).toBe('Times');
  expect(await editor().locator('ul li').allInnerTexts()).toEqual(['nine', 'ten']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
});

test('R-UPL-013: pictures go up several at once; who confirms before they have arrived is told to wait', async () => {
  const { page } = walk;
  await menu('Pictures').click();
  await page.route('**/prod-api/**', async (route) => {
    if (route.request().method() !== 'GET') await new Promise((done) => setTimeout(done, 800));
    await route.fallback();
  });
  const chooser = dialog().locator('input[type=file]');
  const pictures = [await drawPicture('quay.png'), await drawPicture('ferry.png')];
  await chooser.setInputFiles(
    pictures.map(({ name, bytes }) => ({ name, mimeType: 'image/png', buffer: bytes })),
  );
  await dialog().getByRole('button', { name: 'Insert' }).click();
  await dialog()
    .getByText('Please wait for all images to upload. If the network failed, refresh and upload again.')
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => dialog().locator('.ar-stored li').count(), patience).toBe(2);
  await dialog().getByRole('button', { name: 'Insert' }).click();
  await dialog().waitFor({ state: 'hidden' });
  expect(await editor().locator('img').count()).toBe(2);
  await page.unrouteAll({ behavior: 'wait' });
});

test('X09: what is pasted from a word processor keeps its marks alone, and a pasted picture is uploaded', async () => {
  const { page } = walk;
  const strange: string[] = [];
  page.on('request', (request) => request.url().includes('track.example') && strange.push(request.url()));
  await paste({
    html: `<p class=MsoNormal style="mso-pagination:none;font-size:40pt"><i>Tide</i><script>window.stolen=1</script> is <b onclick="stolen=1">high</b></p><img src="https://track.example/p.gif">`,
    text: 'Tide is high',
  });
  const tide = editor().locator('p', { hasText: 'Tide is high' });
  await tide.waitFor();
  expect(await tide.innerHTML()).toBe('<em>Tide</em> is <strong>high</strong>');
  await page.getByText('Pictures from other sites were left out (1).').waitFor();
  expect(strange).toEqual([]);
  await paste({ picture: (await drawPicture('paste.png')).bytes.toString('base64') });
  await expect.poll(() => dialog().locator('.ar-stored li').count(), patience).toBe(1);
  await dialog().getByRole('button', { name: 'Insert' }).click();
  expect(await editor().locator('img').count()).toBe(3);
});

test('it is kept as it was written, shown as its readers will see it, and published so', async () => {
  const { page } = walk;
  await button('Save draft').click();
  await saved();
  const written = await editor().evaluate(
    (element) => element.querySelectorAll('h2,li,strong,em,img').length,
  );
  await page.reload();
  await editor().waitFor(patience);
  expect(await editor().evaluate((element) => element.querySelectorAll('h2,li,strong,em,img').length)).toBe(
    written,
  );
  const preview = page.locator('.pv-article-page');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await preview.locator('strong').first().innerText()).toBe('The ferry leaves.');
  expect(await preview.locator('img').count()).toBe(3);
  await button(/^Publish to 1/).click();
  await button('Publish now').click();
  await page.getByText('Pushed').waitFor(patience);
  await expect
    .poll(async () => (await postsWith(product.sandbox, 'The ferry leaves.')).length, patience)
    .toBe(1);
  const [post] = await postsWith(product.sandbox, 'The ferry leaves.');
  expect(post?.mediaSha256s).toHaveLength(3);
  const reader = await walk.context.newPage();
  await reader.goto(`${product.sandbox}/wechat/mp/s/${post?.externalId}.1`);
  const shown = reader.locator('article .text');
  expect(await shown.locator('strong').first().innerText()).toBe('The ferry leaves.');
  expect(await shown.locator('h2').innerText()).toBe('Times');
  expect(await shown.locator('li').allInnerTexts()).toEqual(['nine', 'ten']);
  expect(await shown.locator('img').count()).toBe(3);
  await reader.close();
});

test('R-COMP-051: the menu speaks the language of the interface; going back to plain text asks first', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Plain again', text: 'One line.' });
  await chooseAllAccounts(page);
  await button('Format as an article').click();
  await editor().locator('p').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+i');
  let before: string = 'English';
  for (const [language, bold] of [
    ['中文', '加粗'],
    ['Español', 'Negrita'],
    ['日本語', '太字'],
    ['English', 'Bold'],
  ] as const) {
    await page.locator('button:has(.navbar-name)').filter({ hasText: before }).click();
    await page.getByRole('menuitem', { name: language }).click();
    before = language;
    await page.getByRole('button', { name: bold, exact: true }).waitFor();
  }
  await button('Plain text').click();
  const question = page.getByRole('dialog', { name: 'Go back to plain text?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await editor().locator('em').count()).toBe(1);
  await button('Plain text').click();
  await question.getByRole('button', { name: 'Plain text' }).click();
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('One line.');
});
