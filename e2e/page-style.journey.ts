// How the frame looks to this person: colour, light or dark, tags, header, logo, size, full screen; each acts at once and is kept.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { openScreen } from './open-screen.ts';
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
const menu = () => page.getByRole('navigation', { name: 'Menu' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const cookie = async (name: string) =>
  (await walk.context.cookies(product.origin)).find((one) => one.name === name)?.value;
const colourOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('R-SHELL-029 R-SHELL-030 R-SHELL-031 R-SHELL-032 R-SHELL-036 R-SHELL-037 R-SHELL-057: the drawer changes colour, tags, header and logo at once, and a reload forgets none of it', async () => {
  await open('/api/content/contentList/mylist');
  const drawer = page.getByRole('dialog');
  await button('Page style').click();
  const presets = drawer.getByRole('group', { name: 'Suggested colours' }).getByRole('button');
  await presets.first().waitFor();
  expect(await presets.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    '#409EFF',
    '#1890ff',
    '#304156',
    '#212121',
    '#11a983',
    '#13c2c2',
    '#6959CD',
    '#f5222d',
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await drawer.getByRole('button', { name: '#6959CD' }).click();
  const marked = () => colourOf('aside li a[aria-current]', 'color');
  await expect.poll(marked).toBe('rgb(105, 89, 205)');
  const solid = () => colourOf('#content .ant-btn-primary', 'background-color');
  await expect.poll(solid).toBe('rgb(105, 89, 205)');
  expect(asked.filter((url) => !url.includes('/prod-api/'))).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  for (const name of ['Open Tags-View', 'Fixed Header', 'Sidebar Logo'])
    await drawer.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  const changed = async () => ({
    tags: await page.getByRole('navigation', { name: 'Open pages' }).count(),
    logo: await menu().getByRole('link', { name: 'Herald' }).count(),
    header: await colourOf('.frame-head', 'position'),
  });
  expect(await changed()).toEqual({ tags: 0, logo: 0, header: 'sticky' });
  await page.reload();
  await expect.poll(marked).toBe('rgb(105, 89, 205)');
  expect(await changed()).toEqual({ tags: 0, logo: 0, header: 'sticky' });
  await button('Page style').click();
  await drawer.getByRole('button', { name: 'Back to the defaults' }).click();
  await page.keyboard.press('Escape');
  expect(await changed()).toEqual({ tags: 1, logo: 1, header: 'static' });
});

test('R-SHELL-033: where the setting takes the drawer away, nothing opens it', async () => {
  await page.evaluate(() => localStorage.setItem('herald-layout', '{"showSettings":false}'));
  await page.reload();
  await button(/^Your account/).waitFor();
  expect(await button('Page style').count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('herald-layout'));
});

test('dark by choice: list and composer stay readable', async () => {
  await open('/api/content/contentList/mylist');
  await button('Page style').click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  // Colours of links change over a moment.
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const path of ['/dashboard', '/api/content/contentList/mylist', '/api/content/publish/pubContent']) {
    await open(path);
    await page.waitForLoadState('networkidle');
    expect(await colourOf('.frame', 'background-color')).toBe('rgb(23, 24, 26)');
    expect(await faultsOf(page), `on ${path}`).toEqual([]);
  }
  await page.evaluate(() => localStorage.removeItem('herald-layout'));
});

// Each has cards, code, greys or links that have been unreadable there.
test.each([
  '/api/me/sessions',
  '/permission/directive',
  '/profile/index',
  '/api/control/audit/list',
  '/example/list',
  '/theme/index',
  '/api/control/account/addAccount',
])('dark by choice: all of %s can be read', async (path) => {
  await page.evaluate(() => localStorage.setItem('herald-layout', '{"look":"dark"}'));
  await openScreen(page, product, path);
  expect(await colourOf('.frame', 'background-color')).toBe('rgb(23, 24, 26)');
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('herald-layout'));
});

test('R-SHELL-034 R-SHELL-038: another size is stored, and the page that is open has it at once, with what was typed', async () => {
  await open('/api/content/contentList/myDraft/list');
  const search = page.getByPlaceholder('Search by title');
  await search.fill('herons');
  const height = async () =>
    (await page.locator('#content .ant-btn-primary').first().boundingBox())?.height ?? 0;
  const medium = await height();
  for (const [size, than] of [
    ['Small', (now: number) => now < medium],
    ['Default', (now: number) => now > medium],
    ['Mini', (now: number) => now < medium],
  ] as const) {
    await button(/^Global Size/).click();
    await page.getByRole('menuitem', { name: size }).click();
    // One notice: the same one again so soon may fall together with the first one's end.
    if (size === 'Small') await page.getByText('Switch Size Success').first().waitFor();
    await expect.poll(async () => than(await height())).toBe(true);
  }
  expect(await cookie('size')).toBe('mini');
  expect(await search.inputValue()).toBe('herons');
  await button(/^Global Size: Mini/).click();
  expect(await page.getByRole('menuitem', { name: 'Mini' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('menuitem', { name: 'Medium' }).click();
  await expect.poll(height).toBe(medium);
});

test('R-SHELL-039 R-SHELL-040: the whole screen is taken and given back; where that cannot be, it is said', async () => {
  await open('/dashboard');
  await button('Full screen').click();
  await button('Leave full screen').waitFor();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await button('Leave full screen').click();
  await button('Full screen').waitFor();
  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { get: () => false }));
  await button('Full screen').click();
  await page.getByText('you browser can not work').waitFor();
});
