// My drafts in a real browser: found, looked at, deleted together; and picked in the composer, which hears of them only once they are confirmed.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk((begun) => {
  ({ product } = begun);
  ({ page } = begun.walk);
});

const list = '/api/content/contentList/myDraft/list';
const open = (path: string) => page.goto(`${product.origin}${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const opener = (title: string) => page.getByRole('link', { name: title, exact: true });
/** Once its list has come, so that no figure is one of before. */
const tab = (name: RegExp) => page.getByRole('button', { name });
/** The field of days has one of its own, of the same name. */
const clear = () => button('Clear').filter({ hasText: 'Clear' });
const pager = () => page.locator('.ant-pagination');
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

/** Of the base draft a copy, so many days old, with the one block. */
async function insertCopy(title: string, days: number, block?: object): Promise<void> {
  await product.query(
    `insert into draft (owner_id, department_id, title, content, created_at)
      select owner_id, department_id, $1, content || coalesce($3::jsonb, '{}'),
        herald_now() - make_interval(days => $2) from draft where title = 'Base'`,
    [title, days, block ? JSON.stringify({ title, media: [block] }) : JSON.stringify({ title })],
  );
}

const kinds = [
  { mediaType: 1, name: 'Video' },
  { mediaType: 2, name: 'Audio' },
  { mediaType: 3, name: 'Text' },
  { mediaType: 4, name: 'Picture' },
  { mediaType: 5, name: 'Link' },
];

beforeAll(async () => {
  await compose(page, product, { title: 'Base', text: 'What all of them say.' });
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  for (const { mediaType, name } of kinds)
    await insertCopy(`Only ${name}`, 0, {
      mediaType,
      content: mediaType === 3 ? 'Words.' : '',
      url: mediaType === 5 ? 'https://example.org/tide' : '',
      name: '',
      size: 0,
      md5: '',
      dataContent: '',
    });
  for (const days of [6, 7, 29, 30, 89, 90]) await insertCopy(`Old by ${days}`, days);
  for (let at = 1; at <= 20; at += 1) await insertCopy(`Gull ${at}`, 200);
});

describe('my drafts', () => {
  test.each([
    { shortcut: 'Last week', days: 7 },
    { shortcut: 'Last month', days: 30 },
    { shortcut: 'Last three months', days: 90 },
  ])(
    'R-DRAFT-003, R-DRAFT-004, R-DRAFT-005: the shortcut "$shortcut" covers $days days',
    async ({ shortcut, days }) => {
      await open(`${list}?pageSize=50`);
      await row('Base').waitFor();
      await page.getByPlaceholder('From').click();
      await page.locator('.ant-picker-presets').getByText(shortcut, { exact: true }).click();
      await button('Search').click();
      await row('Gull 1').waitFor({ state: 'hidden' });
      expect(await row(`Old by ${days - 1}`).count()).toBe(1);
      expect(await row(`Old by ${days}`).count()).toBe(0);
    },
  );

  test('R-DRAFT-002: the days of the picker are typed, and narrow the list by both their ends', async () => {
    const [days] = await product.query<{ first: string; last: string }>(
      `select to_char(day - interval '30 days', 'YYYY-MM-DD') as first, to_char(day - interval '7 days', 'YYYY-MM-DD') as last
        from (select herald_now() at time zone 'Asia/Shanghai' as day) as today`,
    );
    await open(`${list}?title=Old+by`);
    await page.getByText('6 in all').waitFor();
    for (const [end, day] of [
      ['From', days?.first],
      ['Until', days?.last],
    ] as const) {
      await page.getByPlaceholder(end).fill(day ?? '');
      await page.keyboard.press('Enter');
    }
    await button('Search').click();
    await page.getByText('3 in all').waitFor();
    for (const age of [7, 29, 30]) expect(await row(`Old by ${age}`).count()).toBe(1);
  });

  test('R-DRAFT-007: words and days count once Search is pressed, and from page 1', async () => {
    await open(`${list}?page=2`);
    await row('Old by 90').waitFor();
    await page.getByLabel('Search by title').fill('Old by');
    await page.waitForTimeout(500);
    expect(await row('Gull 20').count()).toBe(1);
    await button('Search').click();
    await row('Old by 6').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
    expect(await page.getByText('6 in all').count()).toBe(1);
  });

  test('R-DRAFT-008: Clear empties words and days, and shows all of them again', async () => {
    await open(`${list}?title=Old+by&from=2020-01-01&until=2099-01-01`);
    await page.getByText('6 in all').waitFor();
    expect(await page.getByPlaceholder('From').inputValue()).toBe('2020-01-01');
    await clear().click();
    await row('Base').waitFor();
    expect(await page.getByLabel('Search by title').inputValue()).toBe('');
    expect(await page.getByPlaceholder('From').inputValue()).toBe('');
    expect(await page.getByPlaceholder('Until').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
    // What came meanwhile is there when it is pressed once more.
    await insertCopy('Come meanwhile', 0);
    await clear().click();
    await row('Come meanwhile').waitFor();
  });

  test('R-DRAFT-012, R-DRAFT-013, R-DRAFT-014, R-DRAFT-015, R-DRAFT-026: a row shows title, the kinds of its media by their codes, channel and time', async () => {
    await open(`${list}?title=Only&pageSize=20`);
    for (const { name } of kinds) {
      const cells = row(`Only ${name}`);
      await cells.waitFor();
      expect(await cells.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
        name,
      ]);
      expect(await cells.getByRole('cell', { name: 'International' }).count()).toBe(1);
      const [told] = await product.query<{ at: string }>(
        `select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at
          from draft where title = $1`,
        [`Only ${name}`],
      );
      expect(await cells.innerText()).toContain(told?.at);
    }
  });

  test('R-DRAFT-016: its title opens a dialog that shows what it holds, and leads on to the composer', async () => {
    await open(`${list}?title=Only+Link`);
    await opener('Only Link').click();
    const held = dialog('Only Link');
    await held.getByRole('region', { name: 'Body' }).getByRole('link').waitFor();
    expect(await held.innerText()).toContain('International');
    expect(await faultsOf(page)).toEqual([]);
    await held.getByRole('button', { name: 'Close' }).last().click();
    await held.waitFor({ state: 'hidden' });
    await opener('Only Link').click();
    await held.getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Only Link');
  });

  test('R-DRAFT-017: pages are offered only where there is something to turn', async () => {
    await open(list);
    await pager().waitFor();
    await page.getByLabel('Search by title').fill('No draft is called so');
    await button('Search').click();
    await page.getByText('No draft matches the search.').waitFor();
    expect(await pager().count()).toBe(0);
  });

  test('R-DRAFT-009, R-DRAFT-010: chosen one by one or all of the page, they are deleted together; one that stays is named', async () => {
    await open(`${list}?title=Gull&pageSize=20`);
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.check();
    await page.getByText('Selected: 20').waitFor();
    await page.getByRole('checkbox', { name: 'Select Gull 1', exact: true }).uncheck();
    await page.getByText('Selected: 19').waitFor();
    expect(await all.isChecked()).toBe(false);
    // Somebody was faster with one of them.
    await product.query(
      "update draft set status = 9, deleted_status = 1, deleted_at = herald_now() where title = 'Gull 2'",
    );
    expectComplaint(/draft\/delete.*404/);
    await button('Delete the selected').click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete the selected' }).click();
    await page.getByText('Deleted: 18').waitFor({ timeout: 60_000 });
    expect(await page.getByText(/^“Gull 2” was not deleted\./).count()).toBe(1);
    await row('Gull 3').waitFor({ state: 'hidden' });
    expect(await row('Gull 1').count()).toBe(1);
    const kept = await product.query("select 1 from draft where title like 'Gull %' and status = 1");
    expect(kept).toHaveLength(1);
  });
});

describe('the trash of my drafts', () => {
  test('R-DETAIL-013: tabs tell how many there are of each status; a deletion is undone at once, or restored from the deleted', async () => {
    for (const title of ['Puffin 1', 'Puffin 2']) await insertCopy(title, 0);
    await open(`${list}?title=Puffin`);
    await tab(/^All \(2\)$/).waitFor();
    await row('Puffin 1').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
    await tab(/^All \(1\)$/).waitFor();
    await button('Undo').click();
    await page.getByText('“Puffin 1” is back.').waitFor();
    await row('Puffin 1').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button('Delete the selected').click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete the selected' }).click();
    await tab(/^Deleted \(2\)$/).click();
    const gone = page.getByRole('row').filter({ hasText: 'Puffin 2' });
    await gone.waitFor();
    // What is deleted is not opened: its title leads nowhere.
    expect(await opener('Puffin 2').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await gone.getByRole('button', { name: 'Restore' }).click();
    await tab(/^Deleted \(1\)$/).waitFor();
    await tab(/^Draft \(1\)$/).click();
    await row('Puffin 2').waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('1');
  });

  test('columns are chosen, and stay chosen', async () => {
    await open(`${list}?title=Puffin`);
    const head = page.getByRole('columnheader', { name: 'Category' });
    await head.waitFor();
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'Category' }).uncheck();
    await head.waitFor({ state: 'hidden' });
    await page.reload();
    await row('Puffin 2').waitFor();
    expect(await head.count()).toBe(0);
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'Category' }).check();
    await head.waitFor();
  });
});

describe('the picker of the composer', () => {
  const composer = '/api/content/publish/pubContent';
  const picker = () => dialog('My drafts');
  const items = () => page.getByRole('region', { name: 'Content items' });
  const pressAdd = async () => {
    await items().getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: 'My drafts' }).last().click();
  };
  const openPicker = async () => {
    await open(composer);
    await page.getByLabel('Title', { exact: true }).fill('Being written');
    await pressAdd();
    await picker().getByRole('row').nth(1).waitFor();
  };
  const add = (title: string) => picker().getByRole('button', { name: `Add ${title} to the selection` });
  const titleField = () => page.getByLabel('Title', { exact: true });

  test('R-DRAFT-011, R-DRAFT-018, R-LIST-013: rows are added by their icon, 20 on a page; Cancel changes nothing', async () => {
    for (let at = 1; at <= 15; at += 1) await insertCopy(`Tern ${at}`, 1);
    await openPicker();
    expect(await picker().getByRole('row').count()).toBe(1 + 20);
    expect(await picker().getByText('20 / page').count()).toBe(1);
    await add('Only Text').click();
    await picker().getByText('Selected: 1').waitFor();
    expect(await picker().getByRole('checkbox', { name: 'Select Only Text' }).isChecked()).toBe(true);
    await picker().getByRole('button', { name: 'Take Only Text out of the selection' }).click();
    await add('Only Text').click();
    const before = page.url();
    await picker().getByRole('button', { name: 'Cancel' }).click();
    await picker().waitFor({ state: 'hidden' });
    expect(page.url()).toBe(before);
    expect(await titleField().inputValue()).toBe('Being written');
    // The next time nothing is chosen any more.
    await pressAdd();
    await add('Only Text').waitFor();
    expect(await picker().getByRole('button', { name: 'Confirm (0)' }).isDisabled()).toBe(true);
  });

  test('R-DRAFT-019: Confirm gives the composer the drafts that were chosen, across pages and in their order', async () => {
    await open(composer);
    await pressAdd();
    await add('Only Link').click();
    await picker().getByRole('listitem', { name: '2', exact: true }).click();
    await add('Old by 6').click();
    await picker().getByText('Selected: 2').waitFor();
    await page.waitForTimeout(400);
    expect(await faultsOf(page)).toEqual([]);
    await picker().getByRole('button', { name: 'Confirm (2)' }).click();
    await expect.poll(() => titleField().inputValue()).toBe('Only Link');
    const rows = await product.query<{ id: string }>(
      "select id from draft where title in ('Only Link', 'Old by 6') order by created_at desc",
    );
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('ids')?.split(',')).toEqual(rows.map(({ id }) => id));
    await items().getByRole('button', { name: 'Item 2: Old by 6' }).click();
    await expect.poll(() => titleField().inputValue()).toBe('Old by 6');
  });
});
