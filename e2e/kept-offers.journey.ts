// What a browser offers at the desks of what is live and of what is scheduled stays until it is restored or discarded, whatever is typed since.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { leaveBehind, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, menuEntry, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
    ({ page } = walk);
  },
  { bound: ['Facebook'] },
);
afterEach(async () => {
  // What a test left unsaved is kept as its page is left.
  await open(history);
  await page.evaluate(() => localStorage.clear());
});

const history = '/api/content/publish/pubHistory';
const list = '/api/content/schedulepubmaterial/list';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = (path: string) => page.goto(`${product.origin}${path}`);
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const offer = () => page.getByText(/^Unsaved work from/);
const stored = () => page.evaluate(() => JSON.stringify(localStorage));

async function publish(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title}, as it is.` });
  await chooseAllAccounts(page);
  await button('Publish to 1').click();
  await button('Publish now').click();
  await page.getByRole('link', { name: 'Open the post' }).waitFor();
}

async function plan(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title}, as it is.` });
  await chooseAllAccounts(page);
  await button('Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button('Schedule publish').click();
  await page.getByText('Saved in scheduled publishing').waitFor();
}

async function enterDesk(path: string, title: string, link: string): Promise<void> {
  await open(path);
  await row(title).getByRole('link', { name: link }).click();
  await text(page).waitFor();
}
const modify = (title: string) => enterDesk(history, title, 'Modify');
const edit = (title: string) => enterDesk(`${list}?state=waiting`, title, 'Edit');

async function write(words: string): Promise<void> {
  await text(page).fill(words);
  await expect.poll(stored).toContain(words);
}

/** By the menu: this tab keeps its name. */
async function leave(): Promise<void> {
  await menuEntry(page, 'Messages').click();
  await page.getByText(/is kept in this browser, and offered when you open it here again/).waitFor();
  await button('Leave').click();
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
}

async function restore(words: string): Promise<void> {
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe(words);
}

test('of what is live: left, opened again and written on, what was written first is offered still, and after a change too', async () => {
  await publish('Pier');
  await modify('Pier');
  await write('First words, a long correction.');
  await leave();
  await modify('Pier');
  await offer().waitFor();
  await write('Second words.');
  expect(await stored()).toContain('First words');
  await button('Modify publish').click();
  await button('Confirm modify').click();
  await expect.poll(async () => (await postsWith(product.sandbox, 'Second words.')).length).toBe(1);
  // Saving lets go of one's own copy alone.
  await expect.poll(stored).not.toContain('Second words.');
  await modify('Pier');
  await restore('First words, a long correction.');
});

test('of what is live: after a reload two are offered, the newest first, and each stays until it is discarded', async () => {
  await publish('Dock');
  await modify('Dock');
  await write('First words, a long correction.');
  await page.reload();
  await offer().waitFor();
  await write('Second words.');
  await page.reload();
  await restore('Second words.');
  await button('Undo').click();
  await expect.poll(() => text(page).inputValue()).toBe('Dock, as it is.');
  await button('Discard').click();
  await expect.poll(stored).not.toContain('Second words.');
  await restore('First words, a long correction.');
});

test('of what is scheduled: left or reloaded and written on, what was written first is offered still, and after it was planned anew too', async () => {
  await plan('Ebb');
  await edit('Ebb');
  await write('First words, a long correction.');
  await leave();
  await edit('Ebb');
  await offer().waitFor();
  await write('Second words.');
  await page.reload();
  await offer().waitFor();
  await write('Third words.');
  for (const words of ['First words', 'Second words', 'Third words']) expect(await stored()).toContain(words);
  await button('Schedule').click();
  await page.waitForURL(`**${list}*`);
  await edit('Ebb');
  await offer().waitFor();
  await button('Discard').click();
  await expect.poll(stored).not.toContain('Second words.');
  await restore('First words, a long correction.');
});

test('a post that is gone is said to be gone after its copy was given back, too', async () => {
  await publish('Shoal');
  await open(history);
  const address = (await row('Shoal').getByRole('link', { name: 'Modify' }).getAttribute('href')) ?? '';
  await leaveBehind(walk, `${product.origin}${address}`, { text: 'Shoal, corrected.' });
  await open(address);
  await restore('Shoal, corrected.');
  await product.query(`update publication set state = 'externally-removed' where title = 'Shoal'`);
  await button('Modify publish').click();
  await page.getByText(/not live any more/).waitFor();
  await button('Undo').click();
  await expect.poll(() => text(page).inputValue()).toBe('Shoal, as it is.');
  await page
    .getByText('The post you opened is not live any more, so it cannot be changed from here.')
    .waitFor();
  expect(await button('Save as new').count()).toBe(0);
});
