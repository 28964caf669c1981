// Composing in a real browser, piece by piece: accounts, how a package is filed, previews, clearing, deleting, and opening it again.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bindByCall, enter } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
let page: Page;
keepWalk((begun) => {
  ({ product, browser, walk } = begun);
  ({ page } = walk);
});

const composer = '/api/content/publish/pubContent';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabel(name, { exact: true });
const keyword = (word: string) => page.locator('.cp-chosen').getByText(word, { exact: true });
const saved = () => page.getByText(/^Saved \d/).waitFor();
const inAddress = (name: string) => new URL(page.url()).searchParams.get(name);

test('R-COMP-011: without any account it is asked whether to go and bind one', async () => {
  const other = await openWindow(browser, { language: 'zh-CN' });
  await enter(other.page, product, 'admin', 'Herald-2026!');
  await other.page.goto(`${product.origin}${composer}`);
  const question = other.page.getByRole('dialog', { name: '还没绑定账号，去绑定？' });
  const press = (name: RegExp) => question.getByRole('button', { name }).click();
  await other.page.getByRole('button', { name: '添加账号' }).click();
  await press(/^取\s?消$/);
  await question.waitFor({ state: 'hidden' });
  expect(new URL(other.page.url()).pathname).toBe(composer);
  await other.page.getByRole('button', { name: '添加账号' }).click();
  await press(/^(?!取)/);
  await other.page.waitForURL('**/api/control/account/addAccount**');
  await other.context.close();
  for (const channel of ['Facebook', 'Twitter']) await bindByCall(walk.context, product, channel);
});

test('R-COMP-001, R-COMP-007, R-COMP-009, R-COMP-010: a dialog has a box for each account and one for all; the chosen ones are tags', async () => {
  await page.goto(`${product.origin}${composer}`);
  await button('Add account').click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
  await box(/^Facebook /).waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(3);
  await box(/^Select all/).check();
  expect([await box(/^Facebook /).isChecked(), await box(/^Twitter /).isChecked()]).toEqual([true, true]);
  await box(/^Select all/).uncheck();
  await box(/^Twitter /).check();
  await button(/^Confirm/).click();
  const tags = page.getByRole('region', { name: 'Accounts' }).locator('.ant-tag');
  expect(await tags.allInnerTexts()).toEqual([expect.stringMatching(/^Twitter /)]);
  await tags.getByRole('button', { name: /^Remove Twitter/ }).click();
  expect(await tags.count()).toBe(0);
});

test('R-COMP-033, R-PREV-012: a channel’s tab switches its preview on and off, and it follows the typing unsaved', async () => {
  await page.goto(`${product.origin}${composer}`);
  await chooseAllAccounts(page);
  const previews = page.getByRole('region', { name: 'Previews' });
  const tab = previews.getByRole('button', { name: /^Twitter/ });
  await field('Text').pressSequentially('Fog');
  await expect.poll(() => previews.getByText('Fog', { exact: true }).count()).toBe(2);
  await field('Text').pressSequentially(' lifts');
  await expect.poll(() => previews.getByText('Fog lifts', { exact: true }).count()).toBe(2);
  await tab.click();
  await expect.poll(() => previews.getByText('Fog lifts', { exact: true }).count()).toBe(1);
  expect(await tab.getAttribute('aria-pressed')).toBe('false');
  await tab.click();
  await expect.poll(() => previews.getByText('Fog lifts', { exact: true }).count()).toBe(2);
  expect(await product.query(`select id from draft where content::text like '%Fog lifts%'`)).toEqual([]);
});

