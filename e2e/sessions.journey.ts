// Where I am signed in: another browser of mine is seen, ended by keyboard, and is out at its next step; this one goes on.
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepStage } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { openWindow, signIn } from './walk.ts';

let product: Product;
let browser: Browser;
keepStage((stage) => {
  ({ product, browser } = stage);
});

test('another session of mine is ended from the person’s menu on, and then all the others', async () => {
  const [here, there, third] = [
    await openWindow(browser),
    await openWindow(browser),
    await openWindow(browser),
  ];
  for (const { page } of [here, there, third]) await signIn(page, product, 'editor', 'Editor-2026!');
  const { page } = here;
  await page.getByRole('button', { name: /^Your account: / }).click();
  await page.getByRole('menuitem', { name: 'Where I am signed in' }).click();
  await page.waitForURL('**/api/me/sessions');
  const rows = page.getByRole('list', { name: 'Where I am signed in' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.filter({ hasText: 'This one' }).count()).toBe(1);
  expect(await rows.first().innerText()).toContain('127.0.0.1');
  // A button under the mouse is paler, here as everywhere.
  await page.mouse.move(400, 600);
  expect(await faultsOf(page)).toEqual([]);

  const end = page.getByRole('button', { name: /^Sign out there/ });
  expect(await end.count()).toBe(2);
  // The last used of the others stands first: the third window.
  await end.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tooltip').getByRole('button', { name: 'Sign out there' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Signed out there.').waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await third.page.goto(`${product.origin}/api/content/contentList/mylist`);
  await third.page.waitForURL(/\/login\?|\/oidc\//);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await there.page.goto(`${product.origin}/api/content/contentList/mylist`);
  await there.page.waitForURL(/\/login\?|\/oidc\//);
  await page.goto(`${product.origin}/api/content/contentList/mylist`);
  await page.getByRole('button', { name: /^Your account: / }).waitFor();
  for (const { context } of [here, there, third]) await context.close();
});
