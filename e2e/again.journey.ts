// A post that missed its time while the same words went live by another way: published only when a person confirms that, from the history and the inbox alike.
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

const text = 'The ferry leaves at nine from the new pier.';
const truth = 'already, or may have. Confirm to publish it again.';
const missed = () => page.getByRole('row').filter({ hasText: 'Ferry' }).filter({ hasText: 'Missed' });
const question = () => page.getByRole('dialog').filter({ hasText: truth });
const posted = async () => (await postsWith(product.sandbox, text)).length;

async function publish(): Promise<void> {
  await compose(page, product, { title: 'Ferry', text });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: /^Publish to 1/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
}
const openHistory = () => page.goto(`${product.origin}/api/content/publish/pubHistory`);
async function pressPublishNow(): Promise<void> {
  await page.getByRole('button', { name: 'Publish now', exact: true }).first().click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish now' }).click();
}

test('what was held up until its day was over is missed, while the same words go live', async () => {
  await product.query(
    `insert into pause (scope, because, paused_by) select 'everything', 'held up', id from person limit 1`,
  );
  await publish();
  await product.query(`update publication set expires_at = herald_now(), wake_at = herald_now(),
    fence = (select fence from account_lane where account_lane.account_id = publication.account_id)`);
  await openHistory();
  await missed().waitFor({ timeout: 30_000 });
  await product.query('update pause set lifted_at = herald_now()');
  await publish();
  await expect.poll(posted, { timeout: 30_000 }).toBe(1);
});

test('"publish now" in the inbox asks with the truth, and thought better of it sends nothing', async () => {
  await page.goto(`${product.origin}/api/infor/myInfor?navLink=1`);
  expectComplaint(/restartPub.*409/);
  await pressPublishNow();
  await question().waitFor();
  await page.keyboard.press('Enter');
  await question().waitFor({ state: 'hidden' });
  expect(await page.getByText('It is on its way.').count()).toBe(0);
  expect(await posted()).toBe(1);
});

test('"publish now" in the history, confirmed: it stands there twice, as was wanted', async () => {
  await fetch(`${product.sandbox}/_settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ duplicateFilter: false }),
  });
  await openHistory();
  expectComplaint(/restartPub.*409/);
  await pressPublishNow();
  await question().getByRole('button', { name: 'Publish it again' }).click();
  await page.getByText('It is queued again.').waitFor();
  await expect.poll(posted, { timeout: 30_000 }).toBe(2);
});

test('opened again, its dialog marks the account that has it already, and says where that could not be read', async () => {
  const openDialog = async () => {
    await page
      .getByRole('row')
      .filter({ hasText: 'Ferry' })
      .getByRole('link', { name: 'Edit' })
      .first()
      .click();
    await chooseAllAccounts(page);
    await page.getByRole('button', { name: /^Publish to 1/ }).click();
  };
  const openList = () => page.goto(`${product.origin}/api/content/contentList/mylist?keyWord=Ferry`);
  await openList();
  await openDialog();
  const isMarked = page.getByText('A post of this is live on this account already');
  await isMarked.waitFor();
  await openList();
  expectComplaint(/getPubHistoryByParentId.*500/);
  await page.route('**/getPubHistoryByParentId?*', (route) => route.fulfill({ status: 500 }));
  await openDialog();
  await page
    .getByText('could not be read, so a second post is not marked below')
    .waitFor({ timeout: 30_000 });
  expect(await isMarked.count()).toBe(0);
});
