// The audit log: an administrator changes people and holds publishing up, reads it as it was and is, takes it along as a file and checks its chain; an editor sees none of it.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { cellsOf } from './sheets.ts';
import { openWindow } from './walk.ts';

let product: Product;
let browser: Browser;
let admin: Page;

keepWalk((begun) => {
  ({ product, browser } = begun);
  admin = begun.walk.page;
});

const log = '/api/control/audit/list';
const row = (text: string) => admin.getByRole('row').filter({ hasText: text });
const press = (name: string) => admin.getByRole('button', { name, exact: true }).click();
const dialog = () => admin.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const yes = (name: string) => admin.getByRole('tooltip').getByRole('button', { name, exact: true }).click();
const go = (path: string) => admin.goto(`${product.origin}${path}`);
const option = (name: string) => admin.locator('.ant-select-item-option', { hasText: name }).first().click();
const search = (label: string) => admin.getByPlaceholder(label, { exact: true });

/** Each row as its cells are read. */
async function lines(): Promise<string[][]> {
  const rows = admin.locator('tbody tr:not([aria-hidden])');
  return rows.evaluateAll((all) =>
    all.map((one) =>
      [...one.querySelectorAll('td')].map((cell) => cell.innerText.replaceAll(/\s+/g, ' ').trim()),
    ),
  );
}

async function exported(format: string): Promise<Buffer> {
  const waits = admin.waitForEvent('download');
  await press('Export all');
  await admin.getByRole('menuitem', { name: format }).click();
  return readFile(await (await waits).path());
}

test('what an administrator changes is read in the log, newest first, with who and from where', async () => {
  await go('/api/control/department/list');
  await press('New department');
  await dialog().getByLabel('Name of the department').fill('=Radio');
  await inDialog('Save');
  await row('=Radio').getByRole('button', { name: 'Rename' }).click();
  await dialog().getByLabel('Name of the department').fill('Sound');
  await inDialog('Save');
  await row('Sound').waitFor();

  await go('/api/control/role/list');
  await press('New Role');
  await dialog().getByLabel('Role Name', { exact: true }).fill('Night watch');
  await dialog()
    .getByRole('checkbox', { name: /^Scheduled/ })
    .click();
  await inDialog('Confirm');
  await row('Night watch').getByRole('button', { name: 'Edit' }).click();
  await dialog()
    .getByRole('checkbox', { name: /^Brakes/ })
    .click();
  await inDialog('Confirm');
  await dialog().waitFor({ state: 'hidden' });

  await go('/api/control/brakes');
  await admin.getByLabel('Everything').check();
  await admin.getByLabel('Why (everybody reads this)').fill('The night of the election.');
  await press('Pause publishing');
  await yes('Pause publishing');
  await press('Lift the pause');
  await yes('Lift the pause');
  await admin.getByText('Nothing is paused').waitFor();

  await admin.getByRole('navigation', { name: 'Menu' }).getByText('Administration', { exact: true }).click();
  await admin.getByRole('link', { name: 'Audit log', exact: true }).click();
  await row('Pause lifted').waitFor();
  expect(await admin.locator('h1').innerText()).toBe('Audit log');
  const shown = await lines();
  expect(shown.map(([, , deed, subject]) => [deed, subject])).toEqual([
    ['Pause lifted', 'Everything'],
    ['Publishing paused', 'Everything'],
    ['Role changed', 'Night watch Opens'],
    ['Role created', 'Night watch'],
    ['Department renamed', 'Sound Name'],
    ['Department created', '=Radio'],
    ['Signed in', 'Lin Yue (admin)'],
    ['User created', 'Lin Yue (admin)'],
  ]);
  for (const [when = '', who, , , address] of shown) {
    expect(when).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2} /);
    expect([who, address]).toEqual(['Lin Yue (admin)', expect.stringContaining('127.0.0.1')]);
  }
  expect(await faultsOf(admin)).toEqual([]);
});

