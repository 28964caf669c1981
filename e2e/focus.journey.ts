// By keys alone: every dialog takes the focus to its safe control, and gives it back to where it was.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;

keepWalk(
  (begun) => {
    ({ product, browser, walk } = begun);
  },
  { as: 'editor', bound: ['Facebook'] },
);

/** Longer than anything moves. */
const settledMs = 500;
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === document.body) return 'nothing';
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
async function focusIs(page: Page, name: string | RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(name);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

test('choosing accounts begins in the search and ends at the button, by Cancel and by Confirm', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Keys', text: 'By keys alone.' });
  for (const way of [/^Cancel$/, /^Confirm/]) {
    await press(page, 'Add account');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await focusIs(page, 'Search accounts');
    await dialog.getByLabel('Select all').focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: way }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.count()).toBe(0);
    await focusIs(page, 'Add account');
  }
});

test('a dialog moves in only for those who do not mind motion', async () => {
  const { page } = walk;
  const movesIn = async () => {
    await page.evaluate(() => {
      document.body.dataset['moved'] = '';
      document.addEventListener('animationstart', ({ target }) => {
        // What turns elsewhere on the page is no dialog.
        if (target instanceof Element && target.closest('[class*=modal]'))
          document.body.dataset['moved'] = 'yes';
      });
    });
    await press(page, 'Add account');
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(settledMs);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    return page.evaluate(() => document.body.dataset['moved']);
  };
  expect(await movesIn()).toBe('');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The page hears of the other wish a moment later.
  await expect.poll(movesIn).toBe('yes');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the publish dialog begins at Cancel, so that a second Enter sends nothing, and gives back the focus', async () => {
  const { page } = walk;
  const dialog = page.getByRole('dialog');
  for (const way of ['Enter', 'Escape']) {
    await press(page, 'Publish to 1');
    await dialog.waitFor();
    await focusIs(page, /^Cancel$/);
    await page.keyboard.press(way);
    await dialog.waitFor({ state: 'hidden' });
    await focusIs(page, 'Publish to 1');
  }
  expect(await product.query('select 1 from publication')).toEqual([]);
});

test('a question begins at its harmless answer and gives back the focus', async () => {
  const { page } = walk;
  await press(page, 'Clear');
  await page.getByRole('dialog').waitFor();
  await focusIs(page, /^Cancel$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focusIs(page, /^Clear$/);
  // What was saved by itself meanwhile would not be asked about.
  await page.getByLabel('Title', { exact: true }).fill('Keys, and more');
  await page.getByRole('link', { name: 'Messages' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await focusIs(page, /^Stay$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focusIs(page, 'Messages');
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Keys, and more');
  await page.getByLabel('Title', { exact: true }).fill('Keys');
});

test('after publishing, the next key begins on the page, and the history’s drawer gives back the focus', async () => {
  const { page } = walk;
  await press(page, 'Publish to 1');
  await page.getByRole('button', { name: 'Publish now' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.getByText('Live', { exact: true }).first().waitFor();
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const opener = page
    .getByRole('button', { name: 'Keys' })
    .or(page.getByRole('link', { name: 'Keys' }))
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focusIs(page, 'Keys');

  await press(page, 'Take down');
  await focusIs(page, /^Cancel$/);
  await page.keyboard.press('Enter');
  await focusIs(page, /^Take down$/);
  expect(await product.query(`select state from publication`)).toEqual([{ state: 'published' }]);
});

test.each([
  ['en', 'The authorisation did not work', 'start the authorisation again'],
  ['zh-CN', '授权未成功', '重新开始授权'],
  ['es', 'La autorización no funcionó', 'comience de nuevo'],
  ['ja', '認証できませんでした', 'もう一度始めてください'],
])(
  'a consent that failed says so in its own window, and what to do (%s)',
  async (language, title, advice) => {
    const { page, context } = await openWindow(browser, { language });
    const evil = encodeURIComponent('<img src=x onerror=alert(1)>');
    await page.goto(`${product.origin}/auth-redirect?error=authorisation-failed&detail=${evil}`);
    await page.getByRole('heading', { name: title }).waitFor();
    const said = await page.locator('main').innerText();
    expect(said).toContain(advice);
    expect(said).toContain('<img src=x');
    expect(await page.locator('main img').count()).toBe(0);
    await context.close();
  },
);

test('the keys follow into a field that is customised, back out of it, and on from a block that is taken out', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Keys', text: 'First.' });
  await press(page, 'Add account');
  await page.getByRole('dialog').getByLabel('Select all').check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await page
    .getByRole('group', { name: 'Words for' })
    .getByRole('button', { name: /^Facebook/ })
    .click();
  await press(page, 'Customise: Text');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => text.evaluate((one) => one === document.activeElement)).toBe(true);
  await press(page, 'Use the shared one: Text');
  await focusIs(page, 'Customise: Text');
  await page
    .getByRole('group', { name: 'Words for' })
    .getByRole('button', { name: /^Shared/ })
    .click();
  await press(page, 'Add a text');
  await page.keyboard.type('Second.');
  await press(page, 'Take out block 1: Text');
  await expect.poll(() => text.inputValue()).toBe('Second.');
  await expect.poll(() => text.evaluate((one) => one === document.activeElement)).toBe(true);
  await press(page, 'Add a text');
  await press(page, 'Take out block 2: Text');
  await focusIs(page, /^(?!nothing$)/);
});
