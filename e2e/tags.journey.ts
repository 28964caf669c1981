// The tags of open pages, their menu, and the pages that wait behind them: what was typed stays, and nothing of them stirs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import type { Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;
keepWalk((begun) => {
  ({ product, walk } = begun);
  ({ page } = walk);
});

const drafts = '/api/content/contentList/myDraft/list';
const open = async (path: string) => {
  await page.goto(`${product.origin}${path}`);
  await page.locator('#content').waitFor();
};
const strip = () => page.getByRole('navigation', { name: 'Open pages' });
const tag = (name: string) =>
  strip()
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const names = () => strip().getByRole('link').allInnerTexts();
const go = async (name: string) => {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
  await tag(name).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
};
const choose = async (name: string, item: string) => {
  await tag(name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const shown = () => strip().locator('[aria-current=page]').innerText();
const search = () => page.getByPlaceholder('Search by title');
const three = async () => {
  await open(drafts);
  for (const name of ['My content', 'Messages']) await go(name);
};

test('R-SHELL-043: a visit adds one tag, and the same path with another query changes it', async () => {
  await three();
  expect(await names()).toEqual(['Dashboard', 'My drafts', 'My content', 'Messages']);
  await tag('My drafts').getByRole('link').click();
  await page.waitForURL('**/myDraft/list');
  await search().fill('herons');
  await search().press('Enter');
  await page.waitForURL('**/myDraft/list?**');
  const filtered = page.url();
  expect(await names()).toEqual(['Dashboard', 'My drafts', 'My content', 'Messages']);
  await go('Messages');
  await tag('My drafts').getByRole('link').click();
  await page.waitForURL(filtered);
  expect(await faultsOf(page)).toEqual([]);
});

test('R-SHELL-051: what was typed in a page is there when its tag is gone back to; the page rests meanwhile, out of sight and reach', async () => {
  await three();
  await go('My drafts');
  await search().fill('not sent yet');
  const asked: string[] = [];
  const hear = (request: { url: () => string }) => asked.push(request.url());
  await go('Publish history');
  expect(await page.locator('#content > div').count()).toBe(1);
  await go('Messages');
  page.on('request', hear);
  await page.waitForTimeout(6_500);
  page.off('request', hear);
  // The history looks again every few seconds, but not while it waits; the bell does.
  expect(asked.filter((url) => url.includes('/publish/pubHistory'))).toEqual([]);
  expect(asked.some((url) => url.includes('/infor/'))).toBe(true);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  await go('My drafts');
  expect(await search().inputValue()).toBe('not sent yet');
});

test('R-SHELL-051 R-RTE-067: a page with noCache is made anew at each visit', async () => {
  await open('/api/content/publish/pubContent');
  const title = page.getByLabel('Title', { exact: true });
  await title.evaluate((element) => element.setAttribute('data-first', ''));
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  await tag('New content').getByRole('link').click();
  await title.waitFor();
  expect(await title.getAttribute('data-first')).toBeNull();
});

test('R-SHELL-044 R-SHELL-045: the menu of a tag has four entries, of the dashboard three, and the dashboard has no close control', async () => {
  await three();
  await tag('My content').click({ button: 'right' });
  const items = page.getByRole('menu').getByRole('menuitem');
  expect(await items.allInnerTexts()).toEqual(['Refresh', 'Close', 'Close Others', 'Close All']);
  expect(await faultsOf(page)).toEqual([]);
  await page.mouse.click(700, 600);
  await items.first().waitFor({ state: 'hidden' });
  await tag('Dashboard').click({ button: 'right' });
  expect(await items.allInnerTexts()).toEqual(['Refresh', 'Close Others', 'Close All']);
  await page.keyboard.press('Escape');
  expect(await tag('Dashboard').getByRole('button').count()).toBe(0);
});

test('R-SHELL-046: Refresh draws the page from nothing at its address, and history gets no entry', async () => {
  await three();
  await go('My drafts');
  await search().fill('to be forgotten');
  const before = await page.evaluate(() => history.length);
  await choose('My drafts', 'Refresh');
  await expect.poll(() => search().inputValue()).toBe('');
  expect(new URL(page.url()).pathname).toBe(drafts);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('R-SHELL-047 R-SHELL-050: closing the shown tag goes to the last one; the middle button closes, but never the dashboard', async () => {
  await three();
  await go('My drafts');
  await tag('My drafts').getByRole('button', { name: 'Close “My drafts”' }).click();
  await expect.poll(shown).toBe('Messages');
  expect(await names()).toEqual(['Dashboard', 'My content', 'Messages']);
  await tag('My content').click({ button: 'middle' });
  await expect.poll(names).toEqual(['Dashboard', 'Messages']);
  await tag('Dashboard').click({ button: 'middle' });
  expect(await names()).toEqual(['Dashboard', 'Messages']);
  await choose('Messages', 'Close');
  await page.waitForURL('**/dashboard');
  await expect.poll(names).toEqual(['Dashboard']);
});

test('R-SHELL-048 R-SHELL-049 R-SHELL-044: Close Others goes to the chosen tag, Close All to the dashboard, which both keep', async () => {
  await three();
  await choose('My content', 'Close Others');
  await page.waitForURL('**/contentList/mylist');
  await expect.poll(names).toEqual(['Dashboard', 'My content']);
  await go('Messages');
  await choose('Messages', 'Close All');
  await page.waitForURL('**/dashboard');
  await expect.poll(names).toEqual(['Dashboard']);
});

test('a tag of unsaved work closes only once that was asked', async () => {
  await open('/api/content/publish/pubContent');
  await page.getByLabel('Title', { exact: true }).fill('Unsaved');
  await tag('New content').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await names()).toEqual(['Dashboard', 'New content']);
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Unsaved');
  await tag('New content').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(names).toEqual(['Dashboard']);
});