test('an entry opens to what it said before and after, what differs marked; its address leads to it', async () => {
  await row('Role changed').getByRole('link', { name: 'Night watch' }).click();
  await dialog().getByText('Entry 6').waitFor();
  const opens = dialog().getByRole('row').filter({ hasText: 'Opens' });
  expect(await opens.locator('ins').allInnerTexts()).toContain('Brakes (pause publishing)');
  expect(await opens.locator('del').count()).toBe(0);
  expect(await opens.getByText('Scheduled', { exact: true }).count()).toBe(2);
  expect(await dialog().getByRole('row').filter({ hasText: 'Night watch' }).locator('ins').count()).toBe(0);
  expect(await faultsOf(admin)).toEqual([]);
  await admin.reload();
  await dialog().getByText('Entry 6').waitFor();
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'hidden' });
  // One that the page does not list.
  await go(`${log}?who=nobody&entry=4`);
  const renamed = dialog().getByRole('row').filter({ hasText: 'Name' });
  await renamed.locator('del').waitFor();
  expect([await renamed.locator('del').innerText(), await renamed.locator('ins').innerText()]).toEqual([
    '=Radio',
    'Sound',
  ]);
  await go(`${log}?entry=4000`);
  await admin.getByText('There is no entry with this number.').waitFor();
});

test('it is narrowed by deeds, people, words and days, and the address keeps that', async () => {
  await go(log);
  await admin.getByLabel('What was done').click();
  await option('Everything: Departments');
  await row('Pause lifted').waitFor({ state: 'hidden' });
  expect((await lines()).map(([, , deed]) => deed)).toEqual(['Department renamed', 'Department created']);
  await search('Name of what was changed').fill('sound');
  await admin.keyboard.press('Enter');
  await row('Department created').waitFor({ state: 'hidden' });
  await admin.reload();
  await row('Department renamed').waitFor();
  expect(await lines()).toHaveLength(1);
  await search('Name or username of who did it').fill('nobody');
  await admin.keyboard.press('Enter');
  await admin.getByText('Nothing of the kind was done.').waitFor();
  expect(await faultsOf(admin)).toEqual([]);
  await press('Show everything');
  await row('Pause lifted').waitFor();
  expect(await lines()).toHaveLength(8);
  await go(`${log}?until=2020-01-01`);
  await admin.getByText('Nothing of the kind was done.').waitFor();
});

test('what was found is taken along as a workbook and as csv, in which nothing calculates', async () => {
  await go(`${log}?what=department`);
  await row('Department renamed').waitFor();
  const cells = cellsOf(await exported('Excel'));
  expect(cells[0]?.slice(0, 2)).toEqual(['No.', 'When (Asia/Shanghai)']);
  expect(cells.slice(1).map((line) => [line[0], line[4], line[5], line[6], line[7]])).toEqual([
    [4, 'Department renamed', 'Sound', 'Name: =Radio', 'Name: Sound'],
    [3, 'Department created', '=Radio', expect.anything(), 'Name: =Radio'],
  ]);
  expect(cells[1]?.[8]).toMatch(/^[0-9a-f]{64}$/);
  const csv = (await exported('CSV')).toString('utf8');
  expect(csv).toContain(`"'=Radio"`);
  expect(csv).not.toContain('"=Radio"');
});

test('the chain is checked; an end that was noted is found, another is not', async () => {
  await go(log);
  await press('Check the chain');
  await dialog().getByText('The log is sound: 8 entries.').waitFor();
  const end = await dialog().locator('code').innerText();
  expect(end).toMatch(/^8:[0-9a-f]{64}$/);
  expect(await faultsOf(admin)).toEqual([]);
  const noted = dialog().getByLabel('An end that was noted earlier');
  await noted.fill('seven');
  await inDialog('Check again');
  await dialog().getByText('An end is a number, a colon', { exact: false }).waitFor();
  await noted.fill(end);
  await inDialog('Check again');
  await dialog().getByText('The log is sound: 8 entries.').waitFor();
  await noted.fill(`8:${'0'.repeat(64)}`);
  await inDialog('Check again');
  await dialog().getByText('The log is broken at entry 8.').waitFor();
  await dialog().getByText('It is another than the one that was noted.', { exact: false }).waitFor();
  expect(await faultsOf(admin)).toEqual([]);
});

test('an editor has no entry to it, and its address shows them nothing', async () => {
  const { page, context } = await openWindow(browser);
  await enter(page, product, 'editor', 'Editor-2026!');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('My drafts', { exact: true }).waitFor();
  expect(await menu.getByText('Administration', { exact: true }).count()).toBe(0);
  await page.goto(`${product.origin}${log}`);
  await page.waitForURL('**/401');
  expect(await page.getByText('Sound').count()).toBe(0);
  await context.close();
});
