// The demonstration taken away from its screen by an administrator of the newsroom's own, by the keyboard, and gone for good.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { openWindow, signIn } from './walk.ts';

let product: Product;
let browser: Browser;
let page: Page;

keepWalk((begun) => {
  ({ product, browser } = begun);
  ({ page } = begun.walk);
});

const path = '/api/control/demonstration';
const dialog = (at: Page) => at.getByRole('dialog');

test('who is signed in with one of its accounts is told what to do first, and can remove nothing', async () => {
  await page.goto(`${product.origin}${path}`);
  await page.getByText('You are signed in with an account of the demonstration').waitFor();
  expect(await page.getByRole('button', { name: 'Remove the demonstration' }).isDisabled()).toBe(true);
  await page.getByText('articles (100), roles (3), transactions (20)').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('an administrator of one’s own is made, signs in, and removes it by the typed word', async () => {
  await page.goto(`${product.origin}/api/control/user/userList`);
  await page.getByRole('button', { name: 'New user', exact: true }).click();
  await dialog(page).getByLabel('Username', { exact: true }).fill('anna-berg');
  await dialog(page).getByLabel('First password', { exact: true }).fill('Berg-2026!');
  await dialog(page).getByLabel('Name', { exact: true }).fill('Anna Berg');
  await dialog(page).getByLabel('Department', { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: 'International desk' }).first().click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await product.query(`insert into person_role (person_id, role_id)
    select person.id, role.id from person, role where person.account = 'anna-berg' and role.key = 'admin'`);

  const { page: anna, context } = await openWindow(browser, { language: 'zh-CN', width: 390 });
  await signIn(anna, product, 'anna-berg', 'Berg-2026!');
  await anna.goto(`${product.origin}${path}`);
  const remove = anna.getByRole('button', { name: '移除演示数据' });
  await remove.waitFor();
  expect(await faultsOf(anna)).toEqual([]);
  const shots = process.env['HERALD_SHOTS'];
  if (shots) await anna.screenshot({ path: `${shots}/demonstration-zh-CN-390.png`, fullPage: true });
  await remove.focus();
  await anna.keyboard.press('Enter');
  const word = dialog(anna).getByRole('textbox');
  await word.waitFor();
  const confirm = dialog(anna).getByRole('button', { name: '移除演示数据' });
  await word.fill('移');
  expect(await confirm.isDisabled()).toBe(true);
  expect(await faultsOf(anna)).toEqual([]);
  await word.fill('移除');
  await anna.keyboard.press('Enter');
  await anna.getByText(/^演示数据已于/).waitFor();
  await dialog(anna).waitFor({ state: 'hidden' });
  expect(await remove.count()).toBe(0);
  expect(await product.query(`select account from credential`)).toEqual([{ account: 'anna-berg' }]);
  await context.close();
});

test('whoever was signed in with one of its accounts is out, and its accounts are shown nowhere', async () => {
  await page.goto(`${product.origin}/api/content/contentList/mylist`);
  await page.locator('input[name=account]').waitFor();
  expect(await page.getByText('Herald-2026!').count()).toBe(0);
});
