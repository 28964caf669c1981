// What a browser kept at the desk of a live post is offered at that desk alone, and nothing that was written elsewhere is offered there.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { leaveBehind, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
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
  { bound: ['Facebook'] },
);
afterEach(async () => {
  // What a test left unsaved is kept as its page is left.
  await open('/api/content/publish/pubHistory');
  await page.evaluate(() => localStorage.clear());
});

const composer = '/api/content/publish/pubContent';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const offer = () => page.getByText(/^Unsaved work from/);
const open = (path: string) => page.goto(`${product.origin}${path}`);
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const stored = (on: Page) => on.evaluate(() => JSON.stringify(localStorage));

/** Answers where it is changed. */
async function publish(title: string): Promise<string> {
  await compose(page, product, { title, text: `${title}, as it is.` });
  await chooseAllAccounts(page);
  await button('Publish to 1').click();
  await button('Publish now').click();
  await page.getByRole('link', { name: 'Open the post' }).waitFor();
  await open('/api/content/publish/pubHistory');
  return (await row(title).getByRole('link', { name: 'Modify' }).getAttribute('href')) ?? '';
}

/** Whoever sees all only reads what is saved of it. */
const giveAway = (title: string) =>
  product.query(
    `update package set department_id = (select id from department where id <> package.department_id limit 1)
      where title = $1`,
    [title],
  );

async function expectNoOffer(path: string, words: string): Promise<void> {
  await open(path);
  await expect.poll(() => text(page).inputValue()).toBe(words);
  // As long as it may take to look what there is.
  await page.waitForTimeout(1_500);
  expect(await offer().count()).toBe(0);
}

test('of another department neither a new article nor the correction of another post is offered, and none is thrown away', async () => {
  const [one, two] = [await publish('Mole one'), await publish('Mole two')];
  for (const title of ['Mole one', 'Mole two']) await giveAway(title);
  await leaveBehind(walk, `${product.origin}${composer}`, { title: 'New', text: 'An article never saved.' });
  await expectNoOffer(one, 'Mole one, as it is.');
  await leaveBehind(walk, `${product.origin}${two}`, { text: 'Mole two, corrected.' });
  await expectNoOffer(one, 'Mole one, as it is.');

  await open(two);
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe('Mole two, corrected.');
  await button('Modify publish').click();
  await button('Confirm modify').click();
  await expect.poll(async () => (await postsWith(product.sandbox, 'Mole two, corrected.')).length).toBe(1);
  expect(await postsWith(product.sandbox, 'Mole one, as it is.')).toHaveLength(1);

  await leaveBehind(walk, `${product.origin}${one}`, { text: 'Thought better of.' });
  await open(one);
  await button('Discard').click();
  await offer().waitFor({ state: 'hidden' });
  await open(composer);
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe('An article never saved.');
});

test('what was written for a post that is live no more is found where something new is begun', async () => {
  const address = await publish('Groyne');
  await giveAway('Groyne');
  await leaveBehind(walk, `${product.origin}${address}`, { text: 'Groyne, too late.' });
  await expectNoOffer(composer, '');
  await product.query(`update publication set state = 'externally-removed' where title = 'Groyne'`);
  await open(composer);
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe('Groyne, too late.');
});

test('the next edition of content, and its save without an answer, are the composer’s: changing what is live leaves no draft', async () => {
  const address = await publish('Jetty');
  await page.evaluate(() => localStorage.clear());
  const [kept] = await product.query<{ id: string }>(`select id from package where title = 'Jetty'`);
  const edition = `${composer}?pkGUID=${kept?.id}`;
  const lost = await walk.context.newPage();
  await lost.goto(`${product.origin}${edition}`);
  await text(lost).waitFor();
  await lost.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('cut off'));
  });
  await text(lost).fill('Jetty, the next edition.');
  await expect.poll(() => stored(lost)).toMatch(/lost\W+\[\W*\w/);
  await lost.close({ runBeforeUnload: false });
  const drafts = () => product.query(`select 1 from draft where title = 'Jetty' and status <> 9`);
  const before = (await drafts()).length;
  await expectNoOffer(address, 'Jetty, as it is.');
  await text(page).fill('Jetty, corrected.');
  await button('Modify publish').click();
  await button('Confirm modify').click();
  await expect.poll(async () => (await postsWith(product.sandbox, 'Jetty, corrected.')).length).toBe(1);
  expect(await drafts()).toHaveLength(before);
  await open(edition);
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe('Jetty, the next edition.');
});
