// One more post where one is live already: said before it is sent or planned, whoever published the first, from wherever, and though its content was deleted.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { autosaved, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
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

const waitingList = '/api/content/schedulepubmaterial/list?state=waiting';
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const row = (title: string, on = page) => on.getByRole('row').filter({ hasText: title });
const dialog = () => page.getByRole('dialog');
const marks = () => dialog().getByText('A post of this is live on this account already');
const question = () => dialog().getByText(/Already live from this: Facebook .* VK /);
const open = (path: string, on = page) => on.goto(`${product.origin}${path}`);
async function isLive(title: string): Promise<void> {
  const published = `select 1 from publication where title = $1 and state = 'published'`;
  await expect.poll(() => product.query(published, [title])).toHaveLength(2);
}

async function write(title: string): Promise<void> {
  await compose(page, product, { title, text: `${title}, as it was.` });
  await chooseAllAccounts(page);
  await autosaved(page).waitFor();
}
async function publish(title: string): Promise<void> {
  await button('Publish to 2').click();
  await button('Publish now').click();
  await isLive(title);
}
async function schedule(): Promise<void> {
  await button('Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button('Schedule publish').click();
}
async function sayNo(): Promise<void> {
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'hidden' });
}
/** Opened to be published from what is scheduled. */
async function openWaiting(title: string): Promise<void> {
  await open(waitingList);
  await row(title).getByRole('link', { name: 'Edit' }).click();
  await text(page).waitFor();
  await button('Publish').click();
  await dialog().getByText(`${title}, `).first().waitFor();
}

test('a draft that a colleague published meanwhile, from its own page', async () => {
  await write('Ebb');
  const other = await walk.context.newPage();
  await open('/api/content/contentList/myDraft/list', other);
  await row('Ebb', other).getByRole('link', { name: 'Ebb', exact: true }).click();
  await other
    .getByRole('dialog')
    .getByRole('link', { name: /own page/ })
    .click();
  await other.getByRole('heading', { level: 1, name: 'Ebb' }).waitFor();
  await button('Direct publish', other).click();
  await button('Publish now', other).click();
  await isLive('Ebb');
  await other.close();
  await page.bringToFront();
  await schedule();
  await question().waitFor();
  await sayNo();
  expect(
    await product.query(`select 1 from publication where title = 'Ebb' and state = 'scheduled'`),
  ).toEqual([]);
  await button('Publish to 2').click();
  await expect.poll(() => marks().count()).toBe(2);
});

test('what is live of content that was deleted since, in both dialogs, saved once more or not', async () => {
  await write('Flood');
  await publish('Flood');
  const address = page.url();
  await open('/api/content/contentList/mylist?keyWord=Flood');
  await row('Flood').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await row('Flood').waitFor({ state: 'detached' });
  await page.goto(address);
  await button('Publish to 2').click();
  await expect.poll(() => marks().count()).toBe(2);
  await sayNo();
  await text(page).fill('Flood, and more of it.');
  await autosaved(page).waitFor();
  await schedule();
  await question().waitFor();
  await sayNo();
});

test('at the desk of what is scheduled Publish says it as Schedule does, and not of the part that waits', async () => {
  await write('Spring');
  await schedule();
  await page.getByText('Saved in scheduled publishing').waitFor();
  await openWaiting('Spring');
  await page.waitForLoadState('networkidle');
  expect(await marks().count()).toBe(0);
  await sayNo();
  await write('Neap');
  await publish('Neap');
  await text(page).fill('Neap, and more of it.');
  await schedule();
  await question().waitFor();
  await dialog().getByRole('button', { name: 'Schedule publish' }).click();
  await page.getByText('Saved in scheduled publishing').waitFor();
  await openWaiting('Neap');
  await expect.poll(() => marks().count()).toBe(2);
});
