// A copy restored into what is scheduled brings its words and not its accounts: who left the schedule meanwhile comes back by a person's choice alone.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { leaveBehind, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
    ({ page } = walk);
  },
  { bound: ['Facebook', 'VK'] },
);
afterEach(() => page.evaluate(() => localStorage.clear()));

const list = '/api/content/schedulepubmaterial/list';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const dialog = () => page.getByRole('dialog');
const notice = (words: RegExp) => page.locator('.cp-notice').filter({ hasText: words });
const open = (path: string) => page.goto(`${product.origin}${path}`);
const chosen = async () => {
  const names = await page.locator('.cp-tags .ant-tag').allInnerTexts();
  return names.map((name) => name.split(' ')[0] ?? '').toSorted();
};
const accountOn = async (channel: number) => {
  const [found] = await product.query<{ id: string }>(
    'select id::text from channel_account where channel_id = $1',
    [channel],
  );
  return found?.id ?? '';
};
const seen = async (title: string) => (await postsWith(product.sandbox, title)).map((one) => one.platform);

async function plan(): Promise<void> {
  await chooseAllAccounts(page);
  await button('Schedule publish').click();
  await page
    .getByLabel(/Publish (date|time)/)
    .first()
    .waitFor();
  await button('Schedule publish').click();
  await page.getByText('Saved in scheduled publishing').waitFor();
}

/** From its own page, so that there is no draft of it. */
async function planContent(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title}, as it was.` });
  await button('Save to my content').click();
  await page.getByText(/^Saved \d/).waitFor();
  await open('/api/content/contentList/mylist');
  await row(title).getByRole('link', { name: title, exact: true }).click();
  await dialog()
    .getByRole('link', { name: /own page/ })
    .click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await plan();
}

async function edit(title: string): Promise<void> {
  await open(`${list}?state=waiting`);
  await row(title).getByRole('link', { name: 'Edit' }).click();
  await text(page).waitFor();
}

async function restore(words: string): Promise<void> {
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe(words);
}

/** Answers what was asked. */
async function replan(): Promise<unknown> {
  const sent = page.waitForRequest('**/schedulepubmaterial/update');
  await button('Schedule').click();
  const asked: unknown = (await sent).postDataJSON();
  await page.waitForURL(`**${list}*`);
  return asked;
}

test('an account that was published by itself is named, and goes there once more only by who chooses it and is told', async () => {
  await planContent('Buoy');
  await edit('Buoy');
  await leaveBehind(walk, page.url(), { text: 'Buoy, as it was lost.' });
  await button(/^Remove Facebook/).click();
  await button('Publish').click();
  await dialog().getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => seen('Buoy')).toEqual(['vk']);

  await edit('Buoy');
  expect(await chosen()).toEqual(['Facebook']);
  await restore('Buoy, as it was lost.');
  expect(await chosen()).toEqual(['Facebook']);
  await notice(/The copy was also for VK .*, which this schedule does not include/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await replan()).toMatchObject({ channelBindIds: [await accountOn(31)], joins: [] });

  await edit('Buoy');
  await chooseAllAccounts(page);
  await button('Schedule').click();
  await dialog()
    .getByText(/Already live from this: VK /)
    .waitFor();
  const sent = page.waitForRequest('**/schedulepubmaterial/update');
  await dialog().getByRole('button', { name: 'Schedule publish' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ joins: [await accountOn(33)] });
  await page.waitForURL(`**${list}*`);
  expect(await seen('Buoy')).toEqual(['vk']);
});

test('one that was stopped in the history stays away, and one that the copy had left out is named too', async () => {
  await compose(page, product, { title: 'Sluice', text: 'Sluice, as it was.' });
  await plan();
  await edit('Sluice');
  await leaveBehind(walk, page.url(), { text: 'Sluice, as it was lost.' });
  await button('Cancel').click();
  await page.waitForURL(`**${list}*`);
  await open('/api/content/publish/pubHistory');
  const there = row('Sluice').filter({ has: page.getByText('VK', { exact: true }) });
  await there.getByRole('button', { name: 'Stop it' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Stop it' }).click();
  await expect
    .poll(() => product.query(`select 1 from publication where title = 'Sluice' and state = 'cancelled'`))
    .toHaveLength(1);

  await edit('Sluice');
  await restore('Sluice, as it was lost.');
  expect(await chosen()).toEqual(['Facebook']);
  await notice(/The copy was also for VK /).waitFor();
  // Chosen by hand it is no more to be said; undone neither.
  await chooseAllAccounts(page);
  await notice(/The copy was also for VK /).waitFor({ state: 'hidden' });
  await button('Undo').click();
  await expect.poll(chosen).toEqual(['Facebook']);
  await restore('Sluice, as it was lost.');
  expect(await replan()).toMatchObject({ joins: [] });
  const waits = `select channel_id from publication where title = 'Sluice' and state = 'scheduled'`;
  expect(await product.query(waits)).toEqual([{ channel_id: 31 }]);
});

test('on the composer’s desk of what is scheduled a copy joins and leaves nothing either', async () => {
  await compose(page, product, { title: 'Weir', text: 'Weir, as it was.' });
  await plan();
  const address = page.url();
  const lost = await walk.context.newPage();
  await lost.goto(address);
  await lost.getByRole('button', { name: /^Remove VK/ }).click();
  await text(lost).fill('Weir, as it was lost.');
  await expect.poll(() => lost.evaluate(() => JSON.stringify(localStorage))).toContain('as it was lost');
  await lost.close({ runBeforeUnload: false });
  await page.reload();
  await restore('Weir, as it was lost.');
  expect(await chosen()).toEqual(['Facebook', 'VK']);
  await notice(/The copy was not for VK .*, which this schedule includes now/).waitFor();
  // Of a schedule that is withdrawn there is nothing more to say.
  expectComplaint(/409/);
  await button('Save draft').click();
  await button('Withdraw the schedule and go on').click();
  await notice(/^Scheduled for /).waitFor({ state: 'hidden' });
  await notice(/which this schedule includes now/).waitFor({ state: 'hidden', timeout: 10_000 });
});

test('the other version keeps the accounts of what is scheduled without a draft', async () => {
  await planContent('Parade');
  await edit('Parade');
  await leaveBehind(walk, page.url(), { text: 'The old news.' });
  await text(page).fill('Corrected.');
  await replan();
  await edit('Parade');
  await restore('The old news.');
  expectComplaint(/\/materialPackage\/update: .*409/);
  await button('Schedule').click();
  await button('Look at the other version').click();
  await button('Use the other version').click();
  await expect.poll(() => text(page).inputValue()).toBe('Corrected.');
  expect(await chosen()).toEqual(['Facebook', 'VK']);
  expect(await replan()).toMatchObject({ joins: [] });
});
