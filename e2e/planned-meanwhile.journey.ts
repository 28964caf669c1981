// Scheduling in the composer while others act: what is live already is said before one more is planned, and what is refused shows what waits now.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
    ({ page } = walk);
  },
  { bound: ['Facebook', 'VK'] },
);

const list = '/api/content/schedulepubmaterial/list';
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const waits = () => page.getByText(/^Scheduled for /);
const waiting = (title: string) =>
  product.query(`select 1 from publication where title = $1 and state = 'scheduled'`, [title]);

async function press(): Promise<void> {
  await button('Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button('Schedule publish').click();
}

async function plan(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title}, as it was.` });
  await chooseAllAccounts(page);
  await press();
  await waits().waitFor();
}

/** Somebody else at what is scheduled, in another window. */
async function elsewhere(act: (other: Page) => Promise<void>): Promise<void> {
  const other = await walk.context.newPage();
  await other.goto(`${product.origin}${list}?state=waiting`);
  await act(other);
  await other.close();
  await page.bringToFront();
}

test('what is live on some of its accounts is said at the second click, and planned only by who confirms it', async () => {
  await compose(page, product, { title: 'Lock', text: 'Lock, as it was.' });
  await chooseAllAccounts(page);
  await button('Publish to 2').click();
  await button('Publish now').click();
  await expect.poll(() => page.getByRole('link', { name: 'Open the post' }).count()).toBe(2);
  await text(page).fill('Lock, and more of it.');
  await press();
  await dialog()
    .getByText(/Already live from this: Facebook .* VK .*one more post/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'hidden' });
  expect(await waiting('Lock')).toEqual([]);
  await button('Schedule publish').click();
  await dialog().getByRole('button', { name: 'Schedule publish' }).click();
  await waits().waitFor();
  expect(await waiting('Lock')).toHaveLength(2);
});

test('published by a colleague while the question stood, it is said, and nothing claims that it waits', async () => {
  await plan('Dyke');
  await text(page).fill('Dyke, and more of it.');
  expectComplaint(/409/);
  expectComplaint(/schedulepubmaterial\/detail.*404/);
  await button('Save draft').click();
  await button('Withdraw the schedule and go on').waitFor();
  await elsewhere(async (other) => {
    const row = other.getByRole('row').filter({ hasText: 'Dyke' });
    await row.getByRole('button', { name: 'Publish now' }).click();
    await other.getByRole('tooltip').getByRole('button', { name: 'Publish now' }).click();
    await expect
      .poll(() => product.query(`select 1 from publication where title = 'Dyke' and state = 'published'`))
      .toHaveLength(2);
  });
  await button('Withdraw the schedule and go on').click();
  await page
    .getByText(/^This does not wait for .* any more: its sending has begun/)
    .first()
    .waitFor();
  await waits().waitFor({ state: 'hidden' });
});

test('moved by a colleague while the question stood, it shows the time it has now', async () => {
  await plan('Quay');
  const before = await waits().innerText();
  await text(page).fill('Quay, and more of it.');
  expectComplaint(/409/);
  await button('Save draft').click();
  await button('Withdraw the schedule and go on').waitFor();
  await elsewhere(async (other) => {
    await other.getByRole('row').filter({ hasText: 'Quay' }).getByRole('link', { name: 'Edit' }).click();
    const time = other.getByLabel(/Publish time/);
    const [year = ''] = (await time.inputValue()).split('-');
    await time.fill((await time.inputValue()).replace(year, `${Number(year) + 1}`));
    await button('Schedule', other).click();
    await other.waitForURL(`**${list}*`);
  });
  await button('Withdraw the schedule and go on').click();
  await expect.poll(() => waits().innerText()).not.toBe(before);
  expect(await waiting('Quay')).toHaveLength(2);
});
