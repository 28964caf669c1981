// What is live, changed and taken down in a real browser: in place, deleted and posted again, and gone; the sandbox's ledger agrees.
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import { order, postsWith } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;

keepWalk(
  (begun) => {
    ({ product, browser, walk } = begun);
  },
  { bound: ['Facebook', 'Twitter', 'VK'] },
);

const openHistory = (page: Page) => page.goto(`${product.origin}/api/content/publish/pubHistory`);
const rows = (page: Page, title: string, ...words: string[]) =>
  words.reduce(
    (found, word) => found.filter({ has: page.getByText(word, { exact: true }) }),
    page.getByRole('row').filter({ hasText: title }),
  );

async function publishEverywhere(title: string, text: string): Promise<void> {
  const { page } = walk;
  await compose(page, product, { title, text, picture: await drawPicture('bridge.png') });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: 'Publish to 3', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
  await openHistory(page);
  await expect.poll(() => rows(page, title, 'Live').count(), { timeout: 30_000 }).toBe(3);
}

/** Of each platform the posts with these words that readers see, by their ids. */
async function seenBy(words: string): Promise<Record<string, string[]>> {
  const posts = (await postsWith(product.sandbox, words)).filter(({ removedAt }) => removedAt === undefined);
  return Object.fromEntries(
    ['facebook', 'twitter', 'vk'].map((name) => [
      name,
      posts.filter(({ platform }) => platform === name).map(({ externalId }) => externalId),
    ]),
  );
}

