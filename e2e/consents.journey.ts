// Consents in windows of their own: pages that only begin one, the page where one ends, and an answer that names no page.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { openWindow, signIn, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
let page: Page;

keepWalk((begun) => {
  ({ product, browser, walk } = begun);
  ({ page } = walk);
});

test('R-RTE-022 R-RTE-023 R-RTE-024 R-RTE-025 R-RTE-038: pages that only begin a consent lead to it, and what it offers is chosen afterwards', async () => {
  for (const [path, words] of [
    ['/youtubeRelieve', 'youtube.upload'],
    ['/googleGARelieve', 'yt-analytics.readonly'],
    ['/instagramRelieve', 'instagram'],
    ['/vk', 'wall'],
    ['/authOpen?channelid=42', 'w_'],
  ] as const) {
    await page.goto(`${product.origin}${path}`);
    await page.waitForURL((url) => url.href.startsWith(product.sandbox));
    expect([path, decodeURIComponent(page.url())]).toEqual([path, expect.stringContaining(words)]);
  }
  await page.goto(`${product.origin}/youtubeRelieve`);
  await page.getByRole('button', { name: /allow/i }).click();
  await page.getByRole('link', { name: 'Choose what to bind' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Bind 1' }).click();
  await page.getByRole('article', { name: /\(YouTube\)/ }).waitFor();
});

test('far down a page of many accounts, what a consent offers comes into view with the focus on it, so that it is read out', async () => {
  await product.query(
    `insert into channel_account (channel_id, external_id, name, screen_name, page_ids, owner_id, department_id)
      select channel_id, external_id || n, name || ' ' || n, screen_name, page_ids, owner_id, department_id
      from channel_account, generate_series(1, 8) as n where state = 'usable'`,
  );
  await page.goto(`${product.origin}/api/control/account/addAccount`);
  const bind = page.getByRole('button', { name: 'Bind Facebook', exact: true });
  // The accounts above it come late.
  await page.getByRole('article', { name: / 8 \(/ }).first().waitFor();
  await bind.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const opened = walk.context.waitForEvent('page');
  await bind.click();
  await (await opened).getByRole('button', { name: /allow/i }).click();
  const heading = page.getByRole('heading', { name: 'Choose what to bind' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  // Reading where it stands scrolls nothing.
  const top = await heading.evaluate((one) => one.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(50);
  expect(top).toBeLessThan(450);
  await page.getByRole('region', { name: 'Choose what to bind' }).getByRole('checkbox').first().waitFor();
  await product.query(`delete from channel_account where id not in (select account_id from account_token)`);
});

test.each([
  ['en', 'unknown', 'Herald knows no such authorisation'],
  ['zh-CN', 'unknown', 'Herald 没有发起过此授权'],
  ['es', 'spent', 'Esta autorización ya se usó'],
  ['ja', 'elsewhere', '別の人が開始したもの'],
  ['en', 'over', 'took too long and is over'],
] as const)(
  'R-AUTH-036 O05: the last page of a consent says how it stands by the server’s word, and what to do (%s, %s)',
  async (language, standing, words) => {
    const other = await openWindow(browser, { language });
    if (standing === 'elsewhere') await signIn(other.page, product, 'editor', 'Editor-2026!');
    const state = `${standing}-${'x'.repeat(40)}`;
    if (standing !== 'unknown')
      await product.query(
        `insert into consent (state, person_id, channel_id, verifier, pasted, used_at, created_at)
          select $1, id, 33, '', true, case when $2 = 'spent' then herald_now() end,
            case when $2 = 'over' then herald_now() - interval '1 hour' else herald_now() end
          from person where account = 'admin'`,
        [state, standing],
      );
    await other.page.goto(`${product.origin}/auth-redirect?code=a&state=${state}`);
    await other.page.getByRole('alert').getByText(words).waitFor();
    expect(await other.page.locator('main').innerText()).not.toContain('code=');
    await other.context.close();
  },
);

test('R-ACC-017: an answer without an address is said, and no blank window is left', async () => {
  await page.route('**/om/channel/auth/openPage**', (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', data: { url: '' } } }),
  );
  await page.goto(`${product.origin}/youtubeRelieve`);
  await page.getByText('The channel named no page to open').waitFor();
  await page.unroute('**/om/channel/auth/openPage**');
  await page.getByRole('link', { name: 'To the accounts' }).click();
  await page.getByRole('heading', { name: 'Bind an account' }).waitFor();
  expect(walk.context.pages()).toHaveLength(1);
});
