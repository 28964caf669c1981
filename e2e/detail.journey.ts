// The detail screen in a real browser: opened from the lists, accounts chosen, published, planned, looked at wide and narrow.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
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
  { bound: ['Facebook', 'Twitter'] },
);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const accounts = (page: Page) => page.getByRole('region', { name: 'Accounts', exact: true });

async function openFrom(page: Page, list: string, title: string): Promise<void> {
  await page.goto(`${product.origin}${list}`);
  await page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('link', { name: title, exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /own page|独立页面/ })
    .click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

test('R-DETAIL-019 R-DETAIL-020 R-DETAIL-021 R-DETAIL-022: a draft’s accounts are chosen in a dialog with select-all, kept as tags when confirmed, cleared when cancelled; then it is published and the button locked', async () => {
  const { page } = walk;
  const text = 'The pilot boat is back.';
  await compose(page, product, { title: 'Pilot boat', text });
  await button(page, 'Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  await openFrom(page, '/api/content/contentList/myDraft/list', 'Pilot boat');
  await button(page, 'Direct publish').click();
  await page.getByText('Please choose a publish channel.').waitFor();
  expect(await accounts(page).locator('.ant-tag').count()).toBe(0);
  await chooseAllAccounts(page);
  expect(await accounts(page).locator('.ant-tag').count()).toBe(2);
  await button(page, 'Add account').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => accounts(page).locator('.ant-tag').count()).toBe(0);
  await chooseAllAccounts(page);
  await button(page, 'Direct publish').click();
  await button(page, 'Publish now').click();
  await page.getByText('Pushed').waitFor();
  expect(await button(page, 'Direct publish').isDisabled()).toBe(true);
  await expect.poll(async () => (await postsWith(product.sandbox, text)).length, { timeout: 20_000 }).toBe(2);
});

test('R-DETAIL-025 R-PREV-009 R-PREV-010: a package opens from my content with previews of six channels, Instagram’s among them, and is planned in two clicks', async () => {
  const { page } = walk;
  await compose(page, product, {
    title: 'Tide bell',
    text: 'It rings at low tide.',
    picture: await drawPicture('bell.png'),
  });
  await button(page, 'Save to my content').click();
  await page.getByText(/^Saved \d/).waitFor();
  await openFrom(page, '/api/content/contentList/mylist', 'Tide bell');
  const previews = page.getByRole('region', { name: 'Previews' });
  const tabs = previews.locator('.pv-tabs > button');
  expect((await tabs.allInnerTexts()).toSorted()).toEqual(
    ['Facebook', 'Instagram', 'Twitter', 'VK', 'VK group', 'YouTube'].toSorted(),
  );
  await previews.getByRole('button', { name: 'Instagram' }).click();
  await previews.locator('.pv-name', { hasText: 'Instagram' }).waitFor();
  await chooseAllAccounts(page);
  await page.getByRole('region', { name: 'Facebook audience' }).waitFor();
  await button(page, 'Schedule publish').click();
  await page.getByLabel('Publish date').waitFor();
  await page.getByLabel('Time of day').waitFor();
  await button(page, 'Schedule publish').click();
  await page.getByText('Saved in scheduled publishing').waitFor();
  expectComplaint(/\/schedulepubmaterial\/insert: .*409/);
  // Planned once more, the schedule that waits is replaced only by who says so.
  await button(page, 'Schedule publish').click();
  await page.getByLabel('Publish date').waitFor();
  await button(page, 'Schedule publish').click();
  await button(page, 'Replace the schedule').click();
  await page.getByLabel('Publish date').waitFor({ state: 'hidden' });
  const waiting = await product.query('select 1 from schedule where withdrawn_at is null');
  expect(waiting).toHaveLength(1);
  await page.goto(`${product.origin}/api/content/schedulepubmaterial/list`);
  await page.getByRole('row').filter({ hasText: 'Tide bell' }).first().waitFor();
});

test('an earlier version of a package is compared with the present one, restored, and the restoring undone', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Fog horn', text: 'It sounds twice.' });
  await button(page, 'Save to my content').click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.getByLabel('Text', { exact: true }).fill('It sounds three times.');
  await button(page, 'Save to my content').click();
  const versions = async () =>
    (await product.query<{ version: number }>("select version from package where title = 'Fog horn'")).at(0)
      ?.version;
  await expect.poll(versions).toBe(2);
  await openFrom(page, '/api/content/contentList/mylist', 'Fog horn');
  await button(page, 'Versions').click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await dialog.getByRole('radio', { name: /^Version 1/ }).waitFor();
  await dialog.locator('del', { hasText: 'twice' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('radio', { name: /^Version 2/ }).check();
  await dialog.getByRole('button', { name: /^Restore version/ }).waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowDown');
  await button(page, 'Restore version 1').click();
  await button(page, 'Restore').click();
  await page.getByText('Version 1 is restored.').waitFor();
  expect(await versions()).toBe(3);
  await page.locator('.dt-main').getByText('It sounds twice.').waitFor();
  await button(page, 'Undo').click();
  await page.locator('.dt-main').getByText('It sounds three times.').waitFor();
  await button(page, 'Close').last().click();
  await dialog.waitFor({ state: 'hidden' });
});

test('what is not there, or not one’s own, says so and leads home', async () => {
  const { page } = walk;
  expectComplaint(/ 404/);
  await page.goto(
    `${product.origin}/api/content/contentList/draft/query?id=00000000-0000-4000-8000-000000000000`,
  );
  await page.getByRole('alert').getByRole('link', { name: 'Back to home' }).click();
  await expect.poll(() => page.url()).toMatch(/contentList\/deplist/);
});

test.each([
  { language: 'zh', width: 1440 },
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
  { language: 'en', width: 390 },
])('the detail screen fits and is accessible in $language at $width', async ({ language, width }) => {
  const { page, context } = await openWindow(browser, { language, width });
  await enter(page, product, 'admin', 'Herald-2026!');
  await openFrom(page, '/api/content/contentList/mylist', 'Tide bell');
  await button(page, language === 'zh' ? '定时发布' : 'Schedule publish').click();
  await page.locator('.pv-stage > *').first().waitFor();
  await page.locator('.dt-body img').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const folder = process.env['HERALD_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/detail-${language}-${width}.png`, fullPage: true });
  await context.close();
});