describe('modify publish', () => {
  test('R-COMP-039 R-COMP-040 R-COMP-041 R-COMP-047 R-RTE-026 R-HIST-007 R-PUB-014 R-STATE-002: changes Facebook and VK in place, and deletes and posts again on Twitter once that is ticked', async () => {
    const { page } = walk;
    await publishEverywhere('Bridge', 'The old bridge opens at nien.');
    const before = await seenBy('opens at nien');
    await rows(page, 'Bridge', 'Live', 'Facebook').getByRole('link', { name: 'Modify' }).click();
    const text = page.getByLabel('Text', { exact: true });
    await text.waitFor();
    expect(await text.inputValue()).toBe('The old bridge opens at nien.');
    expect(await page.getByText('has been changed since this was published').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('status')).toBe('3');
    expect(await page.title()).toMatch(/^Change what is live/);
    expect(await page.locator('.breadcrumb [aria-current]').innerText()).toMatch(/^Change what is live/);
    expect(await page.getByLabel('Category').isDisabled()).toBe(true);
    for (const name of ['Clear', 'Save draft', 'Schedule publish', 'Add account', /^Publish/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await text.fill('The old bridge opens at nine.');
    await page.getByRole('button', { name: 'Modify publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('nien').first().waitFor();
    const box = (channel: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${channel} `) });
    expect([await box('Facebook').isChecked(), await box('VK').isChecked()]).toEqual([true, true]);
    expect(await box('Twitter').isChecked()).toBe(false);
    // One more post there counts against what the platform allows.
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'Twitter' })
      .getByText(/^Left to publish: [\d,]+ of [\d,]+ a day/)
      .waitFor();
    await dialog.getByText(/Deleted and posted again: its comments and likes are lost/).waitFor();
    expect(await dialog.locator('del').allInnerTexts()).toEqual(['nien', 'nien', 'nien']);
    expect(await dialog.locator('ins').allInnerTexts()).toEqual(['nine', 'nine', 'nine']);
    await box('Twitter').check();
    const sent = page.waitForRequest('**/content/publish/update');
    await dialog.getByRole('button', { name: 'Confirm modify' }).click();
    // R-PUB-014
    const body = z.record(z.string(), z.unknown()).parse((await sent).postDataJSON());
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['pkGUID', 'oldPkGUID', 'opp_id', 'bids', 'status']),
    );
    expect([body['status'], body['bids']]).toEqual([3, expect.objectContaining({ length: 3 })]);
    expect((await sent).headers()['idempotency-key']).toBeTruthy();
    const progress = page.getByRole('region', { name: 'The change' });
    await progress.getByText('Posted again', { exact: true }).waitFor({ timeout: 30_000 });
    await expect.poll(() => progress.getByText('Changed', { exact: true }).count()).toBe(2);
    const after = await seenBy('opens at nine');
    expect(after['facebook']).toEqual(before['facebook']);
    expect(after['vk']).toEqual(before['vk']);
    expect(after['twitter']).toHaveLength(1);
    expect(after['twitter']).not.toEqual(before['twitter']);
    expect(Object.values(await seenBy('opens at nien')).flat()).toEqual([]);
  });

  test('R-HIST-007: the history keeps both versions, who changed them, and the way from the old post to the new one', async () => {
    const { page } = walk;
    await openHistory(page);
    await rows(page, 'Bridge', 'Taken down', 'Twitter').getByRole('link', { name: 'Details' }).click();
    const drawer = page.getByRole('dialog');
    const versions = drawer.getByRole('region', { name: 'Versions' });
    await versions.getByText('Deleted and posted again').waitFor();
    expect(await versions.locator('del').innerText()).toBe('nien');
    expect(await versions.locator('ins').innerText()).toBe('nine');
    await versions.getByRole('link', { name: 'See the post that took its place' }).click();
    await drawer.getByRole('link', { name: 'See the post it took the place of' }).waitFor();
    await drawer.getByText('Live', { exact: true }).first().waitFor();
  });

  test('R-PERM-006 R-PERM-010: without fMFzqi there is no way to it', async () => {
    await product.query(
      `delete from role_sign using role where role.id = role_id and key = 'editor' and sign = 'fMFzqi'`,
    );
    const { page, context } = await openWindow(browser);
    await enter(page, product, 'editor', 'Editor-2026!');
    await page.goto(`${product.origin}/api/content/publish/pubHistory?scope=department`);
    await rows(page, 'Bridge', 'Live', 'Facebook').waitFor();
    expect(await page.getByRole('link', { name: 'Modify' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Take down' }).count()).toBe(0);
    await context.close();
  });
  test('R-HIST-007: an edit that failed says so and leaves the post; tried again with the same words it succeeds, once', async () => {
    const { page } = walk;
    await publishEverywhere('Tower', 'The tower opens in June.');
    const before = await seenBy('opens in June');
    await order(product.sandbox, { fault: 'duplicate', operation: 'facebook.edit', times: 1 });
    const change = async () => {
      await rows(page, 'Tower', 'Facebook').getByRole('link', { name: 'Modify' }).click();
      await page.getByLabel('Text', { exact: true }).fill('The tower opens in July.');
      await page.getByRole('button', { name: 'Modify publish' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: /^VK / }).uncheck();
      await dialog.getByRole('button', { name: 'Confirm modify' }).click();
    };
    await change();
    const progress = page.getByRole('region', { name: 'The change' });
    await progress.getByText('Not changed', { exact: true }).waitFor({ timeout: 30_000 });
    expect((await seenBy('opens in July'))['facebook']).toEqual([]);
    await openHistory(page);
    await rows(page, 'Tower', 'Change failed', 'Facebook').waitFor();
    await change();
    await progress.getByText('Changed', { exact: true }).waitFor({ timeout: 30_000 });
    expect((await seenBy('opens in July'))['facebook']).toEqual(before['facebook']);
    expect((await seenBy('opens in June'))['vk']).toEqual(before['vk']);
    await openHistory(page);
    await rows(page, 'Tower', 'Live', 'Facebook').getByRole('link', { name: 'Details' }).click();
    const versions = page.getByRole('dialog').getByRole('region', { name: 'Versions' });
    await versions.getByText('Not changed', { exact: true }).waitFor();
    await versions.getByText('Changed', { exact: true }).waitFor();
  });
});

test('where somebody changed the post on its platform the dialog says so, and whoever confirms below that puts ours there again', async () => {
  const { page } = walk;
  await product.query(
    `update publication set reason = 'reason-not-overwritten',
       fence = (select fence from account_lane lane where lane.account_id = publication.account_id)
      where title = 'Tower' and channel_id = 31`,
  );
  await openHistory(page);
  await rows(page, 'Tower', 'Facebook').getByRole('link', { name: 'Modify' }).click();
  await page.getByLabel('Text', { exact: true }).waitFor();
  // VK still says June, and nobody doubts that: given the shared words it is changed with it, and named in nothing else.
  const tabs = page.getByRole('group', { name: 'Words for' });
  await tabs.getByRole('button', { name: 'VK customised' }).click();
  await page.getByRole('button', { name: 'Use the shared one: Text' }).click();
  await page.getByRole('button', { name: 'Modify publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/somebody changed it on the platform/).waitFor();
  // Twitter's alone, in its own words since it was left out.
  expect(await dialog.getByText('Nothing differs there.').count()).toBe(1);
  expect(await dialog.getByRole('checkbox', { name: /^VK / }).isChecked()).toBe(true);
  await dialog.getByRole('checkbox', { name: /^Facebook / }).check();
  const sent = page.waitForRequest('**/content/publish/update');
  await dialog.getByRole('button', { name: 'Confirm modify' }).click();
  const body = z.object({ bids: z.array(z.string()), overwrite: z.array(z.string()) });
  const { bids, overwrite } = body.parse((await sent).postDataJSON());
  const [facebook] = await product.query<{ account: string }>(
    `select account_id as account from publication where title = 'Tower' and channel_id = 31`,
  );
  expect([bids.length, overwrite]).toEqual([2, [facebook?.account]]);
  const progress = page.getByRole('region', { name: 'The change' });
  await expect
    .poll(() => progress.getByText('Changed', { exact: true }).count(), { timeout: 30_000 })
    .toBe(2);
});

describe('taking down', () => {
  test('R-HIST-005 R-HIST-006: one post, then everywhere; still live is said until it is proven gone, and the ledger agrees', async () => {
    const { page } = walk;
    await publishEverywhere('Tram', 'The tram runs all night.');
    await rows(page, 'Tram', 'Live', 'VK').getByRole('button', { name: 'Take down' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Will be taken down/).waitFor();
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await dialog.getByText('Proven to be gone everywhere you asked for.').waitFor({ timeout: 20_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    const left = await seenBy('all night');
    expect(Object.values(left).map((ids) => ids.length)).toEqual([1, 1, 0]);
    await rows(page, 'Tram', 'Live', 'Facebook').getByRole('button', { name: 'Take down' }).click();
    await dialog.getByLabel(/Everywhere it stands/).check();
    // Facebook asks to wait: for so long it is still live, and that is what is said.
    const wait = { fault: 'rate-seconds', operation: 'facebook.delete', times: 1, retryAfterSeconds: 4 };
    await order(product.sandbox, wait);
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await dialog.getByText(/^Still live on 1 of 2/).waitFor({ timeout: 20_000 });
    expect((await seenBy('all night'))['facebook']).toHaveLength(1);
    await dialog.getByText('Proven to be gone everywhere you asked for.').waitFor({ timeout: 20_000 });
    expect(Object.values(await seenBy('all night')).flat()).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => rows(page, 'Tram', 'Taken down').count()).toBe(3);
  });

  test('R-STATE-010 R-HIST-011: an edit of what is gone says so once, and goes one step back', async () => {
    const { page } = walk;
    const [gone] = await product.query<{ id: string }>(
      `select id from publication where title = 'Tram' limit 1`,
    );
    await openHistory(page);
    const address = `/api/content/publish/pubContent?status=3&opp_id=${gone?.id ?? ''}`;
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await page.getByText('This post is no longer valid.').waitFor();
    await page.waitForURL('**/pubHistory');
    expect(await page.getByText('This post is no longer valid.').count()).toBe(1);
  });
});
