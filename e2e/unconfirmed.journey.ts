// "We do not know": it is said aloud with what was checked, and each of a person's three answers ends it; then one is taken down.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { liftFaults, order, postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, openWindow } from './walk.ts';

let product: Product;
let page: Page;
let browser: Browser;

keepWalk(
  (begun) => {
    ({ product, browser } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'Twitter'] },
);

const openHistory = () => page.goto(`${product.origin}/api/content/publish/pubHistory`);
const row = (title: string, channel: string) =>
  page.getByRole('row').filter({ hasText: title }).filter({ hasText: channel });
const says = (inside: Locator, state: string) => inside.getByText(state, { exact: true });
const drawer = () => page.getByRole('dialog').filter({ hasText: 'What happened' });
const press = (name: string, inside: Page | Locator = page) =>
  inside.getByRole('button', { name, exact: true }).click();

async function publish(title: string, text: string): Promise<void> {
  await compose(page, product, { title, text });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: /^Publish to 2/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
  await openHistory();
}

async function decide(title: string, channel: string): Promise<void> {
  const unknown = row(title, channel);
  await says(unknown, 'Unconfirmed').waitFor({ timeout: 60_000 });
  await unknown.getByRole('link', { name: 'Decide' }).click();
  await drawer().getByText('We do not know whether this is live').waitFor();
}

async function platformsWith(text: string): Promise<string[]> {
  const posted = await postsWith(product.sandbox, text);
  return posted.map((post) => post.platform).toSorted();
}

describe('what nobody can know', () => {
  const text = 'The old bridge closes for the winter.';

  test('is said aloud: in the history with what was checked, and in a message', async () => {
    await order(product.sandbox, { fault: 'reset-after', operation: 'twitter.publish', times: 1 });
    await order(product.sandbox, { fault: 'list-lag', operation: 'twitter.list', lagMs: 600_000 });
    await order(product.sandbox, { fault: 'reset-before', operation: 'facebook.publish', times: 1 });
    await publish('Old bridge', text);
    await decide('Old bridge', 'Twitter');
    await row('Old bridge', 'Twitter').getByText('nobody has seen it on the account').waitFor();
    expect(await drawer().innerText()).toMatch(/Looked \d+ times on the account, last \d/);
    expect(await platformsWith(text)).toEqual(['twitter']);
    await page.goto(`${product.origin}/api/infor/myInfor?navLink=1`);
    await page.getByText('We do not know whether "Old bridge" is live on').first().waitFor();
  });

  test('whoever may not settle it is told who can', async () => {
    await product.query(
      `delete from role_sign using role where role.id = role_id and key = 'editor' and sign = 'publication:resolve'`,
    );
    const other = await openWindow(browser);
    await enter(other.page, product, 'editor', 'Editor-2026!');
    await other.page.goto(`${product.origin}/api/content/publish/pubHistory?scope=department`);
    const unknown = other.page
      .getByRole('row')
      .filter({ hasText: 'Old bridge' })
      .filter({ hasText: 'Twitter' });
    await unknown.getByRole('link', { name: 'Details' }).click();
    const inside = other.page.getByRole('dialog');
    await inside.getByText('tell a colleague who has it').waitFor();
    expect(await inside.getByRole('button', { name: 'Drop it' }).count()).toBe(0);
    await other.context.close();
  });

  test('a link that is not its post is refused with the reason, which stays beside what was entered', async () => {
    await openHistory();
    await decide('Old bridge', 'Twitter');
    const link = drawer().getByLabel("Paste the post's link");
    await link.fill('the one from Monday');
    await drawer().getByText('Please enter a valid link').waitFor();
    const wrong = 'https://x.com/i/web/status/1234567890';
    await link.fill(wrong);
    expectComplaint(/\/publish\/resolve: .*422/);
    await press('Confirm this link', drawer());
    await press('Confirm');
    const reason = 'There is no such post under this link on the account. Check the link.';
    await drawer().getByText(reason).waitFor();
    expect(await link.inputValue()).toBe(wrong);
    await link.fill('https://x.com/i/web/status/1234');
    await drawer().getByText(reason).waitFor({ state: 'detached' });
    expect(await says(row('Old bridge', 'Twitter'), 'Unconfirmed').count()).toBe(1);
  });

  test('the right link makes it live, and the history opens it there', async () => {
    const [post] = await postsWith(product.sandbox, text);
    await drawer().getByLabel("Paste the post's link").fill(`https://x.com/i/web/status/${post?.externalId}`);
    await press('Confirm this link', drawer());
    await press('Confirm');
    await says(row('Old bridge', 'Twitter'), 'Live').waitFor();
    await drawer().getByText('A person confirmed it and the link was checked.').first().waitFor();
    const opens = row('Old bridge', 'Twitter').getByRole('link', { name: 'Open the post' });
    expect(await opens.getAttribute('href')).toContain(post?.externalId);
    // Only now: the machine goes on looking, and what it finds is no longer asked of a person.
    await liftFaults(product.sandbox);
  });

  test('dropped, it counts as not published and is not offered again', async () => {
    await openHistory();
    await decide('Old bridge', 'Facebook');
    await press('Drop it', drawer());
    await page.getByText('It will count as not published').waitFor();
    await page.getByRole('tooltip').getByRole('button', { name: 'Drop it' }).click();
    await says(row('Old bridge', 'Facebook'), 'Dropped').waitFor();
    expect(await row('Old bridge', 'Facebook').getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await platformsWith(text)).toEqual(['twitter']);
  });

  test('"it is not live: send again", confirmed twice, publishes it once', async () => {
    const again = 'The market moves to the quay.';
    await order(product.sandbox, { fault: 'reset-before', operation: 'twitter.publish', times: 1 });
    await publish('Market day', again);
    await decide('Market day', 'Twitter');
    expect(await platformsWith(again)).toEqual(['facebook']);
    await press('It is not live: send again', drawer());
    await page.getByText('Are you sure it is not on').waitFor();
    await press('Confirm');
    await page.getByText('If it is there after all, readers will see it twice.').last().waitFor();
    await press('Send again');
    await says(row('Market day', 'Twitter'), 'Live').waitFor({ timeout: 60_000 });
    expect(await platformsWith(again)).toEqual(['facebook', 'twitter']);
  });
});

