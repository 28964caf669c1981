// The demonstration of roles: what a role sees follows the switch at once, its pages open or turn away, and its table of roles is kept by the server.
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { openWindow, signIn, type Walk } from './walk.ts';
import type { Browser } from 'playwright-core';

let product: Product;
let browser: Browser;
let walk: Walk;

keepWalk((begun) => {
  ({ product, browser, walk } = begun);
});

const open = (path: string) => walk.page.goto(`${product.origin}${path}`);
const path = () => new URL(walk.page.url()).pathname;
const menu = () => walk.page.getByRole('navigation', { name: 'Menu' });
const lines = () =>
  walk.page
    .getByRole('region', { name: 'Shown by the directive' })
    .locator('.dm-line')
    .allInnerTexts()
    .then((all) => all.map((one) => one.replace(/ roles=.*/, '').trim()));
const tabs = () => walk.page.getByRole('tab').allInnerTexts();
const look = (role: string) =>
  walk.page
    .locator('label')
    .filter({ hasText: new RegExp(`^${role}$`) })
    .click();

/** The demonstration's entries of the menu, opened as a person opens them. */
async function unfold(...names: string[]): Promise<void> {
  for (const name of names) {
    const entry = menu().getByRole('button', { name, exact: true });
    if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.click();
  }
}

test('R-RTE-041 R-RTE-043 R-PERM-016: the permission section leads an administrator to its page, and is a parent in the menu', async () => {
  await open('/permission');
  await walk.page.getByRole('heading', { name: 'Page Permission' }).waitFor();
  expect(path()).toBe('/permission/page');
  await unfold('Demo pages', 'Permission');
  for (const name of ['Page Permission', 'Directive Permission', 'Role Permission'])
    await menu().getByRole('link', { name, exact: true }).waitFor();
  expect(await faultsOf(walk.page)).toEqual([]);
});

