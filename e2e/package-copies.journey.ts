// What a browser kept of content that a colleague has saved since: restored it stands on what it was written over, so no desk saves, publishes, plans or changes it unasked.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
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
afterEach(() => page.evaluate(() => localStorage.clear()));

const list = '/api/content/schedulepubmaterial/list';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const question = () => page.getByText(/^Changed by /);
const savedSign = () => page.getByText(/^Saved \d/);
const open = (path: string) => page.goto(`${product.origin}${path}`);
const said = async (title: string, table = 'package') => {
  const found = await product.query<{ said: string }>(
    `select jsonb_path_query_first(content, '$.media[*] ? (@.mediaType == 3)') ->> 'content' as said
      from ${table} where title = $1 order by created_at`,
    [title],
  );
  return found.map((one) => one.said);
};
const waiting = async (title: string) => {
  const found = await product.query<{ said: string }>(
    `select post->>'text' as said from publication where title = $1 and state = 'scheduled'`,
    [title],
  );
  return found.map((one) => one.said);
};

/** Saved to my content; answers where it is edited. */
async function keepPackage(title: string): Promise<string> {
  await compose(page, product, { title, text: 'As it was.' });
  await button('Save to my content').click();
  await savedSign().waitFor();
  const [found] = await product.query<{ id: string }>('select id from package where title = $1', [title]);
  return `/api/content/publish/pubContent?pkGUID=${found?.id}`;
}

/** A colleague's correction of it, while the words of the closed tab lie in the browser. */
async function correct(address: string): Promise<void> {
  await open(address);
  await text(page).fill('Corrected.');
  await button('Save to my content').click();
  await savedSign().waitFor();
}

async function restore(words: string): Promise<void> {
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe(words);
}

describe('content in the composer', () => {
  test('asks as typing rests, at each save and at publishing, and sends only what was taken over', async () => {
    const address = await keepPackage('Minister');
    await leaveBehind(walk, `${product.origin}${address}`, { text: 'The old news.' });
    await correct(address);
    await open(address);
    await expect.poll(() => text(page).inputValue()).toBe('Corrected.');
    expectComplaint(/\/(materialPackage\/update|draft\/insert): .*409/);
    await restore('The old news.');
    await question().waitFor();
    await button('Save to my content').click();
    await question().waitFor();
    await chooseAllAccounts(page);
    await button('Publish to 1').click();
    await button('Publish now').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await question().waitFor();
    expect(await said('Minister')).toEqual(['Corrected.']);
    expect(await said('Minister', 'draft')).not.toContain('The old news.');
    expect(await product.query("select 1 from publication where title = 'Minister'")).toEqual([]);

    // Kept once more it still stands on what it was written over, for whom the browser dies a second time.
    await page.close({ runBeforeUnload: false });
    page = await walk.context.newPage();
    await open(address);
    await restore('The old news.');
    await question().waitFor();
    await button('Overwrite with my version').click();
    await question().waitFor({ state: 'hidden' });
    await button('Save to my content').click();
    await expect.poll(() => said('Minister')).toEqual(['The old news.']);
  });

  test('given back, what the colleague saved stands on what he saved: it is written on unasked', async () => {
    const address = await keepPackage('Mayor');
    await leaveBehind(walk, `${product.origin}${address}`, { text: 'The old news.' });
    await correct(address);
    await open(address);
    expectComplaint(/\/draft\/insert: .*409/);
    await restore('The old news.');
    await question().waitFor();
    await button('Undo').click();
    await expect.poll(() => text(page).inputValue()).toBe('Corrected.');
    await question().waitFor({ state: 'hidden' });
    await text(page).fill('Corrected, and written on.');
    await button('Save to my content').click();
    await expect.poll(() => said('Mayor')).toEqual(['Corrected, and written on.']);
    expect(await question().count()).toBe(0);
  });
});

test('a save that is on its way as they are restored does not make old words the newest', async () => {
  const address = await keepPackage('Bishop');
  await leaveBehind(walk, `${product.origin}${address}`, { text: 'The old news.' });
  await correct(address);
  await open(address);
  await button('Restore').waitFor();
  const sent = page.waitForRequest('**/draft/insert');
  await page.route('**/draft/insert', async (route) => {
    await new Promise((done) => setTimeout(done, 2_000));
    await route.continue();
  });
  await text(page).fill('Corrected, and written on.');
  await sent;
  expectComplaint(/\/draft\/update: .*409/);
  await restore('The old news.');
  await question().waitFor();
  expect(await said('Bishop', 'draft')).toContain('Corrected, and written on.');
  expect(await said('Bishop', 'draft')).not.toContain('The old news.');
  await page.unroute('**/draft/insert');
});

test('content that is scheduled is neither planned nor published with old words unasked, and keeps its schedule', async () => {
  await keepPackage('Parade');
  await open('/api/content/contentList/mylist');
  await row('Parade').getByRole('link', { name: 'Parade', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /own page/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Parade' }).waitFor();
  await chooseAllAccounts(page);
  await button('Schedule publish').click();
  await page.getByLabel('Publish date').waitFor();
  await button('Schedule publish').click();
  await page.getByText('Saved in scheduled publishing').waitFor();

  const openEdit = async () => {
    await open(list);
    await row('Parade').getByRole('link', { name: 'Edit' }).click();
    await text(page).waitFor();
  };
  const plan = async () => {
    await button('Schedule').click();
    await page.waitForURL(`**${list}*`);
  };
  await openEdit();
  await leaveBehind(walk, page.url(), { text: 'The old news.' });
  await text(page).fill('Corrected.');
  await plan();
  await openEdit();
  await restore('The old news.');
  expectComplaint(/\/materialPackage\/update: .*409/);
  await button('Schedule').click();
  await question().waitFor();
  await button('Publish').click();
  await button('Publish now').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await question().waitFor();
  expect(await said('Parade')).toEqual(['Corrected.']);
  expect(await waiting('Parade')).toEqual(['Corrected.']);
  // Taken over it waits with its old words until it is planned anew, as with every other save of this desk.
  await button('Overwrite with my version').click();
  await question().waitFor({ state: 'hidden' });
  await savedSign().waitFor();
  expect(await waiting('Parade')).toEqual(['Corrected.']);
  await plan();
  expect(await waiting('Parade')).toEqual(['The old news.']);
});

test('what is live is not changed back unasked', async () => {
  const address = await keepPackage('Bridge');
  await open(address);
  await chooseAllAccounts(page);
  await button('Publish to 1').click();
  await button('Publish now').click();
  await page.getByRole('link', { name: 'Open the post' }).waitFor();
  await open('/api/content/publish/pubHistory');
  const modify = (await row('Bridge').getByRole('link', { name: 'Modify' }).getAttribute('href')) ?? '';
  await leaveBehind(walk, `${product.origin}${modify}`, { text: 'The old news.' });
  await correct(address);
  await open(modify);
  await restore('The old news.');
  expectComplaint(/\/materialPackage\/update: .*409/);
  await button('Modify publish').click();
  await button('Confirm modify').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await question().waitFor();
  expect(await said('Bridge')).toEqual(['Corrected.']);
  expect(await postsWith(product.sandbox, 'The old news.')).toEqual([]);
});