describe('how a package is filed', () => {
  test('R-COMP-020: keywords are a list, taken away one by one; what is still being typed is saved too', async () => {
    await page.route('**/materialPackage/specialTopicList', (route) => route.abort());
    expectComplaint(/specialTopicList/);
    await compose(page, product, {
      title: 'The whole package',
      text: 'Everything at once.',
      cover: await drawPicture('whole.png'),
    });
    await field('Keywords').pressSequentially('harbour,ferry，');
    await keyword('ferry').waitFor();
    await field('Keywords').pressSequentially('tide');
    await field('Keywords').press('Enter');
    await button('Remove harbour').click();
    await field('Keywords').pressSequentially('fog');
    await page.getByText('14 / 200').waitFor();
    await field('Keywords').press('Control+s');
    await saved();
    const [row] = await product.query<{ keywords: string }>(
      `select content->>'keywords' as keywords from draft where title = 'The whole package'`,
    );
    expect(row?.keywords).toBe('ferry,tide,fog');
  });

  test('R-GEN-001, R-COMP-022, R-COMP-023, R-COMP-024, R-COMP-056, R-COMP-060: special topic, editor, English title, tags, earlier date and the rest are saved as a draft and shown again', async () => {
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor({ timeout: 20_000 });
    await page.unroute('**/materialPackage/specialTopicList');
    await again.click();
    await field('Special topic').selectOption('气候变化');
    await field('Editor').fill('Lin Yue');
    await field('English title').fill('All of it');
    await page.getByLabel('Traceability tags').click();
    await page.keyboard.type('desk-7，wire');
    await page.keyboard.press('Enter');
    await field('Category').selectOption('科技');
    await chooseAllAccounts(page);
    await field('Earlier date').fill('2026-07-01T12:30:00');
    await button('Save draft').click();
    await expect.poll(() => inAddress('id')).not.toBeNull();
    await saved();
    await page.reload();
    await expectAll();
    expect(await field('Earlier date').inputValue()).toMatch(/^2026-07-01T12:30/);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('R-COMP-057: opened by its pkGUID, what was saved to my content shows all of it', async () => {
    await button('Save to my content').click();
    await page.locator('.ant-message').getByText('Saved to my content').waitFor();
    const [row] = await product.query<{ id: string }>(
      `select id from package where title = 'The whole package'`,
    );
    await page.goto(`${product.origin}${composer}?pkGUID=${row?.id}`);
    await expectAll();
    expect([inAddress('id'), inAddress('pkGUID')]).toEqual([null, row?.id]);
  });

  async function expectAll(): Promise<void> {
    await keyword('tide').waitFor();
    expect(await field('Title').inputValue()).toBe('The whole package');
    expect(await field('Text').inputValue()).toBe('Everything at once.');
    expect(await page.locator('.cp-chosen .ant-tag').allInnerTexts()).toEqual(['ferry', 'tide', 'fog']);
    expect(await field('Special topic').inputValue()).toBe('气候变化');
    expect(await field('Editor').inputValue()).toBe('Lin Yue');
    expect(await field('English title').inputValue()).toBe('All of it');
    const tags = page.locator('.cp-field', { hasText: 'Traceability tags' });
    expect(await tags.locator('.ant-select-selection-item').allInnerTexts()).toEqual(['desk-7', 'wire']);
    expect(await field('Category').inputValue()).toBe('科技');
    await button('Remove the cover').waitFor();
  }
});

test('R-COMP-048: what is published is checked, saved to my content, and only then published', async () => {
  await compose(page, product, { title: '', text: 'From the checks to the post.' });
  await chooseAllAccounts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The bell asks as well, whenever it is time.
    if (request.method() === 'POST' && !pathname.endsWith('/infor/notReadList'))
      asked.push(pathname.replace('/prod-api/content/', ''));
  });
  await button(/^Publish to 2/).click();
  await page.locator('.cp-field-problems').first().waitFor();
  expect([await page.getByRole('dialog').count(), asked]).toEqual([0, []]);
  await field('Title').fill('The flow');
  await button(/^Publish to 2/).click();
  await button('Publish now').click();
  await page.locator('.ant-message').getByText('Pushed').waitFor();
  expect(asked.filter((path) => path.startsWith('materialPackage/') || path.endsWith('/pub'))).toEqual([
    'materialPackage/create',
    'contentList/pub',
  ]);
});

test('R-COMP-055: clearing asks, then empties everything that was composed', async () => {
  await compose(page, product, { title: 'To be cleared', text: 'Gone in a moment.' });
  await field('Editor').fill('Nobody');
  await field('Keywords').fill('gone,');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await field('Title').inputValue()).toBe('To be cleared');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await question.getByRole('button', { name: 'Clear' }).click();
  for (const name of ['Title', 'Text', 'Editor', 'Keywords'])
    await expect.poll(() => field(name).inputValue()).toBe('');
  expect(await page.locator('.cp-chosen .ant-tag').count()).toBe(0);
});

test('R-COMP-046: deleting an item is asked about first', async () => {
  await page.goto(`${product.origin}/api/content/contentList/myDraft/list`);
  const row = page.getByRole('row').filter({ hasText: 'The whole package' });
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('tooltip');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await row.count()).toBe(1);
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => row.count()).toBe(0);
});
