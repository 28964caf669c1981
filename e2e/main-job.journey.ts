// The main job in a real browser: sign in, bind, compose, publish, schedule, survive a dead worker, see it live.
import { describe, expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { liftFaults, order, postsWith } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, signIn, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook', 'Twitter'] },
);

const openHistory = () => walk.page.goto(`${product.origin}/api/content/publish/pubHistory`);
const liveRows = (title: string) =>
  walk.page
    .getByRole('row')
    .filter({ hasText: title })
    .filter({ has: walk.page.getByText('Live', { exact: true }) });

/** A long question opens at its beginning, though its last button has the focus. */
async function pressPublish(): Promise<void> {
  const { page } = walk;
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.getByRole('button', { name: /^Publish to 2/ }).waitFor();
  await page.setViewportSize({ ...size, height: 320 });
  await page.getByRole('button', { name: /^Publish to 2/ }).click();
  const outer = page.locator('.ant-modal-wrap');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await expect
    .poll(() => outer.evaluate((one) => [one.scrollHeight > one.clientHeight, one.scrollTop]))
    .toEqual([true, 0]);
  await page.setViewportSize(size);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
}

describe('the main job', () => {
  test('a post with a picture is published to Facebook and Twitter once each, and the history opens it (R-GEN-002, R-GEN-006, R-COMP-015, R-RTE-016)', async () => {
    const { page, context } = walk;
    const text = 'Ferries sail again from Monday. #harbour';
    await compose(page, product, {
      title: 'The harbour reopens',
      text,
      picture: await drawPicture('harbour.png'),
    });
    await chooseAllAccounts(page);
    await pressPublish();
    await openHistory();
    await expect.poll(() => liveRows('The harbour reopens').count(), { timeout: 20_000 }).toBe(2);
    const posted = await postsWith(product.sandbox, text);
    expect(posted.map((post) => post.platform).toSorted()).toEqual(['facebook', 'twitter']);
    expect(posted.every((post) => post.mediaSha256s.length === 1)).toBe(true);
    const opened = context.waitForEvent('page');
    await liveRows('The harbour reopens').first().getByRole('link', { name: 'Open the post' }).click();
    const reader = await opened;
    await reader.getByText('Ferries sail again from Monday.').waitFor();
    await reader.close();
  });

  test('a second click publishes nothing a second time, and the button is locked for 3 seconds (R-PUB-018, R-PUB-002, R-CONST-011)', async () => {
    const { page } = walk;
    const text = 'Clicked twice, published once.';
    await compose(page, product, { title: 'Two clicks', text });
    await chooseAllAccounts(page);
    await page.getByRole('button', { name: /^Publish to 2/ }).click();
    await page.getByRole('button', { name: 'Publish now' }).dblclick();
    await page.getByText('Pushed').waitFor();
    const button = page.getByRole('button', { name: /^Publish to 2/ });
    expect(await button.isDisabled()).toBe(true);
    const locked = performance.now();
    await expect.poll(() => button.isEnabled(), { timeout: 5_000, interval: 50 }).toBe(true);
    // What passed between the success and our first look is not more than a second.
    expect(performance.now() - locked).toBeGreaterThan(2_000);
    expect(performance.now() - locked).toBeLessThan(3_600);
    await openHistory();
    await expect.poll(() => liveRows('Two clicks').count(), { timeout: 20_000 }).toBe(2);
    expect(await postsWith(product.sandbox, text)).toHaveLength(2);
  });

  test('a scheduled post waits for its time and is then live exactly once (R-GEN-007, R-SCHED-001, R-SCHED-002, R-SCHED-003, R-HIST-002, R-HIST-012)', async () => {
    const { page } = walk;
    const text = 'The tide tables for next week.';
    await compose(page, product, { title: 'Tide tables', text });
    await chooseAllAccounts(page);
    const schedule = page.getByRole('button', { name: 'Schedule publish' });
    await schedule.click();
    await page.getByLabel(/Publish time/).waitFor();
    await schedule.click();
    await page.getByText('Saved in scheduled publishing').waitFor();
    await page.goto(`${product.origin}/api/content/schedulepubmaterial/list`);
    const tides = page.getByRole('row').filter({ hasText: 'Tide tables' });
    await tides.waitFor();
    // R-HIST-012: it carries no file.
    await page.getByRole('checkbox', { name: 'Only with uploaded files' }).click();
    await page.getByText('Nothing scheduled matches the filters.').waitFor();
    await page.getByRole('checkbox', { name: 'Only with uploaded files' }).click();
    await tides.waitFor();
    await page.waitForTimeout(1_500);
    expect(await postsWith(product.sandbox, text)).toHaveLength(0);
    await product.moveClock(42);
    // 42 minutes away from the desk end the session.
    await signIn(page, product, 'admin', 'Herald-2026!');
    await openHistory();
    await expect.poll(() => liveRows('Tide tables').count(), { timeout: 30_000 }).toBe(2);
    expect(await postsWith(product.sandbox, text)).toHaveLength(2);
  });

  test('with the worker killed while it sends, the post is still live exactly once and the history says how we know', async () => {
    const { page } = walk;
    const text = 'The lighthouse is repainted.';
    // The platform does what was asked and never answers; the worker dies waiting.
    await order(product.sandbox, { fault: 'timeout-after', operation: 'facebook.publish', times: 1 });
    await compose(page, product, { title: 'Lighthouse', text });
    await chooseAllAccounts(page);
    await pressPublish();
    await expect
      .poll(async () => (await postsWith(product.sandbox, text)).length, { timeout: 20_000 })
      .toBe(2);
    product.killWorker();
    await liftFaults(product.sandbox);
    await openHistory();
    await expect.poll(() => liveRows('Lighthouse').count(), { timeout: 60_000 }).toBe(2);
    expect((await postsWith(product.sandbox, text)).map((post) => post.platform).toSorted()).toEqual([
      'facebook',
      'twitter',
    ]);
    await page.getByText('The answer was lost; we found the post on the account.').first().waitFor();
  });
});
