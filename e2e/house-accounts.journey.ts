// Accounts in administration: found, left to named people, recommended; and what the editor then sees of them.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { menuEntry, openWindow, signIn } from './walk.ts';

let product: Product;
let browser: Browser;
let page: Page;

keepWalk(
  (begun) => {
    ({ product, browser } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'Twitter'] },
);

const house = '/api/control/account/list';
const mine = '/api/control/account/myAccount';
const recommended = '/api/control/account/recommend/list';
const go = (path: string) => page.goto(`${product.origin}${path}`);
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = () => page.getByRole('dialog');
const facebook = 'The Harbour Gazette';

async function openPeople(): Promise<void> {
  await go(house);
  await row('Facebook')
    .getByRole('button', { name: `Who may use it: ${facebook}` })
    .click();
  await dialog().getByRole('radio').first().waitFor();
}

async function editorSees(): Promise<string[]> {
  const { page: editor, context } = await openWindow(browser);
  await signIn(editor, product, 'editor', 'Editor-2026!');
  await menuEntry(editor, 'My accounts').click();
  await editor.getByRole('row').filter({ hasText: 'Twitter' }).waitFor();
  const rows = await editor.getByRole('row').allInnerTexts();
  expect(await menuEntry(editor, 'All accounts').count()).toBe(0);
  await editor.goto(`${product.origin}${house}`);
  await editor.waitForURL('**/401');
  await context.close();
  return rows.filter((text) => text.includes('Facebook'));
}

test('R-ADM-021: all accounts of the house are found by words, channel and standing; what is not found says so', async () => {
  await go(house);
  await row('Facebook').getByText('Whole department').waitFor();
  await page.getByPlaceholder('Name or what it is for').fill('no such account');
  await page.keyboard.press('Enter');
  await page.getByText('No account was found. Change what you search for.').waitFor();
  await go(`${house}?channelid=32`);
  await row('Twitter').getByText('Ready').waitFor();
  expect(await row('Facebook').count()).toBe(0);
  await go(`${house}?status=paused`);
  await page.getByText('No account was found.').waitFor();
});

test('R-API-113, R-ADM-021: left to named people by the keyboard, who is taken out sees the account no more, who is added does again', async () => {
  expect(await editorSees()).toHaveLength(1);
  await openPeople();
  await dialog().getByRole('list').getByText('Chen Wei').waitFor();
  await dialog()
    .getByRole('radio', { name: /^Everybody/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await dialog().getByRole('button', { name: 'Take out Chen Wei' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Take out Chen Wei' }).focus();
  await page.keyboard.press('Enter');
  await dialog().getByRole('button', { name: 'Take out Chen Wei' }).waitFor({ state: 'hidden' });
  expect(await editorSees()).toEqual([]);
  await dialog().getByRole('combobox', { name: 'Add somebody by name or username' }).focus();
  await page.keyboard.type('chen');
  await page.locator('.ant-select-item-option', { hasText: 'Chen Wei (editor)' }).waitFor();
  await page.keyboard.press('Enter');
  await dialog().getByRole('button', { name: 'Take out Chen Wei' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await row('Facebook').getByText('Only people named').waitFor();
  expect(await editorSees()).toHaveLength(1);
});

test('going back to the whole department is asked about, and all of it stands in the audit log', async () => {
  await openPeople();
  await dialog()
    .getByRole('radio', { name: /^Everybody/ })
    .click();
  const question = page.getByRole('tooltip');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await dialog().getByRole('radio', { name: /^Only/ }).isChecked()).toBe(true);
  await dialog()
    .getByRole('radio', { name: /^Everybody/ })
    .click();
  await question.getByRole('button', { name: 'Open it' }).click();
  await expect
    .poll(() =>
      dialog()
        .getByRole('radio', { name: /^Everybody/ })
        .isChecked(),
    )
    .toBe(true);
  await go('/api/control/audit/list');
  await row('Users of an account changed').first().waitFor();
  expect(await row('Users of an account changed').count()).toBe(4);
});

test('D-11, R-API-117, R-API-118: accounts are recommended for a category in an order, and no longer', async () => {
  await go(recommended);
  await page.getByText('Nothing is recommended for this category.').waitFor();
  const add = page.getByRole('combobox', { name: 'Add an account' });
  for (const channel of ['Facebook', 'Twitter']) {
    await expect.poll(() => add.isEnabled()).toBe(true);
    await add.click();
    await page.locator('.ant-select-item-option', { hasText: `(${channel})` }).click();
    await row(channel).waitFor();
  }
  await row('Twitter')
    .getByRole('button', { name: /^Move .* up$/ })
    .focus();
  await page.keyboard.press('Enter');
  const channels = async () =>
    (await page.getByRole('row').allInnerTexts()).flatMap(
      (text) => /Facebook|Twitter/.exec(text)?.slice(0, 1) ?? [],
    );
  await expect.poll(channels).toEqual(['Twitter', 'Facebook']);
  expect(await faultsOf(page)).toEqual([]);
  await row('Facebook')
    .getByRole('button', { name: /^Take out/ })
    .click();
  await expect.poll(channels).toEqual(['Twitter']);
});

test.each([
  ['zh-CN', 1440],
  ['zh-CN', 390],
  ['en', 390],
])('the screens are sound in %s at %i', async (language, width) => {
  const { page: narrow, context } = await openWindow(browser, { language, width });
  await signIn(narrow, product, 'admin', 'Herald-2026!');
  const shots = process.env['HERALD_SHOTS'];
  for (const [name, path] of Object.entries({ house, mine, recommended })) {
    await narrow.goto(`${product.origin}${path}`);
    await narrow.getByText('Twitter').first().waitFor();
    expect(await faultsOf(narrow)).toEqual([]);
    if (shots) await narrow.screenshot({ path: `${shots}/${name}-${language}-${width}.png` });
  }
  await narrow.goto(`${product.origin}${house}`);
  await narrow
    .getByRole('button', { name: /Harbour Gazette/ })
    .first()
    .click();
  await narrow.getByRole('dialog').getByRole('radio').first().waitFor();
  await narrow.getByRole('dialog').getByRole('radio').last().click();
  await narrow.getByRole('dialog').getByRole('combobox').waitFor();
  expect(await faultsOf(narrow)).toEqual([]);
  if (shots) await narrow.screenshot({ path: `${shots}/dialog-${language}-${width}.png` });
  await context.close();
});
