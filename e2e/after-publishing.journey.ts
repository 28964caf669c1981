// After publishing on a phone: what becomes of it comes into view with the keys, and an unknown outcome says all that answering it takes.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
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
  await confirm();
}

async function confirm(): Promise<void> {
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
  // Mended words would go out beside what stands: each account says so.
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('A pier on a small screen, mended.');
  await page.getByRole('button', { name: /^Publish to 2/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByText('live on this account already').count()).toBe(2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // Another item and back: it is not led there again.
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New content' }).click();
  await expect.poll(() => isFocused(page.getByLabel('Title', { exact: true }))).toBe(true);
});

test('while nobody says what became of it, it is not called a draft', async () => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await compose(page, product, { title: 'Quiet pier', text: 'A pier nobody asks about.' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  const saved = () => product.query<{ id: string }>(`select id from draft where title = 'Quiet pier'`);
  await expect.poll(async () => (await saved()).length).toBe(1);
  await chooseAllAccounts(page);
  await confirm();
  await heading(/^Published$/).waitFor();
  const [{ id } = { id: '' }] = await saved();
  const asked = '**/getPubHistoryByParentId*';
  expectComplaint(/getPubHistoryByParentId.*502|502 \(/);
  await page.route(asked, (route) => route.fulfill({ status: 502 }));
  await page.goto(`${product.origin}/api/content/publish/pubContent?id=${id}`);
  const head = page.getByRole('heading', { name: 'Quiet pier' }).locator('..');
  await head.getByText('Could not be looked up').waitFor();
  expect(await head.getByText('Draft', { exact: true }).count()).toBe(0);
  await head.getByRole('link', { name: 'History' }).waitFor();
  await page.unroute(asked);
  await head.getByText('Published', { exact: true }).waitFor();
});

test('an unknown outcome says what was sent, how often it was looked for, and its field has a label that is seen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await order(product.sandbox, { fault: 'reset-before', operation: 'twitter.publish', times: 1 });
  await publish('Foggy pier', 'Nobody sees the pier.');
  const twitter = page.getByRole('listitem').filter({ hasText: 'We do not know whether this is live' });
  await twitter.waitFor({ timeout: 60_000 });
  await heading(/^On its way$/).waitFor();
  await twitter
    .getByText(/^(Looked (once|\d+ times) on the account|Not looked for on the account)/)
    .waitFor();
  const sent = twitter.getByRole('figure', { name: 'This was sent:' });
  await sent.getByText('Nobody sees the pier.').waitFor();
  const label = twitter.getByText("Paste the post's link", { exact: true });
  await label.waitFor();
  expect(await label.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  expect(await twitter.getByLabel("Paste the post's link").count()).toBe(1);
});
