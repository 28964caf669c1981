// The frame around every page: sidebar, navbar in two editions, the person’s menu, page style, sizes, full screen and error log.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
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

const open = async (path: string) => {
  await page.goto(`${product.origin}${path}`);
  await page.locator('#content').waitFor();
};
const side = () => page.locator('aside').filter({ has: page.getByRole('navigation', { name: 'Menu' }) });
const menu = () => page.getByRole('navigation', { name: 'Menu' });
const bar = () => page.getByRole('banner');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const width = async () => Math.round((await side().boundingBox())?.width ?? 0);
const cookie = async (name: string) =>
  (await walk.context.cookies(product.origin)).find((one) => one.name === name)?.value;
const colourOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('R-SHELL-001 R-SHELL-010: the dashboard is framed by sidebar with logo, navbar with the name, tags and page, and is sound for axe', async () => {
  await open('/dashboard');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await menu().getByRole('link', { name: 'Herald' }).waitFor();
  await bar().getByText('Lin Yue').first().waitFor();
  await page.getByRole('navigation', { name: 'Open pages' }).waitFor();
  await button('Page style').waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Drafts/ })
    .waitFor();
  await page.waitForLoadState('networkidle');
  expect(await faultsOf(page)).toEqual([]);
});

test('R-SHELL-016 R-SHELL-017 R-SHELL-018 R-SHELL-019: the open sidebar is 210 wide in the colours of the specification', async () => {
  await open('/api/content/contentList/mylist');
  await menu().getByRole('link', { name: 'My content' }).waitFor();
  expect(await width()).toBe(210);
  expect(await colourOf('aside', 'background-color')).toBe('rgb(245, 245, 245)');
  expect(await colourOf('aside li a:not([aria-current])', 'color')).toBe('rgb(48, 49, 51)');
  expect(await colourOf('aside li a[aria-current]', 'color')).toBe('rgb(64, 158, 255)');
});

