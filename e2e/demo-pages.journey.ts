// The other demonstration pages: tabs, printing, theme, clipboard, languages, profile, errors; each in its address, and none of it in the first screen.
import { expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import type { Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk((begun) => {
  ({ product, walk } = begun);
});

const open = (path: string) => walk.page.goto(`${product.origin}${path}`);
const button = (name: string) => walk.page.getByRole('button', { name, exact: true });
/** Asked for once more: the browser forgets the bodies of a page that it has left. */
const fetchText = async (address: string) => (await fetch(address)).text();
const heading = (name: string) => walk.page.locator('h1').getByText(name, { exact: true });

test('R-GEN-028: every page of the demonstration is there, and nothing of one is loaded before it is opened', async () => {
  const { page } = walk;
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(fetchText(answer.url()));
  });
  await open('/api/content/contentList/deplist');
  await page.waitForLoadState('networkidle');
  const before = (await Promise.all(scripts)).join('\n');
  expect(before).toContain('/excel/export-excel');
  const ofDemo = ['Efforts to generate PDF', 'mounted times', 'use clipboard by v-directive', 'excel-list'];
  for (const words of [...ofDemo, 'xl/worksheets']) expect(before.includes(words), `${words}`).toBe(false);
  scripts.length = 0;
  await open('/pdf/index');
  await heading('PDF').waitFor();
  await page.waitForLoadState('networkidle');
  const after = (await Promise.all(scripts)).join('\n');
  for (const words of ofDemo.slice(0, 3)) expect(after.includes(words), `${words}`).toBe(true);
  expect(after.includes('xl/worksheets')).toBe(false);
  page.removeAllListeners('response');
});

test('R-RTE-053 R-DEMO-035 R-DEMO-036 R-DEMO-037: tabs stay mounted, are counted once, and stand in the address', async () => {
  const { page } = walk;
  await open('/tab/index?tab=JP');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const rows = () =>
    page.getByRole('tabpanel').locator('tbody tr:not([aria-hidden])').filter({ visible: true });
  await page.getByText('mounted times ：1').waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['China', 'USA', 'Japan', 'Eurozone']);
  expect(await tab('Japan').getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => rows().count()).toBe(5);
  const types = await rows()
    .getByText(/^(CN|US|JP|EU)$/)
    .allInnerTexts();
  expect(new Set(types)).toEqual(new Set(['JP']));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/article/list')) asked.push(request.url());
  });
  for (const [name, key] of [
    ['China', 'CN'],
    ['USA', 'US'],
    ['Eurozone', 'EU'],
    ['Japan', 'JP'],
    ['China', 'CN'],
  ] as const) {
    await tab(name).click();
    await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe(key);
    await expect.poll(() => rows().count()).toBe(5);
  }
  await page.getByText('mounted times ：4').waitFor();
  expect(asked).toHaveLength(3);
  expect(await faultsOf(page)).toEqual([]);
  page.removeAllListeners('request');
});

test('R-RTE-061 R-RTE-062 R-DEMO-054 R-DEMO-055: the page opens in a new tab without the layout, waits three seconds behind a mask, and prints', async () => {
  const { page, context } = walk;
  await context.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', String(performance.now()));
  });
  await open('/pdf/index');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Click to download PDF' }).click();
  const printed = await opened;
  await printed.getByText('Efforts to generate PDF').waitFor();
  const shownAt = await printed.evaluate(() => performance.now());
  expect(new URL(printed.url()).pathname).toBe('/pdf/download');
  expect(await printed.getByRole('navigation').count()).toBe(0);
  expect(await printed.locator('body').getAttribute('data-printed')).toBeNull();
  await printed.getByText('Efforts to generate PDF').waitFor({ state: 'detached' });
  const body = printed.locator('body');
  await expect.poll(() => body.getAttribute('data-printed')).not.toBeNull();
  const waited = Number(await body.getAttribute('data-printed')) - shownAt;
  expect(waited).toBeGreaterThan(2_300);
  expect(waited).toBeLessThan(4_500);
  expect(await printed.title()).toBe('How a page becomes paper');
  expect((await printed.locator('main').boundingBox())?.width).toBeLessThanOrEqual(740);
  expect((await printed.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await faultsOf(printed)).toEqual([]);
  await printed.close();
});

test('R-RTE-063 R-DEMO-063: a switch puts a second theme on the page, and pieces show it', async () => {
  const { page } = walk;
  await open('/theme/index');
  await heading('Theme').waitFor();
  const colour = () => button('Primary').evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = await colour();
  for (const name of [
    'Primary',
    'Success',
    'Info',
    'Warning',
    'Danger',
    'Edit',
    'Share',
    'Delete',
    'Search',
    'Upload',
  ])
    await button(name).waitFor();
  for (const number of [1, 2, 3, 4, 5]) await page.getByText(`Tag ${number}`, { exact: true }).waitFor();
  expect(
    await page
      .getByRole('radio')
      .evaluateAll((all) =>
        all.map((one) => one instanceof HTMLInputElement && `${one.value} ${one.checked}`),
      ),
  ).toEqual(['3 true', '6 false', '9 false']);
  expect(await page.getByRole('slider').getAttribute('aria-valuenow')).toBe('50');
  const second = page.getByRole('switch');
  expect(await second.getAttribute('aria-checked')).toBe('false');
  await second.click();
  expect(await page.locator('body').getAttribute('class')).toContain('custom-theme');
  await expect.poll(colour).not.toBe(before);
  expect(await faultsOf(page)).toEqual([]);
  await second.click();
  await expect.poll(colour).toBe(before);
  expect(await page.locator('body').getAttribute('class')).not.toContain('custom-theme');
});

