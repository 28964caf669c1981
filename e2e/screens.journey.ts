// What screens do alike: each address its own page, lists as cards on a phone, the choice of a language, buttons that narrow a list.
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepStage } from './keep-walk.ts';
import { openScreen } from './open-screen.ts';
import type { Product } from './product.ts';
import { compose, openWindow } from './walk.ts';

let product: Product;
let browser: Browser;

keepStage((stage) => {
  ({ product, browser } = stage);
});

/** What some show for their heading in English. */
const headings: Readonly<Record<string, string>> = {
  '/api/content/contentList/deplist': 'Department content',
  '/api/content/contentList/mylist': 'My content',
  '/api/content/contentList/myDraft/list': 'My drafts',
  '/api/content/material/myMaterial': 'My materials',
  '/api/content/schedulepubmaterial/list': 'Scheduled posts',
  '/api/content/schedulepubmaterial/calendar': 'Calendar',
  '/api/content/publish/pubHistory': 'Publish history',
  '/api/content/publish/statistic': 'Statistics',
  '/api/control/account/addAccount': 'Bind an account',
  '/api/infor/myInfor?navLink=1': 'Messages',
  '/api/control/user/userList': 'Users',
  '/api/control/department/list': 'Departments',
  '/api/control/role/list': 'Roles',
  '/api/control/resource/list': 'Menus and buttons',
  '/api/control/audit/list': 'Audit log',
  '/api/me/changePass': 'Change password',
  '/api/me/sessions': 'Where I am signed in',
  '/401': 'You have no permission for this page.',
};

test('each address opens its own page (R-RTE-012, R-RTE-013, R-RTE-014, R-RTE-015, R-RTE-018, R-RTE-019, R-RTE-040)', async () => {
  const { page, context } = await openWindow(browser, { language: 'en' });
  await enter(page, product, 'admin', 'Herald-2026!');
  for (const [address, heading] of Object.entries(headings)) {
    await openScreen(page, product, address);
    await expect.poll(() => page.locator('h1').first().innerText()).toBe(heading);
  }
  await context.close();
});

describe('on a phone', () => {
  test('a list is a pile of cards: every cell has its column’s name, every action is within the window', async () => {
    const { page, context } = await openWindow(browser, { language: 'en', width: 390 });
    await enter(page, product, 'admin', 'Herald-2026!');
    await compose(page, product, { title: 'A title as long as titles of newspapers are', text: 'Words.' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText(/^Saved \d/).waitFor();
    await page.goto(`${product.origin}/api/content/contentList/myDraft/list`);
    const row = page.getByRole('row').filter({ hasText: 'A title as long' });
    await row.waitFor();
    for (const action of await row.getByRole('button').all()) {
      const box = await action.boundingBox();
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    const labels = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.dataset['label']));
    expect(labels).toContain('Title');
    await context.close();
  });
});

test('a person chooses among the four languages, and the page follows and keeps it (R-GEN-023)', async () => {
  const { page, context } = await openWindow(browser, { language: 'en' });
  await enter(page, product, 'admin', 'Herald-2026!');
  await openScreen(page, product, '/api/content/publish/pubHistory');
  const heading = page.locator('h1').first();
  for (const { name, lang, said } of [
    { name: '中文', lang: /^zh/, said: '发布历史' },
    { name: 'Español', lang: /^es/, said: 'Historial de publicaciones' },
    { name: '日本語', lang: /^ja/, said: '公開履歴' },
    { name: 'English', lang: /^en/, said: 'Publish history' },
  ]) {
    await page.getByRole('button', { name: /: (English|中文|Español|日本語)$/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect.poll(() => heading.innerText()).toBe(said);
    await page.reload();
    await expect.poll(() => heading.innerText()).toBe(said);
    expect(await page.locator('html').getAttribute('lang')).toMatch(lang);
  }
  await context.close();
});

test('the buttons of the categories narrow my content, and show which one is pressed (R-LIST-002)', async () => {
  const { page, context } = await openWindow(browser, { language: 'en' });
  await enter(page, product, 'admin', 'Herald-2026!');
  for (const [title, category] of [
    ['Regatta', '体育'],
    ['Exchange rates', '财经'],
  ] as const) {
    await compose(page, product, { title, text: `${title} of the day.` });
    await page.getByLabel('Category').selectOption(category);
    await page.getByRole('button', { name: 'Save to my content' }).click();
    await page.getByText(/^Saved \d/).waitFor();
  }
  await openScreen(page, product, '/api/content/contentList/mylist');
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const button = (name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
  await row('Regatta').waitFor();
  expect(await button('All categories').getAttribute('aria-pressed')).toBe('true');
  await button('Sport').click();
  await row('Exchange rates').waitFor({ state: 'hidden' });
  expect(await row('Regatta').count()).toBe(1);
  expect(await button('Sport').getAttribute('aria-pressed')).toBe('true');
  await button('Finance').click();
  await row('Exchange rates').waitFor();
  expect(await row('Regatta').count()).toBe(0);
  await button('All categories').click();
  await row('Regatta').waitFor();
  await context.close();
});
