// Two at once: two administrators at one role, and two people in the windows of one browser; nothing typed is lost, nothing is done unseen.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose, openWindow } from './walk.ts';

let product: Product;
let browser: Browser;
let page: Page;
keepWalk((begun) => {
  ({ product, browser } = begun);
  ({ page } = begun.walk);
});

const dialog = () => page.getByRole('dialog');

test('the second of two administrators at one role is told, keeps what was typed, and loads what stands now', async () => {
  await page.goto(`${product.origin}/api/control/role/list`);
  await page.getByRole('button', { name: 'New Role', exact: true }).click();
  await dialog().getByLabel('Role Name', { exact: true }).fill('Harbour desk');
  await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Harbour desk' });
  await row.getByRole('button', { name: 'Edit' }).click();
  const description = dialog().getByLabel('Desc', { exact: true });
  await description.fill('By the second');
  await product.query(`update role set description = 'By the first', revision = revision + 1,
    changed_by = (select id from person where account = 'editor') where name = 'Harbour desk'`);
  expectComplaint(/role\/update.* 409/);
  await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
  const load = dialog().getByRole('button', { name: 'Load what stands now' });
  await load.waitFor();
  expect(await description.inputValue()).toBe('By the second');
  expect(await faultsOf(page)).toEqual([]);
  await load.click();
  await expect.poll(() => description.inputValue()).toBe('By the first');
  await description.fill('By both');
  await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
  await row.filter({ hasText: 'By both' }).waitFor();
});

test('so it is with a user and with an entry of the menu', async () => {
  await page.goto(`${product.origin}/api/control/user/userList`);
  await page.getByRole('row').filter({ hasText: 'Lin Yue' }).getByRole('button', { name: 'Edit' }).click();
  const email = dialog().getByLabel('E-mail', { exact: true });
  await email.fill('second@example.com');
  await product.query(`update person set email = 'first@example.com', revision = revision + 1
    where account = 'admin'`);
  expectComplaint(/user\/update.* 409/);
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByRole('button', { name: 'Load what stands now' }).click();
  await expect.poll(() => email.inputValue()).toBe('first@example.com');
  await email.fill('both@example.com');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'both@example.com' }).waitFor();

  await page.goto(`${product.origin}/api/control/resource/list`);
  await page
    .getByRole('row')
    .filter({ hasText: '/api/content/publish/statistic' })
    .getByRole('button', { name: 'Edit' })
    .click();
  const sort = dialog().getByLabel('Place', { exact: true });
  await sort.fill('77');
  await product.query(
    `update menu_entry set sort = 55, revision = revision + 1 where url = '/api/content/publish/statistic'`,
  );
  expectComplaint(/resource\/update.* 409/);
  await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog().getByText('meanwhile Herald changed the same', { exact: false }).waitFor();
  await dialog().getByRole('button', { name: 'Load what stands now' }).click();
  await expect.poll(() => sort.inputValue()).toBe('55');
});

test('a window says that somebody else is signed in now, and does nothing in their name', async () => {
  const { page: mine, context } = await openWindow(browser, { language: 'en', width: 1280 });
  await enter(mine, product, 'editor', 'Editor-2026!');
  const written = { title: 'Night ferry', text: 'The night ferry sails at ten.' };
  await compose(mine, product, written);
  const { page: other, context: elsewhere } = await openWindow(browser, { language: 'en', width: 1280 });
  await enter(other, product, 'admin', 'Herald-2026!');
  await context.addCookies(await elsewhere.cookies());
  expectComplaint(/ 409/);
  // What was typed before may have been kept for whom it was typed by.
  const later = 'Night ferry, an hour later';
  await mine.getByLabel('Title', { exact: true }).fill(later);
  await mine.getByRole('button', { name: 'Save draft' }).click();
  await mine.getByRole('button', { name: 'Reload this page' }).waitFor();
  expect(await mine.getByLabel('Title', { exact: true }).inputValue()).toBe(later);
  expect(await mine.getByLabel('Text', { exact: true }).inputValue()).toBe(written.text);
  expect(await faultsOf(mine)).toEqual([]);
  expect(await product.query('select title from draft where title = $1', [later])).toEqual([]);
  await elsewhere.close();
  await context.close();
});
