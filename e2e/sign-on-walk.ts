// What every way of signing on is tried for: who writes while the sign-on ends elsewhere loses nothing, and logging out.
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from './product.ts';

export const frontPage = '**/api/content/contentList/deplist**';

/** A provider is told where Herald is before Herald is there. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** They are told, what is written stays, and after signing in beside it is saved. */
export async function losesNothing(
  page: Page,
  product: Product,
  elsewhere: { end: () => Promise<void>; signIn: (beside: Page) => Promise<void> },
): Promise<void> {
  page.on('dialog', (dialog) => void dialog.dismiss());
  const text = page.getByLabel('Text', { exact: true });
  const save = page.getByRole('button', { name: 'Save draft' });
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await page.getByLabel('Title', { exact: true }).fill('Night ferry');
  await text.fill('The night ferry sails at ten');
  let isOver = false;
  const ending = elsewhere.end().finally(() => {
    isOver = true;
  });
  // Without a rest, in which all of it would be saved.
  while (!isOver) await text.press('.', { delay: 200 });
  await ending;
  const written = await text.inputValue();
  await save.click();
  const bar = page.getByText('You are signed out.', { exact: false });
  await bar.waitFor();
  expect(await text.inputValue()).toBe(written);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in in another window' }).click();
  const beside = await opened;
  await elsewhere.signIn(beside);
  await beside.waitForURL(frontPage);
  await beside.close();
  await bar.waitFor({ state: 'hidden' });
  await save.click();
  await page.getByText(/^Saved \d/).waitFor();
  expect(await text.inputValue()).toBe(written);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account: / }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}
