// Comments of Instagram in a real browser: closed by choice at publication, opened again in place; a caption stays, and why is said beforehand.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
keepWalk(
  (begun) => {
    ({ product, browser, walk } = begun);
  },
  { bound: ['Facebook', 'Instagram'] },
);

/** Pictures for whoever wants to see them: HERALD_SHOTS names a folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['HERALD_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const live = (page: Page, channel: string) =>
  page
    .getByRole('row')
    .filter({ hasText: 'Harbour bells' })
    .filter({ hasText: channel })
    .filter({ has: page.getByText('Live', { exact: true }) });
const openHistory = (page: Page) => page.goto(`${product.origin}/api/content/publish/pubHistory`);

async function pageOfPost(page: Page): Promise<string> {
  const link = live(page, 'Instagram').getByRole('link', { name: /open/i }).first();
  const address = await link.getAttribute('href');
  return (await fetch(address ?? '')).text();
}

test('the composer asks for it, and a post with closed comments is live with closed comments', async () => {
  const { page } = walk;
  const picture = await drawPicture('bells.jpg');
  await compose(page, product, { title: 'Harbour bells', text: 'The bells ring at noon.', picture });
  await chooseAllAccounts(page);
  const comments = page.getByLabel('Comments', { exact: true });
  expect(await comments.locator('option').allInnerTexts()).toEqual(['Open', 'Closed']);
  expect(await comments.inputValue()).toBe('open');
  await comments.selectOption('closed');
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'composer-en');
  await page.getByRole('button', { name: 'Publish to 2', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
  await openHistory(page);
  await expect.poll(() => live(page, 'Instagram').count(), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => live(page, 'Facebook').count(), { timeout: 30_000 }).toBe(1);
  expect(await pageOfPost(page)).toContain('Comments are closed');
});

test('another caption alone changes Facebook; of Instagram it is said why not, and nothing is offered there', async () => {
  const { page } = walk;
  await live(page, 'Facebook').getByRole('link', { name: 'Modify' }).click();
  const why = 'Instagram lets nobody change a caption, pictures or a video by its API';
  await page.getByRole('region', { name: 'Live on' }).getByText(why).waitFor();
  await page.getByLabel('Text', { exact: true }).fill('The bells ring at one.');
  await page.getByRole('button', { name: 'Modify publish' }).click();
  const dialog = page.getByRole('dialog');
  const box = (channel: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${channel} `) });
  expect(await box('Facebook').isChecked()).toBe(true);
  expect([await box('Instagram').isChecked(), await box('Instagram').isDisabled()]).toEqual([false, true]);
  await dialog.getByText(why).waitFor();
  await shoot(page, 'modify-caption-en');
  await dialog.getByRole('button', { name: 'Confirm modify' }).click();
  const progress = page.getByRole('region', { name: 'The change' });
  await progress.getByText('Changed', { exact: true }).waitFor({ timeout: 30_000 });
  const words = (text: string) =>
    postsWith(product.sandbox, text).then((posts) => posts.map(({ platform }) => platform));
  expect([await words('ring at one'), await words('ring at noon')]).toEqual([['facebook'], ['instagram']]);
});

test('the comments are opened again on the post itself, in Chinese', async () => {
  const { page, context } = await openWindow(browser, { language: 'zh-CN' });
  await enter(page, product, 'admin', 'Herald-2026!');
  await openHistory(page);
  const row = page.getByRole('row').filter({ hasText: 'Harbour bells' }).filter({ hasText: 'Instagram' });
  await row.getByRole('link', { name: '修改' }).click();
  const comments = page.getByLabel('评论', { exact: true });
  expect(await comments.inputValue()).toBe('closed');
  await comments.selectOption('open');
  expect(await faultsOf(page)).toEqual([]);
  await shoot(page, 'modify-zh');
  await page.getByRole('button', { name: '发布修改' }).click();
  const dialog = page.getByRole('dialog');
  const box = (channel: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${channel} `) });
  expect(await box('Instagram').isChecked()).toBe(true);
  // It stands there in other words since: nobody wrote anything of that here.
  expect(await box('Facebook').isChecked()).toBe(false);
  await shoot(page, 'modify-dialog-zh');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await page.getByText('已修改', { exact: true }).waitFor({ timeout: 30_000 });
  await context.close();
  await openHistory(walk.page);
  expect(await pageOfPost(walk.page)).not.toContain('Comments are closed');
  expect(await postsWith(product.sandbox, 'ring at noon')).toHaveLength(1);
  expect(await postsWith(product.sandbox, 'ring at one')).toHaveLength(1);
});
