// What the composer answers in Chinese, by the specification's own sentences: what is missing, what was saved, what was sent.
import type { Browser, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { enter } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
let page: Page;
keepWalk(
  (begun) => {
    ({ product, browser, walk } = begun);
    ({ page } = walk);
  },
  { bound: ['Facebook', 'Twitter', 'WeChat'] },
);

beforeAll(async () => {
  await walk.context.addCookies([{ name: 'language', value: 'zh', url: product.origin }]);
});

const composer = '/api/content/publish/pubContent';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (sentence: string | RegExp) => page.getByText(sentence).first();
const title = () => page.getByLabel('标题', { exact: true });
const words = () => page.getByLabel('正文', { exact: true });
const time = () => page.getByLabel(/^发布时间/);

async function write(heading: string, text: string): Promise<void> {
  await page.goto(`${product.origin}${composer}`);
  await title().fill(heading);
  await words().fill(text);
}
async function choose(channel: string): Promise<void> {
  await button('添加账号').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: new RegExp(`^${channel} `) }).check();
  await dialog.getByRole('button', { name: /^确定/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}
const schedules = async () => (await product.query('select id from schedule')).length;

test('R-GEN-022, R-GEN-010, R-GEN-011, R-GEN-012, R-GEN-013, R-GEN-014, R-GEN-015, R-GEN-016, R-GEN-017, R-GEN-018, R-GEN-019: whose browser is Chinese reads Chinese without choosing, and the ten channels by their English names', async () => {
  const other = await openWindow(browser, { language: 'zh-CN' });
  await enter(other.page, product, 'admin', 'Herald-2026!');
  await other.page.getByRole('heading', { name: '部门内容' }).waitFor();
  expect(await other.page.locator('html').getAttribute('lang')).toMatch(/^zh/);
  await other.page.goto(`${product.origin}/api/control/account/addAccount`);
  await other.page.getByRole('button', { name: '绑定 WeChat' }).waitFor();
  const named = await other.page
    .getByRole('button', { name: /^绑定 / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('绑定 ', '') ?? ''));
  expect(named).toEqual(
    'WeChat,Weibo,Facebook,Twitter,VK,YouTube,VK group,LinkedIn,TikTok,Instagram'.split(','),
  );
  await other.context.close();
});

test('R-GEN-027: the menu is what the server has for this person, not what the page knows', async () => {
  await product.query(
    `with entry as (insert into menu_entry (name, url, sort, sign) values
        ('港口台', '/api/content/contentList/mylist?desk=1', 90, null),
        ('只给闸门', '/api/control/brakes?own=1', 91, (select sign from menu_entry where name = 'menu.brakes'))
        returning id, sign)
      insert into role_resource (role_id, resource_id) select role.id, entry.id from role cross join entry
        where entry.sign is null
          or exists (select 1 from role_sign where role_sign.role_id = role.id and role_sign.sign = entry.sign)`,
  );
  const menuOf = async (account: string, password: string) => {
    const other = await openWindow(browser, { language: 'zh-CN' });
    await enter(other.page, product, account, password);
    const menu = other.page.getByRole('navigation', { name: '菜单' });
    await menu.getByText('港口台').waitFor();
    const shown = await menu.getByRole('link').allInnerTexts();
    await other.context.close();
    return shown;
  };
  expect(await menuOf('admin', 'Herald-2026!')).toEqual(expect.arrayContaining(['暂停发布', '只给闸门']));
  const editors = await menuOf('editor', 'Editor-2026!');
  expect(editors).not.toContain('暂停发布');
  expect(editors).not.toContain('只给闸门');
});

describe('what is missing is asked for', () => {
  test('R-PUB-003: a channel, before anything is published', async () => {
    await write('航标', '灯亮了。');
    let sent = 0;
    page.on('request', (request) => (sent += request.url().includes('/contentList/pub') ? 1 : 0));
    await button('发布').click();
    await page.locator('.ant-message').getByText('请选择发布渠道').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(sent).toBe(0);
  });

  test('R-SCHED-005, R-COMP-025: a time, before anything is scheduled', async () => {
    await write('航标', '灯亮了。');
    await choose('Facebook');
    await button('定时发布').click();
    await time().fill('');
    await button('定时发布').click();
    await page.locator('.ant-message').getByText('请选择时间').waitFor();
    expect(await schedules()).toBe(0);
  });

  test('R-VAL-007: an address, before a link is checked or saved', async () => {
    await write('航标', '灯亮了。');
    await button('添加链接').click();
    expectComplaint(/materialPackage\/create: .*422/);
    await button('保存到我的内容').click();
    await said('请先输入连接').waitFor();
    expect(await product.query(`select id from package where title = '航标'`)).toEqual([]);
    await page.getByLabel('链接', { exact: true }).fill('https://example.com/');
    await said('请先输入连接').waitFor({ state: 'detached' });
  });

  test('R-VAL-007: an address that is given before the refusal comes is asked for no more', async () => {
    await write('灯塔', '灯亮了。');
    await button('添加链接').click();
    expectComplaint(/materialPackage\/create: .*422/);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    };
    await page.route('**/materialPackage/create', hold, { times: 1 });
    const sent = page.waitForRequest('**/materialPackage/create');
    await button('保存到我的内容').click();
    await sent;
    await page.getByLabel('链接', { exact: true }).fill('https://example.com/');
    letGo();
    await page
      .locator('.cp-status')
      .getByText(/^未保存/)
      .waitFor();
    expect(await page.locator('li.cp-error').filter({ hasText: '请先输入连接' }).count()).toBe(0);
  });

  test('R-VAL-010, R-VAL-011, R-COMP-012: a shorter title, where WeChat is among the accounts', async () => {
    await write('题'.repeat(65), '灯亮了。');
    expect(await page.getByText('标题长度超过64').count()).toBe(0);
    await choose('WeChat');
    await said('标题长度超过64').waitFor();
    await title().fill('题'.repeat(64));
    await said('标题长度超过64').waitFor({ state: 'detached' });
  });
});

