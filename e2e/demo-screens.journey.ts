// Every demonstration page, wide and narrow, in four languages: nothing overflows and no raw key shows; in two axe finds nothing serious.
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf, overflowOf } from './screen-faults.ts';
import type { Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk((begun) => {
  ({ product, walk } = begun);
});

const open = (path: string) => walk.page.goto(`${product.origin}${path}`);

test('R-RTE-054: the pages of errors stand in the layout too', async () => {
  const { page } = walk;
  await open('/error');
  await page.waitForURL('**/error/401');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.waitFor();
  await page.getByRole('heading', { level: 1, name: 'You have no permission for this page' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await open('/error/404');
  await menu.waitFor();
  await page.getByText('404', { exact: true }).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('R-RTE-047 R-RTE-066: the placeholder leads nowhere, the link elsewhere opens a tab of its own', async () => {
  const { page } = walk;
  await open('/tab/index');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const placeholder = menu.getByRole('link', { name: 'Content', exact: true });
  await placeholder.waitFor();
  await placeholder.click();
  expect(new URL(page.url()).pathname).toBe('/tab/index');
  const outside = menu.getByRole('link', { name: 'External Link' });
  expect(await outside.getAttribute('target')).toBe('_blank');
  expect(await outside.getAttribute('rel')).toContain('noopener');
  expect(await outside.getAttribute('href')).toMatch(/^https:\/\/github\.com\/.+\/.+/);
});

const addresses = [
  '/permission/page',
  '/permission/directive',
  '/permission/role',
  '/example/create',
  '/example/edit/3',
  '/example/list',
  '/tab/index',
  '/excel/export-excel',
  '/excel/export-selected-excel',
  '/excel/export-merge-header',
  '/excel/upload-excel',
  '/zip/download',
  '/pdf/index',
  '/theme/index',
  '/clipboard/index',
  '/i18n/index',
  '/profile/index',
];
const rawKey = /\b(?:demo|menu)\.[a-z][A-Za-z]+(?:\.[a-zA-Z]+)*\b/;

// axe is asked once wide and once narrow: each page takes it a second.
test.each([
  { language: '中文', width: 1440, judge: faultsOf, holds: 'fits, speaks the language and is accessible' },
  { language: 'Español', width: 1024, judge: overflowOf, holds: 'fits and speaks the language' },
  { language: '日本語', width: 390, judge: overflowOf, holds: 'fits and speaks the language' },
  { language: 'English', width: 390, judge: faultsOf, holds: 'fits, speaks the language and is accessible' },
])('R-GEN-028: in $language at $width every page $holds', async ({ language, width, judge }) => {
  const { page } = walk;
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/tab/index');
  await page.getByRole('button', { name: /: (English|中文|Español|日本語)$/ }).click();
  const entry = page.getByRole('menuitem', { name: language });
  await entry.waitFor();
  if ((await entry.getAttribute('aria-disabled')) !== 'true') await entry.click();
  else await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: new RegExp(`: ${language}$`) }).count()).toBe(1);
  await page.setViewportSize({ width, height: 900 });
  for (const address of addresses) {
    await open(address);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const shown = await page.locator('body').innerText();
    expect(rawKey.exec(shown)?.[0] ?? null, `${address} shows a raw key`).toBeNull();
    expect(await judge(page), `on ${address}`).toEqual([]);
  }
});
