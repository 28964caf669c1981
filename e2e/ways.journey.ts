// The ways through the product: redirects, pages nobody has or may see, the menu that fails, and the guard at the door.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
let page: Page;
keepWalk((begun) => {
  ({ product, browser, walk } = begun);
  ({ page } = walk);
});

const at = (path: string) => `${product.origin}${path}`;
const front = '/api/content/contentList/deplist';
const mine = '/api/content/contentList/mylist';
const open = (path: string) => page.goto(at(path));
const heading = (name: string) => page.getByRole('heading', { name });
const menu = () => page.getByRole('navigation', { name: 'Menu' });
const answer = (data: unknown, code = 200) => ({ json: { code, message: 'x', data } });
const cookies = async (context: BrowserContext) =>
  (await context.cookies(product.origin)).filter(({ name }) => name === 'HY-JWT');

test('R-RTE-004 R-RTE-005 R-RTE-030: / leads to the department’s content, /dashboard is a page, and no address has a hash', async () => {
  await open('/');
  await page.waitForURL(`**${front}`);
  await open('/dashboard');
  await heading('Welcome').waitFor();
  await menu().getByRole('link', { name: 'Herald' }).click();
  await page.waitForURL(`**${front}`);
  expect(page.url()).not.toContain('#');
});

test('R-RTE-006: every page begins at its top', async () => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'My drafts' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await page.getByRole('main').getByRole('link', { name: 'My drafts' }).click();
  await heading('My drafts').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('R-RTE-007 R-RTE-009: the composer opens at its address, and another refreshTime makes it anew', async () => {
  await open('/api/content/publish/pubContent');
  const title = page.getByLabel('Title', { exact: true });
  await title.evaluate((element) => element.setAttribute('data-first', ''));
  await menu().getByRole('link', { name: 'New content' }).click();
  await page.waitForURL('**/pubContent?refreshTime=*');
  await expect.poll(() => title.getAttribute('data-first')).toBeNull();
});

test.each([
  ['Publish history', '/content/publish/pubHistory'],
  ['Scheduled', '/content/schedulepubmaterial/list'],
  ['Department content', '/content/contentList/deplist'],
  ['My content', '/content/contentList/mylist'],
  ['My drafts', '/content/contentList/myDraft/list'],
])(
  'R-RTE-017 R-RTE-028: the open entry %s clicked again comes through /menuRedirect and reads its list anew',
  async (name, call) => {
    await open('/dashboard');
    const entry = menu().getByRole('link', { name, exact: true });
    await entry.click();
    await heading(name === 'Scheduled' ? 'Scheduled posts' : name).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await entry.getAttribute('href')).toMatch(/^\/menuRedirect\?path=/);
    const [request] = await Promise.all([
      page.waitForRequest((asked) => new URL(asked.url()).pathname === `/prod-api${call}`, {
        timeout: 4_000,
      }),
      entry.click(),
    ]);
    expect(request.method()).toBe('GET');
    await page.waitForURL(/[?&]refreshTime=\d+/);
  },
);

