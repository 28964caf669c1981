// What came about since it was published, or since Modify was opened: saved, changed by a colleague, deleted, not to be looked at; each is told.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { order, postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook', 'VK'] },
);
beforeEach(() => {
  ({ page } = walk);
});

const button = (name: string | RegExp, on = page) => on.getByRole('button', { name });
const tab = (name: string) => page.getByRole('group', { name: 'Words for' }).getByRole('button', { name });
const text = (on = page) => on.getByRole('textbox', { name: 'Text', exact: true });
const dialog = (on = page) => on.getByRole('dialog');
const box = (channel: string) => dialog().getByRole('checkbox', { name: new RegExp(`^${channel} `) });
const apart = () => dialog().getByText('What stands there is not what was opened here');
const moved = () => page.getByText(/The saved content has been changed since this was published/);
const row = (title: string) => page.getByRole('row').filter({ hasText: title });

async function publish(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title} opens at nien.` });
  await chooseAllAccounts(page);
  await button(/^Publish to 2/).click();
  await button('Publish now').click();
  await expect
    .poll(() => page.getByRole('link', { name: 'Open the post' }).count(), { timeout: 30_000 })
    .toBe(2);
}

async function openFrom(title: string, from: 'Facebook' | 'VK'): Promise<void> {
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const there = row(title).filter({ has: page.getByText(from, { exact: true }) });
  await there.getByRole('link', { name: 'Modify' }).click();
  await text().waitFor();
}

type Kept = { id: string; version: number; own: unknown; said: string };
const packages = (title: string) =>
  product.query<Kept>(
    `select id, version, content->'ownWords' as own, content->'media'->0->>'content' as said
       from package where title = $1 and deleted_at is null`,
    [title],
  );

/** In another window, as whoever else works on it. */
async function saveElsewhere(title: string, words: string): Promise<void> {
  const other = await walk.context.newPage();
  const [found] = await packages(title);
  await other.goto(`${product.origin}/api/content/publish/pubContent?pkGUID=${found?.id}`);
  await text(other).fill(words);
  await button('Save to my content', other).click();
  await expect.poll(async () => (await packages(title))[0]?.said).toBe(words);
  await other.close();
}

const confirm = () => button('Confirm modify').click();
/** What readers see of it. */
const seen = async (title: string) =>
  (await postsWith(product.sandbox, title)).map((one) => `${one.platform}: ${one.text}`).toSorted();
async function becomes(title: string, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => seen(title), { timeout: 30_000 }).toEqual(wanted);
}

/** The words of an account as a colleague has put them there while this desk stood open. */
const changeThere = (title: string, channel: number, words: string) =>
  product.query(
    `update publication set live_post = jsonb_set(post, '{text}', to_jsonb($2::text)),
       fence = (select fence from account_lane lane where lane.account_id = publication.account_id)
      where title = $1 and channel_id = $3`,
    [title, words, channel],
  );

test('R-COMP-039: own words of a channel that were saved since are told, whichever account is opened', async () => {
  await publish('Alpha');
  await openFrom('Alpha', 'Facebook');
  expect(await moved().count()).toBe(0);
  const [found] = await packages('Alpha');
  await page.goto(`${product.origin}/api/content/publish/pubContent?pkGUID=${found?.id}`);
  await text().waitFor();
  await chooseAllAccounts(page);
  await tab('VK').click();
  await button('Customise: Text').click();
  await text().fill('Alpha, the new words for VK.');
  await button('Save to my content').click();
  await expect.poll(async () => JSON.stringify(await packages('Alpha'))).toContain('new words for VK');
  for (const from of ['VK', 'Facebook'] as const) {
    await openFrom('Alpha', from);
    await moved().waitFor();
  }
});

test('R-COMP-047: what a colleague’s change put there after the page was opened is said, and only ticked by a person', async () => {
  await publish('Echo');
  await openFrom('Echo', 'Facebook');
  await tab('Facebook').click();
  await button('Customise: Text').click();
  await text().fill('Echo, as a colleague has it.');
  await order(product.sandbox, {
    fault: 'rate-seconds',
    operation: 'facebook.edit',
    times: 1,
    retryAfterSeconds: 6,
  });
  await button('Modify publish').click();
  await confirm();
  await page.getByRole('region', { name: 'The change' }).waitFor();
  await openFrom('Echo', 'VK');
  await expect
    .poll(async () => (await postsWith(product.sandbox, 'Echo, as a colleague')).length, { timeout: 60_000 })
    .toBe(1);
  await expect
    .poll(() => product.query(`select 1 from publication where title = 'Echo' and state = 'editing'`), {
      timeout: 20_000,
    })
    .toEqual([]);
  await text().fill('Echo opens at nine.');
  await button('Modify publish').click();
  await apart().waitFor();
  expect([await box('Facebook').isChecked(), await box('VK').isChecked()]).toEqual([false, true]);
  await confirm();
  await becomes('Echo', ['facebook: Echo, as a colleague has it.', 'vk: Echo opens at nine.']);
  await page.getByRole('region', { name: 'The change' }).getByText('Changed', { exact: true }).waitFor();
  // Pressed once more on the same desk: its own change of VK is nobody else's.
  await text().fill('Echo opens at ten.');
  await expect.poll(() => button('Modify publish').isEnabled()).toBe(true);
  await button('Modify publish').click();
  await apart().waitFor();
  expect([await box('Facebook').isChecked(), await box('VK').isChecked()]).toEqual([false, true]);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('R-COMP-047: with nothing written it is said each time the dialog is opened', async () => {
  await publish('Bravo');
  await openFrom('Bravo', 'Facebook');
  await changeThere('Bravo', 33, 'Bravo, as a colleague has it on VK.');
  for (const _time of [1, 2]) {
    await button('Modify publish').click();
    await apart().waitFor();
    expect([await box('Facebook').isChecked(), await box('VK').isChecked()]).toEqual([false, false]);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
  }
});

test('what cannot be looked at again is not changed: it is said, and tried again', async () => {
  await publish('Kilo');
  await openFrom('Kilo', 'Facebook');
  await text().fill('Kilo opens at nine.');
  expectComplaint(/500/);
  await page.route('**/content/publish/live?**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await button('Modify publish').click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be looked at again' });
  await notice.first().waitFor();
  expect(await dialog().count()).toBe(0);
  await page.unroute('**/content/publish/live?**');
  await changeThere('Kilo', 31, 'Kilo, as a colleague has it.');
  await button('Try again').click();
  await apart().waitFor();
  expect([await box('Facebook').isChecked(), await box('VK').isChecked()]).toEqual([false, true]);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(await button('Try again').count()).toBe(0);
});

test('written over what somebody saved meanwhile, it is said that readers still see what they saw', async () => {
  await publish('Oscar');
  await openFrom('Oscar', 'Facebook');
  await saveElsewhere('Oscar', 'Oscar, as a colleague saved it.');
  await text().fill('Oscar opens at nine.');
  expectComplaint(/409/);
  await button('Modify publish').click();
  await confirm();
  await button('Overwrite with my version').click();
  const notice = page.getByText(/What is live has not been changed yet/);
  await notice.waitFor();
  expect(await seen('Oscar')).toEqual(['facebook: Oscar opens at nien.', 'vk: Oscar opens at nien.']);
  await button('Modify publish').click();
  await box('Facebook').waitFor();
  await confirm();
  await becomes('Oscar', ['facebook: Oscar opens at nine.', 'vk: Oscar opens at nine.']);
  expect(await notice.count()).toBe(0);
});

test('R-COMP-018 C-69: deleted while the dialog stands open, it comes back with the change, and nothing is saved as new', async () => {
  await publish('Delta');
  await openFrom('Delta', 'Facebook');
  await text().fill('Delta opens at nine.');
  expectComplaint(/404/);
  await button('Modify publish').click();
  await box('Facebook').waitFor();
  await product.query(`update package set deleted_at = herald_now() where title = 'Delta'`);
  await confirm();
  const notice = page.locator('.cp-notice').filter({ hasText: 'the change you publish restores it' });
  await notice.waitFor();
  expect(await button('Save as new').count()).toBe(0);
  await button('Modify publish').click();
  await box('Facebook').waitFor();
  await confirm();
  await becomes('Delta', ['facebook: Delta opens at nine.', 'vk: Delta opens at nine.']);
  expect(await notice.count()).toBe(0);
  expect(await packages('Delta')).toHaveLength(1);
  await page.goto(`${product.origin}/api/content/contentList/mylist`);
  await row('Delta').getByText('2 of 2 live').waitFor();
  expect(await row('Delta').count()).toBe(1);
});