test('R-RTE-064 R-DEMO-056 R-DEMO-057 R-DEMO-058: two ways to copy, each says for a second and a half that it went, or that it failed', async () => {
  const { page, context } = walk;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await open('/clipboard/index');
  await heading('Clipboard').waitFor();
  const copied = page.getByText('Copy successfully', { exact: true });
  for (const [tab, text] of [
    ['use clipboard directly', 'Noon at the quay'],
    ['use clipboard by v-directive', 'Fog in the harbour'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel');
    const field = panel.getByRole('textbox');
    expect(await field.inputValue()).toMatch(/^https:\/\/github\.com\//);
    await field.fill(text);
    await panel.getByRole('button', { name: 'copy' }).click();
    await copied.waitFor();
    const since = performance.now();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await copied.waitFor({ state: 'detached' });
    const shown = performance.now() - since;
    expect(shown).toBeGreaterThan(900);
    expect(shown).toBeLessThan(2_600);
  }
  await page.mouse.move(0, 0);
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('denied')),
    }),
  );
  for (const tab of ['use clipboard directly', 'use clipboard by v-directive']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'copy' }).click();
    await page.getByText('Copy failed', { exact: true }).last().waitFor();
  }
});

test('R-RTE-065 R-DEMO-052 R-DEMO-053: the four languages, and everything on the page follows at once', async () => {
  const { page } = walk;
  await open('/i18n/index');
  await heading('I18n').waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  const select = page.getByRole('combobox').last();
  await select.click();
  await page.locator('.ant-select-dropdown:visible').getByText('Three').waitFor();
  await page.keyboard.press('Escape');
  for (const [name, day, third, primary, address] of [
    ['简体中文', '选择日期', '三', '主要按钮', '地址'],
    ['Español', 'Elija un día', 'Tres', 'Principal', 'Dirección'],
    ['日本語', '日付を選択', '三', 'プライマリ', '住所'],
    ['English', 'Pick a day', 'Three', 'Primary', 'Address'],
  ] as const) {
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
    await page.getByPlaceholder(day).waitFor();
    await button(primary).waitFor();
    await page.getByRole('columnheader', { name: address }).waitFor();
    await page.getByRole('combobox').last().click();
    await page.locator('.ant-select-dropdown:visible').getByText(third, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation')
      .getByText(name === 'English' ? 'My drafts' : /草稿|borradores|下書き/)
      .first()
      .waitFor();
  }
  expect(await page.evaluate(() => document.body.getAttribute('data-same'))).toBe('yes');
  expect(await faultsOf(page)).toEqual([]);
  await page
    .locator('label')
    .filter({ hasText: /^日本語$/ })
    .click();
  await page.reload();
  await page.getByPlaceholder('日付を選択').waitFor();
  await page
    .locator('label')
    .filter({ hasText: /^English$/ })
    .click();
  await page.getByPlaceholder('Pick a day').waitFor();
});

test('R-RTE-039 R-DEMO-059 R-DEMO-060 R-DEMO-061 R-DEMO-062: the profile, whose Update calls nobody and says so for five seconds', async () => {
  const { page } = walk;
  await product.query(
    "insert into person_role (person_id, role_id) select p.id, r.id from person p, role r where p.account = 'admin' and r.key = 'scheduler'",
  );
  await open('/profile/index');
  await heading('Profile').waitFor();
  await page.getByText('Admin | scheduler', { exact: true }).waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Activity', 'Timeline', 'Account']);
  await page.getByText('A sample post with pictures of the festival.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByText('Update 4').waitFor();
  await page.getByRole('tab', { name: 'Account' }).click();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('admin@test.com');
  await page.getByRole('textbox', { name: 'Name' }).fill('Somebody else');
  const asked: string[] = [];
  page.on('request', (request) => {
    // What looks for news by itself is nobody's update.
    if (request.method() !== 'GET' && !request.url().includes('/infor/')) asked.push(request.url());
  });
  await button('Update').click();
  const said = page.getByText('User information has been updated successfully', { exact: true });
  await said.waitFor();
  const since = performance.now();
  await said.waitFor({ state: 'detached' });
  expect(performance.now() - since).toBeGreaterThan(4_000);
  expect(performance.now() - since).toBeLessThan(6_500);
  expect(asked.filter((url) => url.includes('/prod-api/'))).toEqual([]);
  page.removeAllListeners('request');
  expect(
    (await product.query<{ name: string }>("select name from person where account = 'admin'"))[0]?.name,
  ).toBe('Lin Yue');
  expect(await page.getByRole('navigation', { name: 'Menu' }).getByText('Profile').count()).toBe(0);
  await product.query(
    "delete from person_role where role_id = (select id from role where key = 'scheduler')",
  );
});

test('R-RTE-055 R-DEMO-064: two components break, each by itself, and the page goes on', async () => {
  const { page } = walk;
  const thrown: string[] = [];
  page.on('console', (said) => {
    if (said.type() === 'error') thrown.push(said.text());
  });
  expectComplaint(/TypeError|ReferenceError|reading 'title'|undeclared/);
  await open('/error-log/log');
  await page.getByText('Please click the bug icon in the upper right corner').waitFor();
  await page.getByText('The first component broke while it was drawn.').waitFor();
  await page.getByText('The second component broke while it was made.').waitFor();
  expect(thrown.filter((text) => text.includes('TypeError')).length).toBeGreaterThan(0);
  expect(thrown.filter((text) => text.includes('undeclared is not defined')).length).toBeGreaterThan(0);
  expect(await faultsOf(page)).toEqual([]);
  page.removeAllListeners('console');
});
