// Publish to 1 of 2: what only one channel refuses stops that channel alone, is named before and after, and stays chosen in the draft.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { autosaved } from './drafting.ts';
import { holdCalls } from './hold-calls.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'Twitter'] },
);

/** Twitter takes 280 letters, Facebook these as well. */
const tooLong = (words: string) => `${words} ${'and on and on '.repeat(30)}`.trim();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog').filter({ hasText: 'Left out now: 1' });
const reason = /^Twitter: the text counts \d+; at most 280/;
const sentOf = (title: string) =>
  product.query<{ channel_id: number; state: string }>(
    `select channel_id, state from publication where title = '${title}' order by channel_id`,
  );
const chosenIn = async (title: string) => {
  const found = await product.query<{ chosen: number }>(
    `select jsonb_array_length(content->'accountIds') as chosen from draft where title = '${title}'`,
  );
  return found.map(({ chosen }) => chosen);
};

async function expectBothChosen(): Promise<void> {
  for (const channel of ['Facebook', 'Twitter'])
    await page.getByRole('button', { name: new RegExp(`^Remove ${channel} `) }).waitFor();
}

beforeEach(async () => {
  await product.query(`update channel_account set state = 'usable' where state = 'auth-required'`);
});

test('a text that is too long for Twitter alone is published to Facebook, and Twitter stays chosen in the draft', async () => {
  const words = 'The long pier opens.';
  await compose(page, product, { title: 'Long pier', text: tooLong(words) });
  await chooseAllAccounts(page);
  await autosaved(page).waitFor();
  await button('Publish to 1 of 2').click();
  await dialog().getByText('Publish to 1 of 2', { exact: true }).waitFor();
  await dialog().getByText(reason).waitFor();
  await dialog().getByText('They stay chosen in the draft').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  expect(await sentOf('Long pier')).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await dialog().getByRole('button', { name: 'Publish now' }).click();
  await page.getByText(/^Pushed to 1 of 2; left out: Twitter /).waitFor();
  const progress = page.getByRole('region', { name: /^(On its way|Published|Result)/ });
  const twitter = progress.getByRole('listitem').filter({ hasText: /^Twitter / });
  await twitter.getByText('Not sent', { exact: true }).waitFor();
  await twitter.getByText(reason).waitFor();
  await page.getByText('Published to 1 of 2', { exact: true }).waitFor();
  expect(await sentOf('Long pier')).toEqual([{ channel_id: 31, state: 'published' }]);
  expect((await postsWith(product.sandbox, words)).map(({ platform }) => platform)).toEqual(['facebook']);
  await page.reload();
  await expectBothChosen();
  await button('Publish to 1 of 2').waitFor();
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const row = page.getByRole('row').filter({ hasText: 'Long pier' });
  await row.first().waitFor();
  expect(await row.count()).toBe(1);
  expect(await row.innerText()).toContain('Facebook');
});

test('published before a draft of it was saved, it gets one, in which the one left out stays chosen', async () => {
  // The save that goes by itself is refused for good.
  const refused = { json: { code: 105019, message: 'Not there.', data: null } };
  await page.route('**/draft/insert', (route) => route.fulfill(refused), { times: 1 });
  await compose(page, product, { title: 'Quick pier', text: tooLong('Quickly written.') });
  await chooseAllAccounts(page);
  await button('Try again').waitFor();
  expect(await chosenIn('Quick pier')).toEqual([]);
  await button('Publish to 1 of 2').click();
  await dialog().getByRole('button', { name: 'Publish now' }).click();
  await page.getByText(/^Pushed to 1 of 2; left out: Twitter /).waitFor();
  expect(await chosenIn('Quick pier')).toEqual([2]);
  expect(await sentOf('Quick pier')).toHaveLength(1);
});

test('it is scheduled for the one that takes it, after one question that names the other', async () => {
  await compose(page, product, { title: 'Later pier', text: tooLong('The pier opens later.') });
  await chooseAllAccounts(page);
  const schedule = button('Schedule for 1 of 2');
  await schedule.click();
  await page.getByLabel(/Publish time/).waitFor();
  await schedule.click();
  await dialog().getByText(reason).waitFor();
  // The first focus is Cancel's.
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'hidden' });
  expect(await sentOf('Later pier')).toEqual([]);
  await schedule.click();
  await dialog().getByRole('button', { name: 'Schedule publish', exact: true }).click();
  await page.getByText(/^Scheduled for 1 of 2; left out: Twitter /).waitFor();
  expect(await sentOf('Later pier')).toEqual([{ channel_id: 31, state: 'scheduled' }]);
  expect(await chosenIn('Later pier')).toEqual([2]);
});

test('a draft that is saved by itself while the question stands is the one that is scheduled, and no second', async () => {
  const letGo = await holdCalls(page, '**/draft/insert');
  const saves = page.waitForRequest('**/draft/insert');
  await compose(page, product, { title: 'Calm pier', text: tooLong('The pier opens calmly.') });
  await chooseAllAccounts(page);
  await saves;
  const schedule = button('Schedule for 1 of 2');
  await schedule.click();
  await page.getByLabel(/Publish time/).waitFor();
  await schedule.click();
  await dialog().getByText(reason).waitFor();
  letGo();
  await autosaved(page).waitFor();
  await dialog().getByRole('button', { name: 'Schedule publish', exact: true }).click();
  await page.getByText(/^Scheduled for 1 of 2; left out: Twitter /).waitFor();
  await page.unroute('**/draft/insert');
  expect(await chosenIn('Calm pier')).toEqual([2]);
});

test('an account that must be authorised again is left out for that; where it is the only one nothing goes', async () => {
  await compose(page, product, { title: 'Short pier', text: 'A short pier.' });
  await chooseAllAccounts(page);
  await autosaved(page).waitFor();
  await button('Publish to 2').waitFor();
  await product.query(`update channel_account set state = 'auth-required' where channel_id = 32`);
  await page.reload();
  await button('Publish to 1 of 2').click();
  await dialog()
    .getByText(/must be authorised again before it can publish/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Publish now' }).click();
  await page.getByText(/^Pushed to 1 of 2; left out: Twitter /).waitFor();
  expect((await sentOf('Short pier')).map(({ channel_id: id }) => id)).toEqual([31]);
  await page.getByRole('button', { name: /^Remove Facebook / }).click();
  await button('Publish to 1').click();
  const notices = page.locator('.ant-message');
  await notices.getByText(/must be authorised again before it can publish/).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await sentOf('Short pier')).toHaveLength(1);
});

test('what is wrong with all of them stops all of them, and its sentence is told', async () => {
  await compose(page, product, { title: '', text: tooLong('No title.') });
  await chooseAllAccounts(page);
  await button('Publish to 2').click();
  const notices = page.locator('.ant-message');
  await notices.getByText(/title/i).first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
