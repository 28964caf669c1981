// Each channel its own body area: one channel says something else, the others what they share; seen before, sent so, opened again so.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
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

const button = (name: string | RegExp) => page.getByRole('button', { name });
const tabs = () => page.getByRole('group', { name: 'Words for' });
const tab = (name: string | RegExp) => tabs().getByRole('button', { name });
const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
const preview = (name: string) =>
  page.getByRole('region', { name: 'Previews' }).getByRole('article', { name, exact: true });
const long = `The ferry sails again. ${'Every hour, from the old quay. '.repeat(12)}`;

test('R-COMP-018: a channel’s own area takes its own text; the counter, the checks, the previews and the posts follow', async () => {
  await compose(page, product, { title: 'Ferry', text: long });
  await chooseAllAccounts(page);
  // Too long for one of the two, and its area says so.
  await tab(/^Twitter problems: 1$/).click();
  const area = page.getByRole('region', { name: 'Words for Twitter' });
  expect(await area.innerText()).toContain('The same as for the other channels.');
  expect(await text().count()).toBe(0);
  await button('Customise: Text').click();
  await text().fill('The ferry sails again.');
  await tab('Twitter customised').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => preview('Twitter').innerText()).not.toContain('old quay');
  expect(await preview('Facebook').innerText()).toContain('old quay');

  // What is written for all says whom it does not reach.
  await tab('Shared').click();
  expect(await text().inputValue()).toBe(long);
  await page.getByText('Own words, so not changed with these: Twitter').waitFor();
  await text().fill(`Now: ${long}`);
  await expect.poll(() => preview('Facebook').innerText()).toContain('Now: The ferry');
  expect(await preview('Twitter').innerText()).not.toContain('Now:');

  await page.getByText(/^Draft saved \d/).waitFor();
  await page.reload();
  await tab('Twitter customised').click();
  await expect.poll(() => text().inputValue()).toBe('The ferry sails again.');
  // A fault of its own leads into its area.
  await text().fill(long);
  await tab('Shared').click();
  await page
    .getByRole('region', { name: 'Checks' })
    .getByRole('button', { name: /Twitter/ })
    .first()
    .click();
  await expect.poll(() => text().inputValue()).toBe(long);
  await expect.poll(() => text().evaluate((one) => one === document.activeElement)).toBe(true);
  await text().fill('The ferry sails again.');

  await button(/^Publish to 2/).click();
  const asking = page.getByRole('dialog');
  expect(await asking.getByText('The ferry sails again.', { exact: true }).count()).toBe(1);
  await asking.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Open the post' }).count()).toBe(2);
  const posts = await postsWith(product.sandbox, 'The ferry sails again.');
  expect(posts.map((post) => `${post.platform}: ${post.text.slice(0, 22)}`).toSorted()).toEqual([
    'facebook: Now: The ferry sails a',
    'twitter: The ferry sails again.',
  ]);

  // The shared one again.
  await tab('Twitter customised').click();
  await button('Use the shared one: Text').click();
  await expect.poll(() => preview('Twitter').innerText()).toContain('Now: The ferry');
});

test('own words are seen where no account of their channel is chosen: my content keeps the words, not the accounts', async () => {
  await compose(page, product, { title: 'Tram', text: long });
  await chooseAllAccounts(page);
  await tab(/^Twitter/).click();
  await button('Customise: Text').click();
  await text().fill('The tram runs again.');
  await button('Save to my content').click();
  await page.getByText('Saved to my content', { exact: true }).waitFor();
  const [{ id } = { id: '' }] = await product.query<{ id: string }>(
    "select id from package where title = 'Tram'",
  );
  await page.goto(`${product.origin}/api/content/publish/pubContent?pkGUID=${id}`);
  await page.getByText('No account is chosen yet.').waitFor();
  await tab('Twitter customised').click();
  await expect.poll(() => text().inputValue()).toBe('The tram runs again.');
  await button('Use the shared one: Text').click();
  await page.getByText('The same as for the other channels.').first().waitFor();
});
