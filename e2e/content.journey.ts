// My content in a real browser: narrowed by days, turned, looked at, deleted, and published again where that failed.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { holdCalls } from './hold-calls.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { cellsOf } from './sheets.ts';
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

const list = '/api/content/contentList/mylist';
const text = 'The bridge is closed on Sunday.';
const open = (path: string) => page.goto(`${product.origin}${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const tab = (name: RegExp) => page.getByRole('button', { name });
const asked = (name: string) => new URL(page.url()).searchParams.get(name);

/** Of the base package a copy, so many days old, its block of another kind. */
async function insertCopy(title: string, days: number, mediaType = 3): Promise<void> {
  await product.query(
    `insert into package (owner_id, department_id, title, category, content, content_hash, changed_by, created_at)
      select owner_id, department_id, $1, category, jsonb_set(content, '{media,0,mediaType}', to_jsonb($3::int))
        || jsonb_build_object('title', $1::text), md5($1),
        changed_by, herald_now() - make_interval(days => $2) from package where title = 'Bridge'`,
    [title, days, mediaType],
  );
}

async function choose(size: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Page Size' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: size }).click();
}

beforeAll(async () => {
  await compose(page, product, { title: 'Bridge', text });
  await button('Save to my content').click();
  await page.getByText('Saved to my content').waitFor();
  for (const days of [6, 7, 29, 30, 89, 90]) await insertCopy(`Old by ${days}`, days);
  for (let at = 1; at <= 24; at += 1) await insertCopy(`Heron ${at}`, 200);
});

test.each([
  { shortcut: 'Last week', days: 7 },
  { shortcut: 'Last month', days: 30 },
  { shortcut: 'Last three months', days: 90 },
])(
  'R-LIST-004, R-LIST-017: "$shortcut" narrows my content to $days days, from page 1',
  async ({ shortcut, days }) => {
    await open(`${list}?page=2`);
    await row('Heron 20').waitFor();
    await page.getByPlaceholder('From').click();
    await page.locator('.ant-picker-presets').getByText(shortcut, { exact: true }).click();
    await row('Bridge').waitFor();
    expect(await row(`Old by ${days - 1}`).count()).toBe(1);
    expect(await row(`Old by ${days}`).count()).toBe(0);
    expect(asked('page')).toBeNull();
  },
);

test('R-LIST-006, R-LIST-012, R-LIST-017: 10 on a page, or 20, 30, 50; a size keeps a page that exists', async () => {
  await open(list);
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(1 + 10);
  await page.getByRole('listitem', { name: '4', exact: true }).click();
  await expect.poll(() => rows.count()).toBe(1 + 1);
  await page.getByRole('combobox', { name: 'Page Size' }).click();
  const offered = page.locator('.ant-select-item-option');
  await offered.first().waitFor();
  expect((await offered.allInnerTexts()).map((words) => Number.parseInt(words, 10))).toEqual([
    10, 20, 30, 50,
  ]);
  await page.keyboard.press('Escape');
  await choose('50');
  await expect.poll(() => rows.count()).toBe(1 + 31);
  expect(Number(asked('page') ?? 1)).toBe(1);
  // An address of yesterday, when there was more of it.
  await open(`${list}?page=9`);
  await expect.poll(() => asked('page')).toBe('4');
  await expect.poll(() => rows.count()).toBe(1 + 1);
});

test('R-LIST-007: a title opens what the package holds', async () => {
  await open(list);
  await page.getByRole('link', { name: 'Bridge', exact: true }).click();
  const held = page.getByRole('dialog', { name: 'Bridge', exact: true });
  await held.getByRole('region', { name: 'Body' }).getByText(text).waitFor();
  await page.waitForTimeout(400);
  expect(await faultsOf(page)).toEqual([]);
  await held.getByRole('button', { name: 'Close' }).last().click();
  await held.waitFor({ state: 'hidden' });
});

test('R-LIST-015: one is deleted after a confirm and no earlier, and the list is asked for again', async () => {
  await open(`${list}?keyWord=Old`);
  await page.getByText('6 in all').waitFor();
  const kept = () => product.query("select 1 from package where title = 'Old by 6' and deleted_at is null");
  const question = page.getByRole('tooltip').filter({ hasText: 'Delete "Old by 6"?' });
  await row('Old by 6').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await kept()).toHaveLength(1);
  await row('Old by 6').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await row('Old by 6').waitFor({ state: 'detached' });
  expect(await kept()).toHaveLength(0);
  await tab(/^Deleted \(1\)$/).click();
  const gone = page.getByRole('row').filter({ hasText: 'Old by 6' });
  await gone.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('“Old by 6” is back.').waitFor();
  await expect.poll(kept).toHaveLength(1);
  await page
    .getByText('Nothing was deleted in the last 30 days.')
    .or(page.getByText('Nothing matches the search.'))
    .waitFor();
});

test('several are moved to another category, and exported as csv and as a workbook', async () => {
  await open(`${list}?keyWord=Old`);
  await page.getByText('6 in all').waitFor();
  await page.getByRole('checkbox', { name: 'Select Old by 89' }).check();
  await page.getByRole('checkbox', { name: 'Select Old by 90' }).check();
  await button('Move to category').click();
  await page.getByRole('menuitem').last().click();
  await page.getByText(/^Moved to .*: 2$/).waitFor();
  const [{ number } = { number: 0 }] = await product.query<{ number: number }>(
    "select count(*)::int as number from package where title like 'Old by %' and category <> '国际'",
  );
  expect(number).toBe(2);
  await product.query(
    `update package set title = '=1+1', content = content || '{"title":"=1+1"}' where title = 'Old by 90'`,
  );
  const exported = async (door: string, format: string) => {
    const waits = page.waitForEvent('download');
    await button(door).click();
    await page.getByRole('menuitem', { name: format }).click();
    return readFile(await (await waits).path());
  };
  await page.reload();
  await page.getByText('5 in all').waitFor();
  const csv = (await exported('Export all', 'CSV (.csv)')).toString('utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 5);
  expect(csv.split(',"International",')).toHaveLength(1 + 4);
  await open(list);
  await page.getByRole('checkbox', { name: 'Select =1+1' }).check();
  const chosen = (await exported('Export the selected', 'CSV (.csv)')).toString('utf8');
  expect(chosen.split('\r\n')[1]).toMatch(/^"'=1\+1",/);
  const book = await exported('Export the selected', 'Excel (.xlsx)');
  expect(cellsOf(book)[1]).toContain('=1+1');
  await product.query("update package set title = 'Old by 90' where title = '=1+1'");
});

test('several are published together: what is refused stays, with its reason', async () => {
  await compose(page, product, { title: 'Swift', text: 'The swifts are back.' });
  await button('Save to my content').click();
  await page.getByText('Saved to my content').waitFor();
  await compose(page, product, { title: 'Swift again', text: 'The swifts have left.' });
  await button('Save to my content').click();
  await page.getByText('Saved to my content').waitFor();
  await open(`${list}?keyWord=Swift`);
  await page.getByText('2 in all').waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button('Publish or schedule').click();
  const several = page.getByRole('dialog', { name: 'Publish or schedule: 2' });
  await several.waitFor();
  // Somebody deletes one of them meanwhile.
  await product.query("update package set deleted_at = herald_now() where title = 'Swift again'");
  await several.getByRole('button', { name: 'Add account' }).click();
  const accounts = page.getByRole('dialog').last();
  await accounts.getByLabel('Select all').check();
  await accounts.getByRole('button', { name: /^Confirm/ }).click();
  await several.getByRole('button', { name: 'Direct publish' }).click();
  expectComplaint(/\/contentList\/(pub|query\S*): .*404/);
  const letGo = await holdCalls(page, '**/contentList/pub');
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish now' }).click();
  // What is refused is said in this dialog: nobody leaves it before.
  const close = several.getByRole('button', { name: 'Close' });
  await expect.poll(() => close.last().isDisabled()).toBe(true);
  expect(await close.count()).toBe(1);
  await page.keyboard.press('Escape');
  letGo();
  await page.getByText('Pushed: 1').waitFor();
  const rest = page.getByRole('dialog', { name: 'Publish or schedule: 1' });
  await rest.getByText(/^“Swift again”: /).waitFor();
  await rest.getByRole('button', { name: 'Close' }).last().click();
  await expect
    .poll(async () => (await postsWith(product.sandbox, 'The swifts are back.')).length, { timeout: 20_000 })
    .toBe(1);
  await open(`${list}?keyWord=Swift`);
  await tab(/^Live \(1\)$/).click();
  await row('Swift').getByText('1 of 1 live').waitFor();
});

test('R-LIST-005, R-LIST-017: all of a page are chosen and deleted together; the page before it takes its place', async () => {
  await open(`${list}?keyWord=Heron&page=3`);
  await page.getByText('24 in all').waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('Selected: 4').waitFor();
  await button('Delete the selected').click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete the selected' }).click();
  await page.getByText('Deleted: 4').waitFor();
  await page.getByText('20 in all').waitFor();
  await expect.poll(() => asked('page')).toBe('2');
  await expect.poll(() => page.getByRole('row').count()).toBe(1 + 10);
});

test('R-LIST-016: what failed is published again from the list, and only where something failed', async () => {
  await product.query(
    `insert into pause (scope, because, paused_by) select 'everything', 'held up', id from person limit 1`,
  );
  await open(`${list}?keyWord=Bridge`);
  await row('Bridge').waitFor();
  expect(await row('Bridge').getByRole('button', { name: 'Publish again' }).count()).toBe(0);
  await row('Bridge').getByRole('link', { name: 'Edit' }).click();
  await chooseAllAccounts(page);
  await button('Publish to 1').click();
  await button('Publish now').click();
  await page.getByText('Pushed').waitFor();
  await product.query(`update publication set expires_at = herald_now(), wake_at = herald_now(),
    fence = (select fence from account_lane where account_lane.account_id = publication.account_id) where title = 'Bridge'`);
  const states = async () =>
    (
      await product.query<{ state: string }>(
        "select state from publication where title = 'Bridge' order by created_at",
      )
    ).map(({ state }) => state);
  await expect.poll(states, { timeout: 30_000 }).toEqual(['missed']);
  await product.query('update pause set lifted_at = herald_now()');
  await open(`${list}?keyWord=Bridge`);
  await row('Bridge').getByText('0 of 1 live, 1 not live').waitFor();
  const called = page.waitForRequest((request) => request.url().includes('/content/contentList/restartPub'));
  await row('Bridge').getByRole('button', { name: 'Publish again' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish again' }).click();
  expect((await called).method()).toBe('GET');
  await page.getByText('Queued again: 1').waitFor();
  await expect.poll(states, { timeout: 30_000 }).toEqual(['missed', 'published']);
  expect(await postsWith(product.sandbox, text)).toHaveLength(1);
  await page.reload();
  await row('Bridge').getByText('1 of 1 live').waitFor();
  expect(await row('Bridge').getByRole('button', { name: 'Publish again' }).count()).toBe(0);
});

test('the head sorts my content by the server and says how; the order stands in the address, and on a phone in a choice', async () => {
  await open(`${list}?page=2`);
  const head = page.getByRole('columnheader', { name: 'Title', exact: true });
  expect(await head.getAttribute('aria-sort')).toBe('none');
  expect(
    await page.getByRole('columnheader', { name: 'Type', exact: true }).getAttribute('aria-sort'),
  ).toBeNull();
  await head.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  expect([asked('sort'), asked('order'), asked('page')]).toEqual(['title', 'asc', null]);
  const first = () => page.getByRole('row').nth(1).getByRole('link').first().innerText();
  await expect.poll(first).toBe('Bridge');
  await page.keyboard.press('Enter');
  await expect.poll(first).toBe('Swift');
  expect(asked('order')).toBe('desc');
  await page.reload();
  await expect.poll(first).toBe('Swift');
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Sort', exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Title, ascending' }).click();
  await expect.poll(() => asked('order')).toBe('asc');
  await page.getByText('Bridge', { exact: true }).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('R-LIST-003: the type filter offers text, picture, video, audio and link, and each of them shows its own alone', async () => {
  const kinds = { Text: 3, Picture: 4, Video: 1, Audio: 2, Link: 5 };
  for (const [kind, mediaType] of Object.entries(kinds)) await insertCopy(`Only ${kind}`, 0, mediaType);
  await open(`${list}?keyWord=Only`);
  await page.getByText('5 in all').waitFor();
  const offered = page.locator('.ant-select-item-option');
  for (const kind of Object.keys(kinds)) {
    await page.getByRole('combobox', { name: 'Type' }).click();
    await expect.poll(() => offered.allInnerTexts()).toEqual(['All types', ...Object.keys(kinds)]);
    await offered.filter({ hasText: kind }).click();
    const shown = page.getByRole('link', { name: /^Only / });
    await expect.poll(() => shown.allInnerTexts()).toEqual([`Only ${kind}`]);
  }
});