test('R-SHELL-020 R-SHELL-021 R-SHELL-022: the sidebar narrows to icons and stays so after a reload; without its cookie it is open', async () => {
  await open('/dashboard');
  expect(await cookie('sidebarStatus')).toBeUndefined();
  expect(await width()).toBe(210);
  // It has not moved yet, so nothing makes it move.
  expect(await colourOf('aside', 'transition-duration')).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button('Narrow the menu').click();
  expect(await colourOf('aside', 'transition-duration')).toBe('0.28s');
  await expect.poll(width).toBe(54);
  expect(await cookie('sidebarStatus')).toBe('0');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(width).toBe(54);
  // Their names are still there for those who do not see.
  await menu().getByRole('link', { name: 'My drafts' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await button('Widen the menu').click();
  await expect.poll(width).toBe(210);
  expect(await cookie('sidebarStatus')).toBe('1');
});

test('R-SHELL-023 R-SHELL-024 R-SHELL-025 R-SHELL-026 R-SHELL-027: below 992 pixels it waits behind its button, and closes on the backdrop and on the way elsewhere', async () => {
  await open('/dashboard');
  await page.setViewportSize({ width: 991, height: 900 });
  await button('Open the menu').waitFor();
  expect(await side().count()).toBe(0);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await button('Open the menu').click();
  await drawer.waitFor();
  expect(await drawer.evaluate((shown) => getComputedStyle(shown, '::backdrop').backgroundColor)).toBe(
    'rgba(0, 0, 0, 0.3)',
  );
  await page.mouse.click(700, 400);
  await drawer.waitFor({ state: 'hidden' });
  await button('Open the menu').click();
  await drawer.getByRole('link', { name: 'My drafts' }).click();
  await page.waitForURL('**/myDraft/list');
  await drawer.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 992, height: 900 });
  await side().waitFor();
  expect(await width()).toBe(210);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('R-SHELL-028: a page of its own marks the entry it belongs to', async () => {
  await open('/api/content/schedulepubmaterial/calendar');
  const marked = menu().locator('[aria-current=page]');
  await expect.poll(() => marked.allInnerTexts()).toEqual(['Scheduled']);
});

test('R-SHELL-002 R-SHELL-003 R-SHELL-057: the simple edition has fewer tools and its own composer, and stays after a reload', async () => {
  await open('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Shortcuts' });
  const named = () => tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent));
  await expect
    .poll(named)
    .toEqual(['New content', 'Department content', 'Publish list', 'Scheduled publish']);
  await page.getByRole('navigation', { name: 'Where you are' }).waitFor();
  await button('Switch to the simple edition').click();
  await page.getByRole('navigation', { name: 'Where you are' }).waitFor({ state: 'hidden' });
  expect(await button('Full screen').count()).toBe(0);
  await page.reload();
  await tabs.getByRole('link', { name: 'New content' }).click();
  await page.waitForURL('**/api/content/publish/pubContentSimple');
  await button('Switch to the complete edition').click();
  for (const [name, path] of [
    ['Department content', 'contentList/deplist'],
    ['Publish list', 'publish/pubHistory'],
    ['Scheduled publish', 'schedulepubmaterial/list'],
    ['New content', 'publish/pubContent'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await page.waitForURL(`**/api/content/${path}`);
  }
});

test('R-SHELL-004 R-SHELL-005 R-SHELL-006 R-SHELL-007: the person’s menu has the manual, the password, the dashboard and the way out, by keys too', async () => {
  await open('/api/content/contentList/mylist');
  const opener = button(/^Your account/);
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  const items = page.getByRole('menu').getByRole('menuitem');
  expect(await items.allInnerTexts()).toEqual([
    'Operation manual (PDF)',
    'Change password',
    'Where I am signed in',
    'Dashboard',
    'Log Out',
  ]);
  const manual = items.first();
  expect(await manual.getAttribute('target')).toBe('_blank');
  const book = await page.request.get(`${product.origin}${await manual.getAttribute('href')}`);
  expect(book.headers()['content-type']).toBe('application/pdf');
  expect((await book.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await items.nth(1).getAttribute('href')).toBe('/api/me/changePass');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await items.first().waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('R-SHELL-008 R-SHELL-009 R-SHELL-011 R-RTE-020: the bar tells of messages: a tip, the newest, and their number on the bell', async () => {
  await product.query(
    `insert into message (person_id, kind, figures, link, once_key)
      select id, 'message-live', '{"title": "Herons", "account": "Gazette"}', '/api/content/publish/pubHistory', 'bar'
      from person where account = 'admin'`,
  );
  await open('/dashboard');
  const bell = bar().getByRole('link', { name: 'Unread messages: 1' });
  await bell.waitFor();
  await button('Notifications').click();
  await page.getByRole('menuitem', { name: /Herons/ }).click();
  await page.waitForURL('**/publish/pubHistory');
  await bar().getByRole('link', { name: 'Unread messages: 0' }).click();
  await page.waitForURL('**/api/infor/myInfor?navLink=1');
  await bar().getByRole('link', { name: 'About messages' }).click();
  await page.waitForURL('**/api/tip/messagetip');
  await page.getByRole('heading', { name: 'About messages' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('R-SHELL-015 R-RTE-066: an address of the web opens in a window of its own', async () => {
  await menu().getByRole('button', { name: 'Demo pages' }).click();
  const outside = menu().getByRole('link', { name: 'External Link' });
  expect(await outside.getAttribute('href')).toMatch(/^https:\/\/.+vue-element-admin$/);
  expect(await outside.getAttribute('target')).toBe('_blank');
  expect(await outside.getAttribute('rel')).toContain('noopener');
});

test('R-SHELL-041 R-SHELL-042 R-SHELL-056: the breadcrumb begins at the dashboard and ends in plain text, the title names page and product', async () => {
  await open('/api/content/publish/pubHistory');
  const trail = page.getByRole('navigation', { name: 'Where you are' });
  await expect
    .poll(() => trail.getByRole('listitem').allInnerTexts())
    .toEqual(['Dashboard', 'Publish history']);
  expect(await trail.getByRole('link').allInnerTexts()).toEqual(['Dashboard']);
  expect(await page.title()).toBe('Publish history - Herald');
  await trail.getByRole('link').click();
  await page.waitForURL('**/dashboard');
  await expect.poll(() => trail.getByRole('listitem').allInnerTexts()).toEqual(['Dashboard']);
  await expect.poll(() => page.title()).toBe('Dashboard - Herald');
});

test('R-SHELL-052 R-SHELL-053 R-SHELL-054 R-SHELL-055: what broke is counted in the bar, told in full, and cleared', async () => {
  await open('/dashboard');
  const badge = button(/^Captured errors/);
  expect(await badge.count()).toBe(0);
  expectComplaint(/a heron flew away/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a heron flew away');
    });
  });
  await button('Captured errors: 1').click();
  const dialog = page.getByRole('dialog', { name: 'Error Log' });
  const row = dialog.getByRole('row').filter({ hasText: 'a heron flew away' });
  await row.waitFor();
  const told = await row.innerText();
  expect(told).toContain('error in window');
  expect(told).toContain(`${product.origin}/dashboard`);
  expect(told).toMatch(/at .+\d+:\d+/);
  await dialog.getByRole('button', { name: 'Clear All' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await badge.count()).toBe(0);
});

test('"?" opens the sheet of keys and Escape closes it; typed into a field it is a letter', async () => {
  await open('/dashboard');
  await page.locator('#content').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Open the publish dialog').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: 'Search pages, content and accounts' });
  await field.press('?');
  expect(await field.inputValue()).toBe('?');
  expect(await sheet.count()).toBe(0);
  await page.keyboard.press('Escape');
});

test('the command palette opens by Ctrl-K, finds pages, content and accounts, and goes there by keys', async () => {
  await open('/dashboard');
  await page.keyboard.press('Control+k');
  const words = page.getByRole('textbox', { name: 'Search pages, content and accounts' });
  await words.fill('histo');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish history' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/publish/pubHistory');
  expect(await words.count()).toBe(0);
  await page.keyboard.press('Control+k');
  await words.fill('nothing has this name');
  await page.getByText('Nothing fits these words.').waitFor();
  await page.keyboard.press('Escape');
  await words.waitFor({ state: 'hidden' });
});

test('Escape closes the palette alone: the dialog below it and what is typed there stay', async () => {
  await open('/api/control/user/userList');
  await page.getByRole('button', { name: 'New user' }).click();
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await name.fill('Tomás');
  const above = [
    { key: 'Control+k', dialog: page.getByRole('dialog', { name: 'Search pages, content and accounts' }) },
    { key: '?', dialog: page.getByRole('dialog', { name: 'Keyboard shortcuts' }) },
  ];
  for (const { key, dialog } of above) {
    // Off the field, where a key is no letter.
    if (key === '?') await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.keyboard.press(key);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('Tomás');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await name.waitFor({ state: 'hidden' });
});
