// After publishing on a phone: what becomes of it comes into view with the keys, and an unknown outcome says all that answering it takes.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { order } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'Twitter'] },
);

const heading = (name: RegExp) => page.getByRole('heading', { name });
const isInView = (element: Locator) =>
  element.evaluate((one) => {
    const { top, left, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return one === there || one.contains(there);
  });
const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

async function publish(title: string, text: string): Promise<void> {
  await compose(page, product, { title, text });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: /^Publish to 2/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
}

test('what becomes of it is in view and has the keys, once; when all are live its title says so', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await publish('Small pier', 'A pier on a small screen.');
  const panel = heading(/^(On its way|Published)/);
  await expect.poll(() => isFocused(panel)).toBe(true);
  await expect.poll(() => isInView(panel)).toBe(true);
  await heading(/^Published$/).waitFor();
  const links = page.getByRole('link', { name: 'Open the post' });
  await expect.poll(() => links.count()).toBe(2);
  const looks = await links.first().evaluate((one) => {
    const { color, textDecorationLine } = getComputedStyle(one);
    return { isOwnColour: color !== getComputedStyle(one.closest('li') ?? one).color, textDecorationLine };
  });
  expect(looks).toEqual({ isOwnColour: true, textDecorationLine: 'underline' });
  // Another item and back: it is not led there again.
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New content' }).click();
  await expect.poll(() => isFocused(page.getByLabel('Title', { exact: true }))).toBe(true);
});

test('an unknown outcome says how often it was looked for, and its field has a label that is seen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await order(product.sandbox, { fault: 'reset-before', operation: 'twitter.publish', times: 1 });
  await publish('Foggy pier', 'Nobody sees the pier.');
  const twitter = page.getByRole('listitem').filter({ hasText: 'We do not know whether this is live' });
  await twitter.waitFor({ timeout: 60_000 });
  await heading(/^On its way$/).waitFor();
  await twitter
    .getByText(/^(Looked (once|\d+ times) on the account|Not looked for on the account)/)
    .waitFor();
  const label = twitter.getByText("Paste the post's link", { exact: true });
  await label.waitFor();
  expect(await label.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  expect(await twitter.getByLabel("Paste the post's link").count()).toBe(1);
});
