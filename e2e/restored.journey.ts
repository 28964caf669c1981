// A house that was put back to an earlier moment: everybody reads so while it is paused, and nothing that was there goes out unasked afterwards.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook'] },
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = () =>
  page.getByRole('dialog').filter({ hasText: 'Herald was put back to an earlier moment' });
const open = (path: string) => page.goto(`${product.origin}${path}`);

async function publish(title: string, text: string): Promise<void> {
  await compose(page, product, { title, text });
  await chooseAllAccounts(page);
  await button('Publish to 1').click();
  await button('Publish now').click();
}

/** As a restore does, in the transaction that brings its rows. */
async function restore(): Promise<void> {
  await product.query("insert into pause (scope, restored_from) values ('everything', herald_now())");
}

test('the banner says from when everything is, and what to look through before the pause is lifted', async () => {
  await product.query(
    `insert into pause (scope, because, paused_by) select 'everything', 'held up', id from person limit 1`,
  );
  await publish('Harbour wall', 'The wall is mended.');
  await page.getByText('Pushed').waitFor();
  await product.query('update pause set lifted_at = herald_now()');
  await product.query(`update publication set expires_at = herald_now(), wake_at = herald_now(),
    fence = (select fence from account_lane where account_lane.account_id = publication.account_id)`);
  const missed = () => product.query<{ state: string }>('select state from publication');
  await expect.poll(missed, { timeout: 30_000 }).toEqual([{ state: 'missed' }]);
  await restore();
  await open('/api/content/publish/pubHistory');
  await page.getByText('Everything here is as it stood at').waitFor({ timeout: 30_000 });
  await product.query('update pause set lifted_at = herald_now() where lifted_at is null');
});

test('what had failed is asked about in the list of content: thought better of, nothing is sent', async () => {
  expectComplaint(/409/);
  await open('/api/content/contentList/mylist?keyWord=Harbour');
  const again = async () => {
    await page.getByRole('row').getByRole('button', { name: 'Publish again' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Publish again' }).click();
  };
  await again();
  await question().getByRole('button', { name: 'Cancel' }).click();
  await question().waitFor({ state: 'detached' });
  expect(await product.query('select id from publication')).toHaveLength(1);
  await again();
  await question().getByRole('button', { name: 'Publish it', exact: true }).click();
  await page.getByText('Queued again: 1').waitFor();
  await expect
    .poll(() => postsWith(product.sandbox, 'The wall is mended.'), { timeout: 30_000 })
    .toHaveLength(1);
});

test('a draft that was there already is asked about in the composer, one that was written since is not', async () => {
  expectComplaint(/409/);
  await compose(page, product, { title: 'Tide table', text: 'High water at six.' });
  const kept = () => product.query("select id from draft where title = 'Tide table'");
  await expect.poll(kept, { timeout: 30_000 }).toHaveLength(1);
  await restore();
  await product.query('update pause set lifted_at = herald_now() where lifted_at is null');
  await chooseAllAccounts(page);
  await button('Publish to 1').click();
  await button('Publish now').click();
  await question().getByRole('button', { name: 'Publish it', exact: true }).click();
  await page.getByText('Pushed').waitFor();
  await expect
    .poll(() => postsWith(product.sandbox, 'High water at six.'), { timeout: 30_000 })
    .toHaveLength(1);
  await publish('New lamp', 'The lamp is lit.');
  await page.getByText('Pushed').waitFor();
  await expect
    .poll(() => postsWith(product.sandbox, 'The lamp is lit.'), { timeout: 30_000 })
    .toHaveLength(1);
});
