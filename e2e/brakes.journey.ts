// Hands on the brake: an administrator pauses, everybody sees it, nothing goes out; lifted, what waited goes live by itself.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import { liftFaults, order, postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, openWindow } from './walk.ts';

let product: Product;
let browser: Browser;
let admin: Page;

keepWalk(
  (begun) => {
    ({ product, browser } = begun);
    admin = begun.walk.page;
  },
  { bound: ['Facebook'] },
);

const row = (title: string) => admin.getByRole('row').filter({ hasText: title });
const press = (name: string) => admin.getByRole('button', { name, exact: true }).click();
const openHistory = () => admin.goto(`${product.origin}/api/content/publish/pubHistory`);

async function publish(title: string, text: string): Promise<void> {
  await compose(admin, product, { title, text });
  await chooseAllAccounts(admin);
  await admin.getByRole('button', { name: /^Publish to 1/ }).click();
  await press('Publish now');
  await admin.getByText('Pushed').waitFor();
  await openHistory();
}

test('a pause is seen by everybody and holds back what is published; lifted, it goes out by itself', async () => {
  await admin.goto(`${product.origin}/api/control/brakes`);
  await admin.getByText('Nothing is paused').waitFor();
  await admin.getByLabel('One channel').check();
  await admin.getByLabel('Which one').click();
  await admin.locator('.ant-select-item-option', { hasText: 'Facebook' }).click();
  await admin.getByLabel('Why (everybody reads this)').fill('A death in the family of the mayor.');
  await press('Pause publishing');
  await admin.getByRole('tooltip').getByRole('button', { name: 'Pause publishing' }).click();
  await admin.getByText('Publishing to Facebook is paused.').first().waitFor();

  const other = await openWindow(browser);
  await enter(other.page, product, 'editor', 'Editor-2026!');
  await other.page.getByText('A death in the family of the mayor.').waitFor();
  await other.context.close();

  await publish('Fair opens', 'The autumn fair opens at noon.');
  await row('Fair opens').getByText('Queued', { exact: true }).waitFor();
  await new Promise((done) => setTimeout(done, 2_500));
  expect(await postsWith(product.sandbox, 'The autumn fair')).toEqual([]);

  await admin.goto(`${product.origin}/api/control/brakes`);
  await press('Lift the pause');
  await admin.getByRole('tooltip').getByRole('button', { name: 'Lift the pause' }).click();
  await admin.getByText('Nothing is paused').waitFor();
  await openHistory();
  await row('Fair opens').getByText('Live', { exact: true }).waitFor({ timeout: 30_000 });
  expect(await postsWith(product.sandbox, 'The autumn fair')).toHaveLength(1);
});

test('what is on its way can be stopped: it is settled first, and taken down when it turns out to be live', async () => {
  await order(product.sandbox, { fault: 'reset-after', operation: 'facebook.publish', times: 1 });
  await order(product.sandbox, { fault: 'list-lag', operation: 'facebook.list', lagMs: 600_000 });
  await publish('Wrong figures', 'The wrong figures of the harvest.');
  const wrong = row('Wrong figures');
  await wrong.getByText('Looking…', { exact: true }).waitFor({ timeout: 30_000 });
  await wrong.getByRole('button', { name: 'Stop it' }).click();
  await admin.getByRole('tooltip').getByRole('button', { name: 'Stop it' }).click();
  await admin.getByText('It is being stopped.').waitFor();
  await liftFaults(product.sandbox);
  await wrong.getByText('Taken down', { exact: true }).waitFor({ timeout: 60_000 });
  const [post] = await postsWith(product.sandbox, 'The wrong figures');
  expect(post?.removedAt).toBeDefined();
});
