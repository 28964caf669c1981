// The demonstration of articles: a list that is narrowed, sorted, changed in place and exported.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { cellsOf } from './sheets.ts';
import type { Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk((begun) => {
  ({ product, walk } = begun);
});

const rows = () => walk.page.locator('tbody tr:not([aria-hidden])');
const path = () => new URL(walk.page.url()).pathname;
const button = (name: string | RegExp) => walk.page.getByRole('button', { name, exact: true });
const ids = () =>
  rows().evaluateAll((all) => all.map((row) => row.querySelector('td')?.innerText.replaceAll(/\D/g, '')));

async function open(query = ''): Promise<void> {
  await walk.page.goto(`${product.origin}/example/list${query}`);
  await rows().first().waitFor();
}

type Kept = {
  id: number;
  title: string;
  status: string;
  importance: number;
  type: string;
  [field: string]: unknown;
};
const kept = (where: string) => product.query<Kept>(`select * from demo_article where ${where} order by id`);

test('R-RTE-048 R-RTE-052 R-DEMO-027 R-DEMO-028 R-DEMO-033: twenty to a page, with their stars and the colours of their status', async () => {
  const { page } = walk;
  await page.goto(`${product.origin}/example`);
  await rows().first().waitFor();
  expect(path()).toBe('/example/list');
  expect(await rows().count()).toBe(20);
  const heads = (await page.getByRole('columnheader').allInnerTexts()).map((one) => one.trim());
  expect(heads).toEqual(['ID ↑', 'Date', 'Author', 'Importance', 'Status', 'Title', 'Actions']);
  const [first] = await kept('id = 1');
  expect(await rows().first().innerText()).toContain(`${first?.importance} of 3 stars`);
  for (const [status, colour] of [
    ['published', 'green'],
    ['draft', null],
    ['deleted', 'red'],
  ] as const) {
    const look = await page
      .locator('.ant-tag')
      .filter({ hasText: new RegExp(`^${status}$`) })
      .first()
      .getAttribute('class');
    expect(/ant-tag-(green|red)/.exec(look ?? '')?.[1] ?? null).toBe(colour);
  }
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect.poll(async () => (await ids())[0]).toBe('21');
  expect(await faultsOf(page)).toEqual([]);
});

async function choose(label: string, option: string): Promise<void> {
  await walk.page.getByRole('combobox', { name: label, exact: true }).click();
  await walk.page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

test('R-DEMO-029 R-DEMO-030 R-DEMO-031 R-DEMO-032: filters by title, importance, type and status, and by id either way', async () => {
  const { page } = walk;
  await open();
  await choose('Sort', 'ID Descending');
  await expect.poll(async () => (await ids()).slice(0, 2)).toEqual(['100', '99']);
  await page.getByRole('columnheader', { name: 'Sort by ID' }).press('Enter');
  await expect.poll(async () => (await ids()).slice(0, 2)).toEqual(['1', '2']);
  for (const [label, option, where] of [
    ['Imp', '3', 'importance = 3'],
    ['Status', 'deleted', "status = 'deleted'"],
    ['Type', 'Japan(JP)', "type = 'JP'"],
  ] as const) {
    await open();
    await choose(label, option);
    const wanted = (await kept(where)).map(({ id }) => String(id)).slice(0, 20);
    await expect.poll(ids, { timeout: 8_000 }).toEqual(wanted);
  }
  await open();
  for (const [label, options] of [
    ['Imp', ['1', '2', '3']],
    ['Status', ['published', 'draft', 'deleted']],
    ['Type', ['China(CN)', 'USA(US)', 'Japan(JP)', 'Eurozone(EU)']],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option-content');
    await expect.poll(() => offered.allInnerTexts()).toEqual(options);
    await page.keyboard.press('Escape');
  }
  const search = page.getByPlaceholder('Title', { exact: true });
  await search.fill('HARBOUR');
  await page
    .getByRole('main')
    .getByRole('button', { name: /search/i })
    .click();
  const found = (await kept("title ilike '%harbour%'")).map(({ id }) => String(id)).slice(0, 20);
  await expect.poll(ids, { timeout: 8_000 }).toEqual(found);
  await page.reload();
  await rows().first().waitFor();
  expect(await ids()).toEqual(found);
  await page.getByRole('checkbox', { name: 'Reviewer' }).check();
  await page.getByRole('columnheader', { name: 'Reviewer' }).waitFor();
});

test('C-94: the list’s loading indicator stays a second and a half after the answer', async () => {
  const { page } = walk;
  await open();
  const answered = page.waitForResponse((answer) => answer.url().includes('/article/list'));
  await choose('Sort', 'ID Descending');
  await answered;
  const since = performance.now();
  await page.locator('.ant-spin-spinning').first().waitFor();
  await expect.poll(async () => (await ids())[0], { interval: 20 }).toBe('100');
  expect(performance.now() - since).toBeGreaterThan(1_300);
});

test('R-DEMO-032: a row is published, made a draft and deleted in its place', async () => {
  await open();
  const row = rows().nth(4);
  const id = Number((await ids())[4]);
  for (const [deed, status] of [
    ['Delete', 'deleted'],
    ['Publish', 'published'],
    ['Draft', 'draft'],
    ['Delete', 'deleted'],
  ] as const) {
    const door = row.getByRole('button', { name: deed, exact: true });
    // What it is already is not offered.
    if ((await door.count()) === 0) continue;
    await door.click();
    await row
      .locator('.ant-tag')
      .filter({ hasText: new RegExp(`^${status}$`) })
      .waitFor();
    await door.waitFor({ state: 'detached' });
    expect((await kept(`id = ${id}`))[0]?.status).toBe(status);
  }
  expect(await rows().count()).toBe(20);
  await row.getByRole('link', { name: 'Edit', exact: true }).waitFor();
});

test('R-DEMO-034: the page that is shown is exported as table-list.xlsx', async () => {
  await open('?importance=2');
  const waits = walk.page.waitForEvent('download');
  await button('Export').click();
  const download = await waits;
  expect(download.suggestedFilename()).toBe('table-list.xlsx');
  const [head, ...cells] = cellsOf(await readFile(await download.path()));
  expect(head).toEqual(['timestamp', 'title', 'type', 'importance', 'status']);
  const wanted = (await kept('importance = 2')).slice(0, 20);
  expect(cells.map((row) => row.slice(1))).toEqual(
    wanted.map(({ title, type, importance, status }) => [title, type, importance, status]),
  );
  for (const [time] of cells) expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test('R-DEMO-032: one is added on top, once type and title are given', async () => {
  const { page } = walk;
  await open();
  await button('Add').click();
  const dialog = page.getByRole('dialog', { name: 'Create' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('type is required').waitFor();
  await dialog.getByText('title is required').waitFor();
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('USA').click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Regatta');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await rows().first().innerText()).toContain('Regatta');
  expect((await kept("title = 'Regatta'"))[0]).toMatchObject({ type: 'US', status: 'published' });
});
