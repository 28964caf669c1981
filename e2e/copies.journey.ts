// What something says begins something new: duplicates from lists and detail, and templates from their saving to their deleting.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
    ({ page } = walk);
  },
  { bound: ['Facebook'] },
);

const composer = '/api/content/publish/pubContent';
const open = (path: string) => page.goto(`${product.origin}${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const title = () => page.getByLabel('Title', { exact: true });
const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const rowsOf = (table: 'draft' | 'package', named: string) =>
  product.query<{ id: string }>(`select id from ${table} where title = $1`, [named]);

/** It says what the other said, is nobody's yet, and is saved by nobody's waiting. */
async function expectFresh(named: string, count: number): Promise<void> {
  await expect.poll(() => title().inputValue()).toBe(named);
  expect(await text().inputValue()).toBe('As it was.');
  await page.getByText('Unsaved changes').waitFor();
  await page.waitForTimeout(2_500);
  expect(await rowsOf('draft', named)).toHaveLength(count);
  expect(await page.getByText(/^Scheduled for /).count()).toBe(0);
}

describe('a duplicate', () => {
  test('of a scheduled draft, from its list: all it says and where it goes, without its time; saved, it is another', async () => {
    await compose(page, product, {
      title: 'Ferry',
      text: 'As it was.',
      picture: await drawPicture('quay.jpg'),
    });
    await chooseAllAccounts(page);
    await button('Schedule publish').click();
    await page.getByLabel(/Publish time/).waitFor();
    await button('Schedule publish').click();
    await page.getByText(/^Scheduled for /).waitFor();
    const [first] = await rowsOf('draft', 'Ferry');

    await open('/api/content/contentList/myDraft/list');
    await row('Ferry').getByRole('link', { name: 'Duplicate' }).click();
    await expectFresh('Ferry', 1);
    expect(await page.getByRole('region', { name: 'Accounts' }).locator('.ant-tag').count()).toBe(1);
    await page.locator('[class*=tile] img').first().waitFor();
    // Touched, it is saved: as a draft of its own.
    await title().fill('Ferry, again');
    await page.getByText(/^Draft saved \d/).waitFor();
    const [second] = await rowsOf('draft', 'Ferry, again');
    expect(second?.id).not.toBe(first?.id);
    expect(await rowsOf('draft', 'Ferry')).toEqual([first]);
  });

  test('of a package, from its list and from its detail', async () => {
    await compose(page, product, { title: 'Bridge', text: 'As it was.' });
    await button('Save to my content').click();
    await page.locator('.ant-message').getByText('Saved to my content').waitFor();
    const drafts = (await rowsOf('draft', 'Bridge')).length;
    await open('/api/content/contentList/mylist');
    await row('Bridge').getByRole('link', { name: 'Duplicate' }).click();
    await expectFresh('Bridge', drafts);
    await button('Save to my content').click();
    await expect.poll(async () => (await rowsOf('package', 'Bridge')).length).toBe(2);

    const [{ id } = { id: '' }] = await rowsOf('package', 'Bridge');
    await open(`/api/content/contentList/query?id=${id}`);
    await button('Duplicate').click();
    await expectFresh('Bridge', (await rowsOf('draft', 'Bridge')).length);
    expect(await rowsOf('package', 'Bridge')).toHaveLength(2);
  });
});

describe('templates', () => {
  const pick = async () => {
    await page.getByRole('region', { name: 'Content items' }).getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: 'New from template' }).click();
    await dialog('Templates').waitFor();
  };

  test('what is written is saved as one, and begins something new', async () => {
    await compose(page, product, { title: 'Weather', text: 'As it was.' });
    await chooseAllAccounts(page);
    await button('Save as template').click();
    const asking = dialog('Save as template');
    await expect.poll(() => asking.getByLabel('Name').inputValue()).toBe('Weather');
    await asking.getByLabel('Name').fill('Daily weather');
    expect(await faultsOf(page)).toEqual([]);
    await asking.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The template “Daily weather” was saved.').waitFor();
    await asking.waitFor({ state: 'hidden' });

    await open(composer);
    await pick();
    await row('Daily weather').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button('Use “Daily weather”').click();
    await expectFresh('Weather', (await rowsOf('draft', 'Weather')).length);
    expect(await page.getByRole('region', { name: 'Accounts' }).locator('.ant-tag').count()).toBe(1);
  });

  test('is renamed where it stands, found by its name among my department’s, and deleted for good', async () => {
    await open(composer);
    await pick();
    await button('Rename “Daily weather”').click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Morning weather');
    await page.keyboard.press('Enter');
    await row('Morning weather').waitFor();
    await button(/^My department’s/).click();
    await page.getByLabel('Search by name').fill('morning');
    await page.keyboard.press('Enter');
    await row('Morning weather').waitFor();
    await page.getByLabel('Search by name').fill('evening');
    await page.keyboard.press('Enter');
    await page.getByText('No template is called so.').waitFor();
    await page.getByLabel('Search by name').fill('');
    await page.keyboard.press('Enter');
    await row('Morning weather').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The template “Morning weather” was deleted.').waitFor();
    await page.getByText('There is no template yet.', { exact: false }).waitFor();
    expect(await product.query('select 1 from template')).toEqual([]);
  });
});
