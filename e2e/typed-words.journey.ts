// What is typed is not lost unasked: not by a session that ends elsewhere, not by what the page saves by itself, not by Back pressed twice, not by another's change.
import type { Dialog, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { autosaved, text } from './drafting.ts';
import { holdCalls } from './hold-calls.ts';
import { keepWalk } from './keep-walk.ts';
import { signInBeside } from './sign-in-beside.ts';
import { openScreen } from './open-screen.ts';
import type { Product } from './product.ts';
import { compose, menuEntry, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook'] },
);

let prompts = 0;
/** "Stay", as the browser calls it. */
const stay = (dialog: Dialog) => {
  prompts += 1;
  void dialog.dismiss();
};
beforeEach(() => {
  prompts = 0;
  walk.page.on('dialog', stay);
});
afterEach(() => {
  walk.page.off('dialog', stay);
});

const asked = (page: Page) => page.getByRole('dialog', { name: 'Logged out' });
const endElsewhere = 'update session set ended_at = herald_now()';
const wearOut = "update session set last_seen_at = last_seen_at - interval '3 hours'";

test('a typed dialog whose session is ended elsewhere is held: who stays signs in beside, and saves it', async () => {
  const { page } = walk;
  await openScreen(page, product, '/api/control/role/list');
  const address = page.url();
  await page.getByRole('button', { name: 'New Role', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New Role' });
  const typed = dialog.getByLabel('Role Name', { exact: true });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await typed.fill('Tide desk');
  await confirm.and(page.locator(':enabled')).waitFor();
  await product.query(endElsewhere);
  await confirm.click();
  await signInBeside(walk, product);
  expect(prompts).toBe(1);
  expect(page.url()).toBe(address);
  expect(await typed.inputValue()).toBe('Tide desk');
  await confirm.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('#content').getByText('Tide desk').first().waitFor();
});

test.each([
  { ends: 'is ended elsewhere', statement: endElsewhere },
  { ends: 'is worn out', statement: wearOut },
])('what saves itself asks nobody and leads nobody away where the session $ends', async ({ statement }) => {
  const { page } = walk;
  await compose(page, product, { title: 'Ebb', text: 'Low water.' });
  await autosaved(page).waitFor();
  const address = page.url();
  await product.query(statement);
  expectComplaint(/draft\/update/);
  await text(page).fill('Low water, and lower.');
  await page.getByText('Not saved').waitFor();
  // A page that is led away would be gone by then.
  await page.waitForTimeout(2_000);
  expect(page.url()).toBe(address);
  expect(prompts).toBe(0);
  expect(await asked(page).count()).toBe(0);
  expect(await text(page).inputValue()).toBe('Low water, and lower.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  if (statement === wearOut) await asked(page).getByRole('button', { name: 'Cancel' }).click();
  await signInBeside(walk, product);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText(/^Saved \d/).waitFor();
});

const questions = (page: Page, title: string) =>
  page.locator('.ant-modal-confirm').filter({ hasText: title });
/** As fast as a finger does it; and what comes of it has come. */
async function backAndBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 60);
    setTimeout(() => history.back(), 120);
  });
  // None of them is on its way any more.
  await page.waitForTimeout(1_000);
}

test('loading what stands now keeps what was typed in a field that nobody else changed', async () => {
  const { page } = walk;
  await openScreen(page, product, '/api/control/account/addAccount');
  await page.locator('#content').getByRole('button', { name: 'Edit', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Account name');
  const description = dialog.getByLabel('Description');
  await description.fill('Typed at length');
  await name.fill('My name for it');
  await product.query(`update channel_account set name = 'Renamed elsewhere' where channel_id = 31`);
  expectComplaint(/account\/update.* 409/);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Load what stands now' }).click();
  await expect.poll(() => name.inputValue()).toBe('Renamed elsewhere');
  expect(await description.inputValue()).toBe('Typed at length');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  const [row] = await product.query<{ name: string; description: string }>(
    'select name, description from channel_account where channel_id = 31',
  );
  expect(row).toEqual({ name: 'Renamed elsewhere', description: 'Typed at length' });
});

test('Back pressed quickly asks once, in a dialog and in the composer, and leaves no question behind', async () => {
  const page = await walk.context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await openScreen(page, product, '/api/control/user/userList');
  // Enough of our own pages behind it for every Back.
  for (const name of ['Messages', 'My drafts', 'Messages', 'Roles']) await menuEntry(page, name).click();
  await page.getByRole('button', { name: 'New Role', exact: true }).click();
  const typed = page.getByRole('dialog').getByLabel('Role Name', { exact: true });
  await typed.fill('Twice back');
  const close = questions(page, 'Close without saving?');
  await backAndBack(page);
  await close.first().waitFor();
  expect(await close.count()).toBe(1);
  await close.getByRole('button', { name: 'Go on editing' }).click();
  await close.waitFor({ state: 'hidden' });
  expect(await typed.inputValue()).toBe('Twice back');
  await backAndBack(page);
  await close.first().waitFor();
  expect(await close.count()).toBe(1);
  await close.getByRole('button', { name: 'Close without saving' }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes('/role/'));
  await expect.poll(() => close.count()).toBe(0);

  await menuEntry(page, 'New content').click();
  // What is saved before it is asked has nothing at stake.
  const letGo = await holdCalls(page, '**/contentList/draft/update');
  await page.getByLabel('Title', { exact: true }).fill('Twice back');
  await text(page).fill('It is saved while the question stands.');
  const leave = questions(page, 'Leave without saving?');
  await backAndBack(page);
  await leave.first().waitFor();
  expect(await leave.count()).toBe(1);
  letGo();
  await expect.poll(() => product.query("select from draft where title = 'Twice back'")).toHaveLength(1);
  await page.evaluate(() => history.back());
  await page.waitForTimeout(500);
  expect(await leave.count()).toBe(1);
  expect(await text(page).inputValue()).toBe('It is saved while the question stands.');
  await leave.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.includes('/publish/'));
  await expect.poll(() => leave.count()).toBe(0);
  expect(broken).toEqual([]);
  await page.close();
});
