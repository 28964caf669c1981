// Drafting, as journeys do it: the text of the composer, its saving by itself, a colleague who writes the same draft meanwhile, and words left in the browser.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectComplaint } from './complaints.ts';
import type { Product } from './product.ts';
import { compose, type Walk } from './walk.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const autosaved = (page: Page) => page.getByText(/^Draft saved \d/);

/** Says 'Mine.', then 'Theirs.' in a second window, then 'Mine after all.' in the first, until that is told of the change. */
export async function meetNewerWords(
  { page, context }: Walk,
  product: Product,
  title: string,
): Promise<void> {
  await compose(page, product, { title, text: 'Mine.' });
  await autosaved(page).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await text(other).fill('Theirs.');
  await autosaved(other).waitFor();
  await other.close();
  expectComplaint(/draft\/update: .*409/);
  await text(page).fill('Mine after all.');
  await page.getByText(/^Changed by /).waitFor();
}

/** Written in a tab that reaches no server, and is closed. */
export async function leaveBehind(
  { context }: Walk,
  address: string,
  words: { title?: string; text: string },
): Promise<void> {
  const lost = await context.newPage();
  await lost.goto(address);
  await text(lost).waitFor();
  await lost.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('cut off'));
  });
  if (words.title !== undefined) await lost.getByLabel('Title', { exact: true }).fill(words.title);
  await text(lost).fill(words.text);
  await expect.poll(() => lost.evaluate(() => JSON.stringify(localStorage))).toContain(words.text);
  await lost.close({ runBeforeUnload: false });
}
