// The statistics: two posts went live, of a third nobody knew until somebody gave it up; the numbers, their charts, their file, and an address that keeps what was asked.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { order, postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { cellsOf } from './sheets.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook'] },
);

const statistics = () => `${product.origin}/api/content/publish/statistic`;
const cards = (name: string) => walk.page.getByRole('region', { name, exact: true });
const table = () => walk.page.getByRole('region', { name: 'All numbers' });

/** Each number as it is shown, its word first. */
async function shown(name: string): Promise<string[]> {
  const told = await cards(name).locator('dl > div').allInnerTexts();
  return told.map((one) => one.replaceAll(/\s+/g, ' ').trim());
}

async function lines(): Promise<string[][]> {
  const rows = table().locator('tbody tr:not([aria-hidden])');
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.innerText.replaceAll(/\s+/g, ' ').trim()),
    ),
  );
}

async function publish(title: string, text: string, ends: string): Promise<void> {
  const { page } = walk;
  await compose(page, product, { title, text });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: /^Publish to 1/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const state = async () => {
    const rows = await product.query<{ state: string }>(
      `select state from publication where title = '${title}'`,
    );
    return rows.map((row) => row.state);
  };
  await expect.poll(state, { timeout: 30_000 }).toEqual([ends]);
}

async function exported(format: string): Promise<Buffer> {
  const waits = walk.page.waitForEvent('download');
  await walk.page.getByRole('button', { name: 'Export the table' }).click();
  await walk.page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await waits).path());
}

test('D-06: before anything is published the page says so, and leads on', async () => {
  const { page } = walk;
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByText('Nothing was published in these days').waitFor();
  expect(await page.locator('h1').innerText()).toBe('Statistics');
  expect(await page.getByRole('main').getByRole('link', { name: 'New content' }).count()).toBe(1);
});

test('D-06 R-HIST-008: what went live, what nobody knows, what was given up unseen, and what readers did are counted, and drawn', async () => {
  const { page } = walk;
  await publish('Harvest', 'The harvest is in.', 'published');
  await publish('Market', 'The market is open.', 'published');
  await order(product.sandbox, { fault: 'duplicate', operation: 'facebook.publish', times: 1 });
  await publish('Storm', 'The storm is near.', 'unknown');
  const [post] = await postsWith(product.sandbox, 'The harvest is in');
  const body = JSON.stringify({ platform: 'facebook', post: post?.externalId, likes: 1234, shares: 5 });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${product.sandbox}/_readers`, { method: 'POST', headers, body });

  await page.goto(statistics());
  await page.getByText('No figures of these posts have been read yet').waitFor();
  expect(await shown('What became of the posts')).toEqual([
    'Live 2',
    'Not public 0',
    'Unconfirmed 1',
    'Still to come 0',
    'Failed 0',
    'Taken down 0',
  ]);
  const history = `${product.origin}/api/content/publish/pubHistory`;
  await page.goto(history);
  await page.getByRole('row').filter({ hasText: 'Storm' }).getByRole('link', { name: 'Decide' }).click();
  await page.getByRole('button', { name: 'Drop it', exact: true }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Drop it' }).click();
  await page.getByText('Noted. Thank you.').waitFor();
  await page.goto(history);
  await page.getByRole('row').filter({ hasText: 'Harvest' }).getByRole('link', { name: 'Details' }).click();
  await page.getByText('Since it was published, as Facebook counts them').waitFor();

  await page.goto(statistics());
  await page.getByText('of 1 of 2 live posts').waitFor();
  const became = await shown('What became of the posts');
  expect(became.filter((one) => !one.endsWith(' 0'))).toEqual(['Live 2', 'Unconfirmed 1']);
  expect(await shown('What readers did')).toEqual([
    'Views 0 1 of 2 posts',
    'Likes 1,234 1 of 2 posts',
    'Shares 5 1 of 2 posts',
  ]);
  await page.getByRole('img', { name: /^Posts per day: 3 in all; the most, 3: / }).waitFor();
  await page.getByRole('img', { name: /^Posts per channel: 3 in all; the most, 3: Facebook\./ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('the table groups and sorts by keyboard, and its file holds the same numbers', async () => {
  const { page } = walk;
  await page.goto(`${statistics()}?by=channel`);
  await table().waitFor();
  const channel = [
    'Facebook',
    '3',
    '2',
    '0',
    '1',
    '0',
    '0',
    '0',
    '0 1 of 2 posts',
    '1,234 1 of 2 posts',
    '–',
  ];
  expect(await lines()).toEqual([[...channel, '5 1 of 2 posts']]);
  const [head = '', line = '', ...rest] = (await exported('CSV (.csv)')).toString('utf8').split('\r\n');
  expect(head).toContain('"Channel","Posts","Live","Not public","Unconfirmed","Still to come","Failed"');
  expect(line).toBe('"Facebook",3,2,0,1,0,0,0,0,1,1234,1,"",0,5,1');
  expect(rest).toEqual(['']);
  const [, bookLine] = cellsOf(await exported('Excel (.xlsx)'));
  expect(bookLine?.slice(0, 3)).toEqual(['Facebook', 3, 2]);

  await page.goto(statistics());
  await table().waitFor();
  expect(await lines()).toHaveLength(30);
  const unknown = table().getByRole('columnheader', { name: 'Unconfirmed' });
  await unknown.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => unknown.getAttribute('aria-sort')).toBe('descending');
  expect((await lines())[0]?.[4]).toBe('1');
  expect((await lines())[1]?.[4]).toBe('0');
});

test('what was asked is kept in the address: the days, the channel, the account, whose, and how it is grouped', async () => {
  const { page } = walk;
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect.poll(async () => (await lines()).length).toBe(7);
  await page.getByText('Account', { exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('by')).toBe('account');
  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('combobox', { name: 'Channel' }).click();
  await page.getByTitle('Twitter', { exact: true }).click();
  await page.getByText('Nothing of this channel or account in these days.').waitFor();
  const asked = page.url();
  await page.reload();
  await page.getByText('Nothing of this channel or account in these days.').waitFor();
  expect(page.url()).toBe(asked);
  expect(await page.getByRole('button', { name: 'Last 7 days' }).getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Show all channels and accounts' }).click();
  await table().waitFor();
  await expect
    .poll(async () => (await lines())[0]?.slice(0, 3))
    .toEqual([expect.stringMatching(/Facebook$/), '3', '2']);
});

/** Words of the heads that go over two lines, and days of which a part is hidden. */
function brokenWords(): Promise<string[]> {
  return table()
    .locator('.ant-table-column-title, .st-name')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const [words] = one.childNodes;
        if (!words || one.scrollWidth > one.clientWidth) return [one.textContent];
        return [...one.textContent.matchAll(/\S+/g)].flatMap((word) => {
          const range = document.createRange();
          range.setStart(words, word.index);
          range.setEnd(words, word.index + word[0].length);
          return range.getClientRects().length > 1 ? [word[0]] : [];
        });
      }),
    );
}

test('in the table no day is cut and no word of a head is broken, wide or narrow', async () => {
  const { page } = walk;
  await page.goto(statistics());
  await table().locator('.st-name').first().waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords()).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('on a phone it fits: the table scrolls within itself, its first column stays', async () => {
  const { page } = walk;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(statistics());
  await table().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});
