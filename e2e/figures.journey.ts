// The history with what readers did beside its rows: figures read, read again, kept when the platform keeps silent, none where it has none; narrowed by tabs and days, and taken along as a file.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bindByCall } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import { liftFaults, order, postsWith } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk((begun) => {
  ({ product, walk } = begun);
});

const figures = () => walk.page.getByRole('region', { name: 'Figures' });
const readAgain = () => figures().getByRole('button', { name: 'Read again' });
const told = (words: string) => figures().getByText(words);

/** Each of the figures as it is shown, its word first. */
async function shown(): Promise<string[]> {
  const told = await figures().locator('dl > div').allInnerTexts();
  return told.map((one) => one.replaceAll(/\s+/g, ' ').trim());
}

async function publish(title: string, text: string, more: object = {}): Promise<void> {
  const { page } = walk;
  await compose(page, product, { title, text, ...more });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: /^Publish to 1/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
}

async function openDetails(title: string): Promise<void> {
  const { page } = walk;
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText('Live', { exact: true }).waitFor({ timeout: 30_000 });
  await row.getByRole('link', { name: 'Details' }).click();
}

/** As readers of the post do. */
async function visit(words: string): Promise<string> {
  const [post] = await postsWith(product.sandbox, words);
  if (!post) throw new Error('nothing was posted');
  await fetch(`${product.sandbox}/facebook/www/${post.externalId}`, { headers: { 'user-agent': 'Reader' } });
  return post.externalId;
}

test('R-HIST-008: what readers did stands beside the row with its time, and is read again when it may be', async () => {
  await bindByCall(walk.context, product, 'Facebook');
  await publish('Harvest', 'The harvest is in.');
  await expect.poll(() => postsWith(product.sandbox, 'The harvest is in')).toHaveLength(1);
  const post = await visit('The harvest is in');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ platform: 'facebook', post, likes: 1234, shares: 5 });
  await fetch(`${product.sandbox}/_readers`, { method: 'POST', headers, body });

  await openDetails('Harvest');
  await told('Since it was published, as Facebook counts them').waitFor();
  expect(await shown()).toEqual(['Views 1', 'Reach 1', 'Likes 1,234', 'Shares 5', 'Clicks 0']);
  expect(await readAgain().getAttribute('aria-disabled')).toBe('true');
  await readAgain().focus();
  await walk.page
    .getByRole('tooltip')
    .filter({ hasText: /^They can be read again in \d minutes\.$/ })
    .waitFor();

  await visit('The harvest is in');
  await product.moveClock(6);
  await walk.page.reload();
  await told('Since it was published').waitFor();
  expect((await shown())[0]).toBe('Views 1');
  await readAgain().click();
  await expect.poll(async () => (await shown())[0]).toBe('Views 2');
});

test('what the platform told before stays with its time when it tells nothing now, and why', async () => {
  await product.moveClock(6);
  await walk.page.reload();
  await order(product.sandbox, { fault: 'rate-seconds', operation: 'facebook.figures', times: 1 });
  await readAgain().click();
  await told('Facebook asks to go slower. Read them again later.').waitFor();
  await told('newer ones could not be read').waitFor();
  expect((await shown())[0]).toBe('Views 2');
  await liftFaults(product.sandbox);
});

test('where a platform tells none of a single post that is said, and there is nothing to press', async () => {
  const { page } = walk;
  await product.query(`update channel_account set state = 'removed'`);
  await bindByCall(walk.context, product, 'WeChat');
  await publish('Almanac', 'Tides and moons of the year.', { cover: await drawPicture('cover.jpg') });
  await openDetails('Almanac');
  await told('WeChat gives no figures of one article, only of whole days.').waitFor();
  expect(await shown()).toEqual([]);
  expect(await readAgain().count()).toBe(0);
  expect(await page.getByText('history.figures').count()).toBe(0);
});

test('the history is narrowed by tabs with their numbers and by days, and exported as it is narrowed; columns are chosen', async () => {
  const { page } = walk;
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const headed = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  await tab('All (2)').waitFor();
  await tab('Live (2)').click();
  await row('Harvest').waitFor();
  await tab('Failed or unconfirmed (0)').click();
  await page.getByText('Nothing matches the filters.').waitFor();
  await tab('Live (2)').click();
  await page.getByRole('combobox', { name: 'Channel' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'WeChat' }).click();
  await tab('All (1)').waitFor();
  await page.getByRole('button', { name: 'Export all' }).click();
  const waits = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const lines = (await readFile(await (await waits).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"Almanac","WeChat",.*"Live"/);

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${product.origin}/api/content/publish/pubHistory?from=${day(40)}&until=${day(10)}`);
  await tab('All (0)').waitFor();
  await page.goto(`${product.origin}/api/content/publish/pubHistory?from=${day(10)}&tab=live`);
  await tab('Live (2)').waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Account' }).uncheck();
  await headed('Account').waitFor({ state: 'detached' });
  expect(await headed('State').count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
});