test('R-DEMO-001 R-DEMO-005: the switcher shows the roles, and the page stays usable as somebody who may not see it', async () => {
  const { page } = walk;
  await page.getByText('Your roles: ["admin"]').waitFor();
  expect(
    await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.parentElement?.parentElement?.innerText)),
  ).toEqual(['editor', 'admin']);
  await page.getByRole('region', { name: 'Transactions' }).getByText(/^HRD-/).first().waitFor();
  await look('editor');
  await page.getByText('Your roles: ["editor"]').waitFor();
  await page.getByText('This page is for administrators.', { exact: false }).waitFor();
  expect(path()).toBe('/permission/page');
  expect(await page.getByRole('region', { name: 'Transactions' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Directive Permission' }).first().click();
  await page.getByRole('heading', { name: 'Directive Permission' }).waitFor();
});

test('R-DEMO-002 R-DEMO-003 R-DEMO-065 R-PERM-017: lines and tabs follow the role without a reload', async () => {
  const { page } = walk;
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  expect(await lines()).toEqual(['Only editor can see this', 'Both admin and editor can see this']);
  expect(await tabs()).toEqual(['Editor', 'Admin-OR-Editor']);
  await look('admin');
  await expect.poll(lines).toEqual(['Only admin can see this', 'Both admin and editor can see this']);
  expect(await tabs()).toEqual(['Admin', 'Admin-OR-Editor']);
  expect(await page.evaluate(() => document.body.getAttribute('data-same'))).toBe('yes');
  expect(await faultsOf(page)).toEqual([]);
});

test('R-DEMO-004 R-RTE-042 R-RTE-044 R-RTE-046 R-PERM-015: switching rebuilds the menu, and pages of another role turn away', async () => {
  const { page } = walk;
  await unfold('Demo pages', 'Permission');
  const asked = page.waitForRequest((request) => request.url().includes('/control/user/dashboard'));
  await look('editor');
  await asked;
  await menu().getByRole('link', { name: 'Role Permission' }).waitFor({ state: 'detached' });
  // The section stays a parent, though one page is left in it.
  await menu().getByRole('button', { name: 'Permission', exact: true }).waitFor();
  await menu().getByRole('link', { name: 'Directive Permission' }).waitFor();
  expect(await menu().getByRole('link', { name: 'Page Permission' }).count()).toBe(0);
  const go = (to: string) =>
    page.evaluate((there) => {
      history.pushState(null, '', there);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, to);
  await go('/permission/role');
  await page.waitForURL('**/401');
  await go('/permission');
  await page.waitForURL('**/permission/directive');
  // Nobody's rights have changed: what only an administrator may call still answers.
  await page.goto(`${product.origin}/api/control/brakes`);
  await page.getByRole('heading', { name: 'Brakes' }).first().waitFor();
});

test('R-DEMO-004: what was kept of other pages is let go by a switch, and by nothing less', async () => {
  const { page } = walk;
  await open('/tab/index');
  const rows = page.getByRole('tabpanel').locator('tbody tr:not([aria-hidden])').filter({ visible: true });
  await expect.poll(() => rows.count()).toBe(5);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/article/list') ? 1 : 0));
  const goTo = async (name: string, heading: string) => {
    await menu().getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  };
  await unfold('Permission');
  await goTo('Directive Permission', 'Directive Permission');
  await goTo('Tab', 'Tab');
  await expect.poll(() => rows.count()).toBe(5);
  expect(asked).toBe(0);
  await goTo('Directive Permission', 'Directive Permission');
  await look('editor');
  await page.getByText('Your roles: ["editor"]').waitFor();
  await goTo('Tab', 'Tab');
  await expect.poll(() => asked).toBe(1);
  page.removeAllListeners('request');
});

test('R-RTE-046 R-RTE-042 R-RTE-043 R-RTE-045: an editor lands on the first page of theirs, a writer on none', async () => {
  for (const [account, password, permission] of [
    ['editor', 'Editor-2026!', '/permission/directive'],
    ['writer', 'Writer-2026!', '/401'],
  ] as const) {
    const other = await openWindow(browser);
    await signIn(other.page, product, account, password);
    for (const [asked, arrives] of [
      ['/permission', permission],
      ['/permission/directive', permission],
      ['/permission/page', '/401'],
      ['/permission/role', '/401'],
    ] as const) {
      await other.page.goto(`${product.origin}${asked}`);
      await expect.poll(() => new URL(other.page.url()).pathname).toBe(arrives);
    }
    await other.context.close();
  }
});

const row = (name: string) => walk.page.getByRole('row').filter({ hasText: name });
const dialog = (name: string) => walk.page.getByRole('dialog', { name });
const box = (name: string) =>
  walk.page
    .locator('.ant-tree-treenode')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('.ant-tree-checkbox');

test('R-RTE-045 R-ADM-023 R-ADM-024 R-ADM-025: the table of roles', async () => {
  const { page } = walk;
  await open('/permission/role');
  await row('visitor').waitFor();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual(['Role Key', 'Role Name', 'Description', 'Operations']);
  expect(await page.locator('tbody tr:not([aria-hidden])').count()).toBe(3);
  expect(await row('visitor').getByRole('button').allInnerTexts()).toEqual(['Edit', 'Delete']);
  await page.getByRole('button', { name: 'New Role' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test('R-PERM-018 R-ADM-026 R-ADM-027: a new role is appended, with the routes that were checked', async () => {
  const { page } = walk;
  await page.getByRole('button', { name: 'New Role' }).click();
  await dialog('New Role').getByPlaceholder('Role Name').fill('night <b>desk</b>');
  await dialog('New Role').getByPlaceholder('Role Description').fill('Works at night');
  await box('Role Permission').click();
  expect(await faultsOf(page)).toEqual([]);
  await dialog('New Role').getByRole('button', { name: 'Confirm' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Success' });
  await notice.getByText('Role Name: night <b>desk</b>').waitFor();
  await notice.getByText('Description: Works at night').waitFor();
  await row('Works at night').waitFor();
  expect(await page.locator('tbody tr:not([aria-hidden])').last().innerText()).toContain('Works at night');
  const [kept] = await product.query<{ routes: { path: string; children: { path: string }[] }[] }>(
    "select routes from demo_role where description = 'Works at night'",
  );
  expect(kept?.routes.map((route) => [route.path, route.children.map((child) => child.path)])).toEqual([
    ['/permission', ['/permission/role']],
  ]);
});

test('R-PERM-019 R-ADM-028: editing shows what is checked, and replaces the entry in its place', async () => {
  const { page } = walk;
  await row('editor').getByRole('button', { name: 'Edit' }).click();
  await dialog('Edit Role').waitFor();
  expect(await dialog('Edit Role').getByPlaceholder('Role Name').inputValue()).toBe('editor');
  expect(await box('Role Permission').getAttribute('aria-checked')).not.toBe('true');
  expect(await box('Article List').getAttribute('class')).toContain('checked');
  await box('Article List').click();
  await dialog('Edit Role').getByPlaceholder('Role Description').fill('Edits no list');
  await dialog('Edit Role').getByRole('button', { name: 'Confirm' }).click();
  await row('Edits no list').waitFor();
  const second = page.locator('tbody tr:not([aria-hidden])').nth(1);
  expect(await second.innerText()).toContain('Edits no list');
  await page.reload();
  await row('Edits no list').getByRole('button', { name: 'Edit' }).click();
  await dialog('Edit Role').waitFor();
  expect(await box('Article List').getAttribute('class')).not.toContain('checked');
  expect(await box('Create Article').getAttribute('class')).toContain('checked');
  await dialog('Edit Role').getByRole('button', { name: 'Cancel' }).click();
  await dialog('Edit Role').waitFor({ state: 'hidden' });
});

test('R-PERM-020 R-ADM-029 R-ADM-030: deleting asks first; no keeps the role, yes removes it and says so', async () => {
  const { page } = walk;
  for (const answer of ['Cancel', 'Confirm'] as const) {
    await row('visitor').getByRole('button', { name: 'Delete' }).click();
    const asked = dialog('Warning');
    await asked.getByText('Confirm to remove the role?').waitFor();
    await asked.getByRole('button', { name: answer, exact: true }).click();
    await asked.waitFor({ state: 'hidden' });
    await expect.poll(() => row('visitor').count()).toBe(answer === 'Cancel' ? 1 : 0);
  }
  await page.getByText('Delete succed!').waitFor();
  await row('visitor').waitFor({ state: 'detached' });
  expect(await product.query("select 1 from demo_role where key = 'visitor'")).toEqual([]);
});
