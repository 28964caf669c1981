// The session ends while somebody writes: who stays loses nothing, knows it, signs in beside, and saves.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { signedOutBar, signInBeside } from './sign-in-beside.ts';
import { compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let prompts = 0;
const broken: string[] = [];

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
    walk.page.on('pageerror', (error) => broken.push(error.message));
    // "Stay" is what the browser calls it.
    walk.page.on('dialog', (dialog) => {
      prompts += 1;
      void dialog.dismiss();
    });
  },
  { as: 'editor' },
);

const written = { title: 'Night ferry', text: 'The night ferry sails at ten.' };
const saved = (page: Page) => page.getByText(/^Saved \d/);

async function expectUntouched(page: Page): Promise<void> {
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(written.title);
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe(written.text);
}

/** What the page itself asks where the token was rejected. */
const askedWay = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Log in again' });

test.each([
  { ends: 'is deleted', statement: 'delete from session', isAsked: false },
  { ends: 'is ended elsewhere', statement: 'update session set ended_at = herald_now()', isAsked: false },
  { ends: 'is worn out', statement: `update session set access_until = '2020-01-01'`, isAsked: true },
])('a session that $ends while composing', async ({ statement, isAsked }) => {
  const { page } = walk;
  prompts = 0;
  await compose(page, product, written);
  await product.query(statement);
  const save = page.getByRole('button', { name: 'Save draft' });
  // What the page saves by itself may have asked before that; the question then covers the button.
  await (isAsked ? save.dispatchEvent('click') : save.click());
  if (isAsked) await askedWay(page).click();
  await signedOutBar(page).waitFor();
  await expectUntouched(page);
  expect(prompts).toBe(1);

  // Usable: another try is refused at once, and asks nobody to leave again.
  await page.getByText('Not saved').waitFor();
  await page.getByLabel('Keywords').fill('ferry');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Not saved').waitFor();
  await expectUntouched(page);
  expect(prompts).toBe(1);

  await signInBeside(walk, product, { account: 'editor', password: 'Editor-2026!' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await saved(page).waitFor();
  await expectUntouched(page);
  const drafts = await product.query<{ count: number }>(
    `select count(*)::int as count from draft where content::text like '%night ferry%'`,
  );
  expect(drafts[0]?.count).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});
