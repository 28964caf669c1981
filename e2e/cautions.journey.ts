// Whoever sends something hears first what is to be minded of it, whichever way it goes: here that TikTok only hands it to its owner.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['TikTok'] },
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = () => page.getByRole('dialog').filter({ hasText: 'Please mind before it goes out:' });
const handsOver = 'TikTok: it comes with its words into the inbox of its app.';
const countPublications = async () => (await product.query('select 1 from publication')).length;

async function answer(name: string): Promise<void> {
  await question().getByText(handsOver).waitFor();
  await question().getByRole('button', { name, exact: true }).click();
  await question().waitFor({ state: 'hidden' });
}

test('R-PUB-013: the detail asks before it publishes; and what a colleague has changed since is refused and loaded there', async () => {
  await compose(page, product, {
    title: 'Lock keeper',
    text: 'She retires.',
    picture: await drawPicture('lock.png'),
  });
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  const [draft] = await product.query<{ id: string }>("select id from draft where title = 'Lock keeper'");
  await page.goto(`${product.origin}/api/content/contentList/draft/query?id=${draft?.id ?? ''}`);
  await chooseAllAccounts(page);
  await product.query("update draft set revision = revision + 1 where title = 'Lock keeper'");
  const before = await countPublications();
  const publish = async () => {
    await button('Direct publish').click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Publish now' }).click();
  };
  await publish();
  await answer('Cancel');
  expect(await countPublications()).toBe(before);
  expectComplaint(/\/draft\/pubDraft: .*409/);
  await publish();
  await answer('Publish now');
  await page.getByText(/^Changed by/).waitFor();
  expect(await countPublications()).toBe(before);
  await button('Load what stands now').click();
  await page.getByText(/^Changed by/).waitFor({ state: 'hidden' });
});
