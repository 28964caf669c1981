// What no change can make another is told as it stands, whatever a colleague saved or a copy says; and what stands elsewhere is named when what was opened is gone.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { leaveBehind, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
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
beforeEach(async () => {
  ({ page } = walk);
  await page.evaluate(() => localStorage.clear());
});

const button = (name: string | RegExp, on = page) => on.getByRole('button', { name });
const dialog = () => page.getByRole('dialog').filter({ hasText: 'Change what readers see?' });
const audience = (on = page) => on.getByLabel('Who may see it');
const row = (title: string, on = page) => on.getByRole('row').filter({ hasText: title });
const stays = /Cannot be changed after publishing, stays: Who may see it: Everybody/;

async function publish(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title} opens at nien.` });
  await chooseAllAccounts(page);
  await button(/^Publish to 2/).click();
  await button('Publish now').click();
  await expect
    .poll(() => page.getByRole('link', { name: 'Open the post' }).count(), { timeout: 30_000 })
    .toBe(2);
}

async function openFrom(title: string, from: 'Facebook' | 'VK', on = page): Promise<void> {
  await on.goto(`${product.origin}/api/content/publish/pubHistory`);
  const there = row(title, on).filter({ has: on.getByText(from, { exact: true }) });
  await there.getByRole('link', { name: 'Modify' }).click();
  await text(on).waitFor();
}

async function packageOf(title: string): Promise<string> {
  const [found] = await product.query<{ id: string }>('select id from package where title = $1', [title]);
  return `${product.origin}/api/content/publish/pubContent?pkGUID=${found?.id}`;
}

/** In another window, as whoever else works on it. */
async function meantForFriends(title: string, words: string): Promise<void> {
  const other = await walk.context.newPage();
  await other.goto(await packageOf(title));
  await text(other).waitFor();
  await chooseAllAccounts(other);
  await audience(other).selectOption('Friends only');
  await text(other).fill(words);
  await button('Save to my content', other).click();
  await expect
    .poll(async () =>
      JSON.stringify(await product.query('select content from package where title = $1', [title])),
    )
    .toContain(words);
  await other.close();
}

const seen = async (words: string) =>
  (await postsWith(product.sandbox, words)).map(({ platform }) => platform).toSorted();

test('R-COMP-047: a colleague’s version taken here is not said to be among friends where it stands for everybody', async () => {
  await publish('Heron');
  await openFrom('Heron', 'Facebook');
  await meantForFriends('Heron', 'Heron, said among friends.');
  await text(page).fill('Heron opens at nine.');
  expectComplaint(/409/);
  await button('Modify publish').click();
  await dialog().getByText(stays).waitFor();
  await button('Confirm modify').click();
  await button('Look at the other version').click();
  const chosen = page.getByRole('region', { name: 'Chosen for VK, VK group' });
  await expect.poll(() => chosen.innerText()).toMatch(/Who may see it: Friends only\s+Everybody/);
  await button('Use the other version').click();
  await expect.poll(() => text(page).inputValue()).toBe('Heron, said among friends.');
  expect(await audience().locator('option:checked').innerText()).toBe('Everybody');
  await button('Modify publish').click();
  const told =
    'Who may see it: stays Everybody, for it cannot be changed after publishing; what is saved says';
  await dialog().getByText(`${told} Friends only.`).waitFor();
  expect(await dialog().getByText(stays).count()).toBe(0);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(await seen('said among friends')).toEqual([]);
});

test('C-36: a copy with other readers and a feeling keeps its words, and what stands as it stands', async () => {
  await publish('Egret');
  await meantForFriends('Egret', 'Egret, as it was saved.');
  await openFrom('Egret', 'Facebook');
  await leaveBehind(walk, page.url(), { text: 'Egret opens at nine.' });
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  await page.evaluate(() => {
    for (const [name, kept] of Object.entries(localStorage)) {
      if (!name.startsWith('herald-compose:')) continue;
      const copy = JSON.parse(String(kept));
      const felt = [
        { itemName: 'ogActionTypeId', value: '1' },
        { itemName: 'ogObjectId', value: '2' },
      ];
      copy.content.extendAttributes = [{ itemName: 'vkFriendsOnly', value: 'yes' }, ...felt];
      localStorage.setItem(name, JSON.stringify(copy));
    }
  });
  await openFrom('Egret', 'Facebook');
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe('Egret opens at nine.');
  expect(await audience().locator('option:checked').innerText()).toBe('Everybody');
  await button('Modify publish').click();
  await dialog().getByText(stays).waitFor();
  await button('Confirm modify').click();
  await expect.poll(() => seen('Egret opens at nine.'), { timeout: 30_000 }).toEqual(['facebook', 'vk']);
});

test('what stands elsewhere is named when what was opened was taken down, and is mended there with the words that were written', async () => {
  await publish('Plover');
  await openFrom('Plover', 'Facebook');
  await text(page).fill('Plover opens at nine.');
  const other = await walk.context.newPage();
  await other.goto(`${product.origin}/api/content/publish/pubHistory`);
  const there = row('Plover', other).filter({ has: other.getByText('Facebook', { exact: true }) });
  await there.getByRole('button', { name: 'Take down' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await other.getByText(/^Proven to be gone/).waitFor();
  await other.close();
  await button('Modify publish').click();
  await page
    .getByText(/not live any more, but the same still stands on VK .*, without your changes/)
    .waitFor();
  expect(await text(page).inputValue()).toBe('Plover opens at nine.');
  await button('Save as new').waitFor();
  await page.getByRole('link', { name: /^Change it on VK / }).click();
  await page.getByText(/is kept in this browser, and offered when you open it here again/).waitFor();
  await button('Leave').click();
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe('Plover opens at nine.');
  await button('Modify publish').click();
  await button('Confirm modify').click();
  await expect.poll(() => seen('Plover opens at nine.'), { timeout: 30_000 }).toEqual(['vk']);
});