describe('what was done is said', () => {
  test('R-SCHED-004, R-SCHED-016, R-SCHED-017: a draft that cannot be saved is not scheduled; one that can is, and when it will be sent', async () => {
    await write('潮汐', '今晚涨潮。');
    await choose('Facebook');
    await button('保存草稿').click();
    await said(/已保存 ✓/).waitFor();
    await product.query(`update draft set revision = revision + 1 where title = '潮汐'`);
    await words().fill('今晚涨大潮。');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    expectComplaint(/\/draft\/update: .*409/);
    await button('定时发布').click();
    const preset = (await time().inputValue()).replace('T', ' ');
    await button('定时发布').click();
    await button('用我的版本覆盖').waitFor();
    expect(asked).toContain('/prod-api/content/contentList/draft/update');
    expect(asked).not.toContain('/prod-api/content/schedulepubmaterial/insert');
    expect(await schedules()).toBe(0);
    await button('用我的版本覆盖').click();
    await said(/已保存 ✓/).waitFor();
    await button('定时发布').click();
    await said('已保存到定时发布').waitFor();
    await said(`将于 ${preset} 左右发送`).waitFor();
    expect(await schedules()).toBe(1);
  });

  test('R-PUB-001, R-PUB-010, R-PUB-011, R-GEN-003: as it is typed it is seen for each channel; sent to them as a list, it is pushed, and then published', async () => {
    await write('渡轮', '渡轮复航。');
    await choose('Facebook');
    await choose('Twitter');
    const previews = page.getByRole('region', { name: '预览' });
    await expect.poll(() => previews.getByText('渡轮复航。').count()).toBe(2);
    expect(await product.query(`select id from package where title = '渡轮'`)).toEqual([]);
    const sent = page.waitForRequest('**/content/contentList/pub');
    await button('发布到 2 个账号').click();
    await button('立即发布').click();
    const [item, ...more] = z
      .array(z.object({ pkGUID: z.string(), bids: z.array(z.string()) }))
      .parse((await sent).postDataJSON());
    expect(more).toEqual([]);
    expect(item?.bids).toHaveLength(2);
    const notices = page.locator('.ant-message');
    await notices.getByText('已推送').waitFor();
    await notices.getByText('已发布', { exact: true }).waitFor({ timeout: 20_000 });
    const live = await product.query(
      `select id from publication where package_id = $1 and state = 'published'`,
      [item?.pkGUID],
    );
    expect(live).toHaveLength(2);
  });

  test('R-STATE-004, R-STATE-007, R-PUB-015, R-ERR-022: what is scheduled goes out at once when that is confirmed, and not when it is thought better of', async () => {
    await page.goto(`${product.origin}/api/content/schedulepubmaterial/list`);
    const row = page.getByRole('row').filter({ hasText: '潮汐' });
    const question = page.getByText('是否立即将定时内容发布到所选渠道？');
    await row.getByRole('button', { name: '立即发布' }).click();
    await question.waitFor();
    await page.getByRole('tooltip').getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await postsWith(product.sandbox, '今晚涨大潮。')).toEqual([]);
    await row.getByRole('button', { name: '立即发布' }).click();
    const sent = page.waitForRequest('**/schedulepubmaterial/pub');
    await page.getByRole('tooltip').getByRole('button', { name: '立即发布' }).click();
    const [schedule] = await product.query<{ id: string }>(
      'select id from schedule where withdrawn_at is null',
    );
    expect((await sent).postDataJSON()).toEqual({ schedulePubMaterialId: schedule?.id, status: 5 });
    await page.locator('.ant-message').getByText('已推送').waitFor();
    await expect
      .poll(async () => (await postsWith(product.sandbox, '今晚涨大潮。')).length, { timeout: 20_000 })
      .toBe(1);
    await row.getByText('已完成').waitFor({ timeout: 20_000 });
  });
});