describe('a post that is taken down', () => {
  test('is gone for its readers and is no longer offered to be opened (R-HIST-005)', async () => {
    await openHistory();
    const taken = row('Market day', 'Twitter');
    await press('Take down', taken);
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Take down' }).click();
    await question.getByRole('button', { name: 'Close' }).click();
    await says(taken, 'Taken down').waitFor({ timeout: 60_000 });
    expect(await taken.getByRole('link', { name: 'Open the post' }).count()).toBe(0);
    expect(await row('Market day', 'Facebook').getByRole('link', { name: 'Open the post' }).count()).toBe(1);
    const [post] = (await postsWith(product.sandbox, 'The market moves')).filter(
      (one) => one.platform === 'twitter',
    );
    expect(post?.removedAt).toBeDefined();
  });
});

describe('in the composer', () => {
  test('what nobody knows is answered where it was published from, and what is settled elsewhere is seen there', async () => {
    const words = 'The tram stops at the harbour.';
    await order(product.sandbox, { fault: 'reset-before', operation: 'twitter.publish', times: 1 });
    await order(product.sandbox, { fault: 'reset-before', operation: 'facebook.publish', times: 1 });
    await compose(page, product, { title: 'Tram stop', text: words });
    await chooseAllAccounts(page);
    await page.getByRole('button', { name: /^Publish to 2/ }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    const panel = page.getByRole('region', { name: /^(On its way|Published|Result)/ });
    const unknown = panel.getByText('We do not know whether this is live');
    await expect.poll(() => unknown.count(), { timeout: 60_000 }).toBe(2);
    const line = (channel: string) => panel.getByRole('listitem').filter({ hasText: channel }).first();
    await line('Twitter').getByLabel("Paste the post's link").waitFor();
    await line('Twitter').getByRole('button', { name: 'Look again' }).waitFor();
    await press('Drop it', line('Twitter'));
    await page.getByRole('tooltip').getByRole('button', { name: 'Drop it' }).click();
    await says(line('Twitter'), 'Dropped').waitFor();

    const other = await page.context().newPage();
    await other.goto(`${product.origin}/api/content/publish/pubHistory`);
    const there = other.getByRole('row').filter({ hasText: 'Tram stop' }).filter({ hasText: 'Facebook' });
    await there.getByRole('link', { name: 'Decide' }).click();
    const decision = other.getByRole('dialog').filter({ hasText: 'What happened' });
    await press('It is not live: send again', decision);
    await press('Confirm', other);
    await press('Send again', other);
    await says(there, 'Live').waitFor({ timeout: 60_000 });
    await other.close();
    await says(line('Facebook'), 'Live').waitFor({ timeout: 30_000 });
    expect(await platformsWith(words)).toEqual(['facebook']);
  });
});