test('R-RTE-027: /redirect puts the path in its own place, with its query', async () => {
  await open('/dashboard');
  const before = await page.evaluate(() => history.length);
  await open(`/redirect${mine}?page=1&state=live`);
  await page.waitForURL(at(`${mine}?page=1&state=live`));
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('R-RTE-028 R-RTE-029: /menuRedirect goes to a path of ours and to nobody else’s', async () => {
  await open(`/menuRedirect?path=${encodeURIComponent(mine)}`);
  await page.waitForURL(`**${mine}?refreshTime=*`);
  await open('/menuRedirect?path=https%3A%2F%2Fexample.org%2F');
  await page.waitForURL(`**${front}**`);
  expect(new URL(page.url()).origin).toBe(product.origin);
});

/** As an administrator would: an entry is there for the roles that were given it. */
async function list(name: string, url: string, sort: number): Promise<void> {
  await product.query(
    `with entry as (insert into menu_entry (name, url, icon, sort) values ('${name}', '${url}', '', ${sort}) returning id)
     insert into role_resource (role_id, resource_id) select role.id, entry.id from role cross join entry`,
  );
}

test('R-RTE-031 R-RTE-032: an address nobody has is /404, which says so, leads home, and is in no menu', async () => {
  await list('Lost and found', '/404', 90);
  await open('/nobody/has/this');
  await page.waitForURL('**/404');
  await heading('The webmaster said that you can not enter this page...').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL(`**${front}`);
  await menu().getByRole('link', { name: 'Messages' }).waitFor();
  expect(await menu().getByText('Lost and found').count()).toBe(0);
});

test('R-MENU-005: an entry that leads nowhere is listed, and leads to /404', async () => {
  await list('Nowhere', '/no/such/page', 91);
  await open('/dashboard');
  await menu().getByRole('link', { name: 'Nowhere' }).click();
  await page.waitForURL('**/404');
  await expect.poll(() => heading('The webmaster said').count()).toBe(1);
});

test('R-MENU-006 R-SHELL-012: a hidden entry is not listed, and its page opens all the same', async () => {
  await product.query(`update menu_entry set hidden = true where url = '${mine}'`);
  await open(mine);
  await heading('My content').waitFor();
  await menu().getByRole('link', { name: 'My drafts' }).waitFor();
  expect(await menu().getByRole('link', { name: 'My content' }).count()).toBe(0);
  await product.query(`update menu_entry set hidden = false where url = '${mine}'`);
});

test('R-MENU-003 R-ERR-023: a menu that cannot be read says so, and the page is there', async () => {
  await page.route('**/control/user/dashboard', (route) => route.fulfill(answer(null, 500_001)));
  await open(mine);
  await page.getByRole('alert').getByText('menu data loading abnormal').waitFor();
  await heading('My content').waitFor();
  await page.unroute('**/control/user/dashboard');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await menu().getByRole('link', { name: 'My drafts' }).waitFor();
  expect(await page.getByText('menu data loading abnormal').count()).toBe(0);
});

test('R-RTE-033 R-RTE-034 R-RTE-035 R-RTE-036: /401 says why, goes a step back or to the dashboard, and shows its picture', async () => {
  await open(mine);
  await heading('My content').waitFor();
  await open('/401');
  await page.getByText('You have no permission for this page.').waitFor();
  await page.getByText('contact your leader').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'A closed door' });
  expect(await dialog.locator('svg').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await page.waitForURL('**/401');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(`**${mine}`);
  await open('/401?noGoBack=true');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/dashboard');
});

test('R-RTE-037: a page that somebody’s roles do not open is /401, one that nobody has /404', async () => {
  const other = await openWindow(browser, { language: 'en' });
  await enter(other.page, product, 'editor', 'Editor-2026!');
  await other.page.goto(at('/api/control/brakes'));
  await other.page.waitForURL('**/401');
  await expect.poll(() => other.page.getByText('You have no permission for this page.').count()).toBe(1);
  await other.page.goto(at('/no/such/page'));
  await other.page.waitForURL('**/404');
  await other.context.close();
});

test('R-AUTH-020 R-AUTH-021: a deep link loads person and menu once, goes where it wanted, and asks no more on the way', async () => {
  const other = await walk.context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const count = (path: string) => asked.filter((one) => one === `/prod-api/control/user/${path}`).length;
  await other.goto(at(`${mine}?page=1`));
  await other.getByRole('heading', { name: 'My content' }).waitFor();
  expect(other.url()).toBe(at(`${mine}?page=1`));
  expect(await other.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  for (const name of ['My drafts', 'Messages']) {
    await other.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
    await other.getByRole('heading', { name }).waitFor();
  }
  expect([count('info'), count('dashboard')]).toEqual([1, 1]);
  await other.close();
});

const somebody = {
  id: '1',
  name: 'x',
  account: 'x',
  avatar: '',
  introduction: '',
  department: '',
  passwordHere: true,
};

test.each([
  ['a person without anything', answer(null), 'Verification failed, please Login again'],
  ['a person without roles', answer({ ...somebody, roles: [] }), 'Roles must be a non-null array'],
  ['roles that are no list', answer({ ...somebody, roles: 'admin' }), 'Roles must be a non-null array'],
  ['an error nobody knows', answer(null, 999_999), 'Has Error'],
])(
  'R-AUTH-002 R-AUTH-022 R-AUTH-023 R-AUTH-024 R-AUTH-037 R-ERR-024: %s ends at the door with its sentence, without a token, and without going round',
  async (_, told, sentence) => {
    const other = await openWindow(browser, { language: 'en' });
    await enter(other.page, product, 'editor', 'Editor-2026!');
    await other.page.route('**/control/user/info', (route) => route.fulfill(told));
    await other.page.goto(at(`${mine}?page=2`));
    await other.page.getByRole('alert').getByText(sentence).waitFor();
    const address = new URL(other.page.url());
    expect([address.pathname, address.searchParams.get('redirect')]).toEqual(['/login', `${mine}?page=2`]);
    expect(await cookies(other.context)).toEqual([]);
    await other.page.waitForTimeout(1_500);
    expect(new URL(other.page.url()).pathname).toBe('/login');
    await other.page.getByRole('button', { name: 'Log in again' }).waitFor();
    expect(await faultsOf(other.page)).toEqual([]);
    await other.context.close();
  },
);

test('R-AUTH-035: the last page of a consent keeps its query for the window that waits, and closes', async () => {
  await open(mine);
  const [opened] = await Promise.all([
    walk.context.waitForEvent('page'),
    page.evaluate(() => void window.open('/auth-redirect?state=heron&code=42')),
  ]);
  await opened.waitForEvent('close');
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.includes('oauth-code')),
  );
  expect(kept?.[1]).toContain('state=heron&code=42');
});

test('R-ERR-010: whose token is rejected is asked in Chinese by 重新登录 and 取消, also on a page without dialogs', async () => {
  const other = await openWindow(browser, { language: 'zh-CN' });
  await enter(other.page, product, 'editor', 'Editor-2026!');
  await other.page.goto(at('/dashboard'));
  await other.page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('link', { name: '我的草稿' })
    .waitFor();
  await other.page.waitForLoadState('networkidle');
  await other.page.route('**/content/contentList/myDraft/list**', (route) =>
    route.fulfill(answer(null, 101_201)),
  );
  await other.page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '我的草稿' }).click();
  const question = other.page.getByRole('dialog', { name: '确定登出' });
  await question.waitFor();
  expect(await question.getByRole('button').allInnerTexts()).toEqual(['取消', '重新登录']);
  await question.getByRole('button', { name: '取消' }).click();
  await other.context.close();
});

test('R-ERR-019: what simply succeeded is said', async () => {
  await open('/api/infor/myInfor?navLink=1');
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).first().click();
  const said = page.getByText('Operation succeeded');
  await said.waitFor();
  expect(await said.count()).toBe(1);
});
