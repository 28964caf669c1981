// After the real idle time the access token is long over too: who then confirms what they typed is asked first, and who only rests is left in peace.
import { sessionCookie } from '@herald/contract/constants.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { openScreen } from './open-screen.ts';
import type { Product } from './product.ts';
import { signInBeside } from './sign-in-beside.ts';
import type { Walk } from './walk.ts';

let product: Product;
let walk: Walk;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Twitter'] },
);

const words = 'Herons of the north';
const question = (page: Page) => page.getByRole('dialog', { name: 'Logged out' });

/** Both moments as the idle time leaves them, on the server and in the cookie. */
async function restTooLong(page: Page): Promise<void> {
  await product.query(
    "update session set last_seen_at = last_seen_at - interval '3 hours', access_until = access_until - interval '3 hours'",
  );
  await page.evaluate((name) => {
    const value = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`)) ?? '';
    const held = JSON.parse(decodeURIComponent(value.slice(name.length + 1)));
    held.expireIn = Date.now() - 9_900_000;
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify(held))}; Path=/; SameSite=Lax`;
  }, sessionCookie);
}

async function stayAndSignInBeside(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await signInBeside(walk, product);
}

test('who confirms a half-typed dialog is asked, stays with every word, and saves it once signed in beside (R-ERR-009, R-ERR-012)', async () => {
  const { page } = walk;
  await openScreen(page, product, '/api/control/role/list');
  const address = page.url();
  await page.getByRole('button', { name: 'New Role', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New Role' });
  const typed = dialog.getByLabel('Role Name', { exact: true });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await typed.fill(words);
  await confirm.and(page.locator(':enabled')).waitFor();
  await restTooLong(page);
  await confirm.click();
  await stayAndSignInBeside(page);
  expect(page.url()).toBe(address);
  expect(await typed.inputValue()).toBe(words);

  await confirm.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('#content').getByText(words).first().waitFor();
  expect(page.url()).toBe(address);
});

test('what the page looks at by itself leads nobody away from what they type; the deed that follows asks (C-10)', async () => {
  const { page } = walk;
  await openScreen(page, product, '/api/control/account/addAccount');
  const address = page.url();
  await page.locator('#content').getByRole('button', { name: 'Edit', exact: true }).first().click();
  const typed = page.locator('#account-description');
  await typed.fill(words);
  await restTooLong(page);
  // Two looks at the list, the first of which finds the session worn.
  for (let look = 0; look < 2; look += 1)
    await page.waitForResponse((answer) => answer.url().includes('/control/account/list'), {
      timeout: 25_000,
    });
  // A page that is led away would be gone by then.
  await page.waitForTimeout(2_000);
  expect(page.url()).toBe(address);
  expect(await question(page).count()).toBe(0);
  expect(await typed.inputValue()).toBe(words);

  const save = page.getByRole('dialog').filter({ has: typed }).getByRole('button', { name: 'Save' });
  await save.click();
  await stayAndSignInBeside(page);
  expect(page.url()).toBe(address);
  expect(await typed.inputValue()).toBe(words);
  await save.click();
  await typed.waitFor({ state: 'hidden' });
  const found = await product.query<{ count: number }>(
    `select count(*)::int as count from channel_account where description = '${words}'`,
  );
  expect(found[0]?.count).toBe(1);
}, 120_000);
