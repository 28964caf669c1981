// The calendar in a real browser: entries on their days, moved by drag with an undo and by the keyboard, asked about where the time is too near.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook'] },
);

const calendar = '/api/content/schedulepubmaterial/calendar';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const card = (title: string) => page.getByRole('article').filter({ hasText: title });
const dayOf = (day: string) =>
  page.locator('.cal-day').filter({ has: page.locator(`time[datetime="${day}"]`) });
/** "YYYY-MM-DD" of what waits under this title, in the platform's zone. */
async function dueOn(title: string): Promise<string | undefined> {
  const [row] = await product.query<{ due: string }>(
    `select to_char(due_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as due from publication
      where title = $1 and state = 'scheduled'`,
    [title],
  );
  return row?.due;
}
function after(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

let planned = '';
beforeAll(async () => {
  await compose(page, product, { title: 'Night market', text: 'Stalls until late.' });
  await chooseAllAccounts(page);
  await button('Schedule publish').click();
  const time = page.getByLabel(/Publish time/);
  // Days ahead, in the middle of a week, so that its neighbours are in sight.
  const today = (await time.inputValue()).slice(0, 10);
  const ahead = (9 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7;
  planned = after(today, ahead + 7);
  await time.fill(`${planned}T12:30:00`);
  await button('Schedule publish').click();
  await page.getByText('Saved in scheduled publishing').first().waitFor();
  await compose(page, product, { title: 'Gone out', text: 'Already read.' });
  await chooseAllAccounts(page);
  await button(/^Publish to 1/).click();
  await button('Publish now').click();
  await page.getByText('Pushed').waitFor();
});

test('what is scheduled stands on its day; dropped on another it moves there at once, and back by Undo', async () => {
  await page.goto(`${product.origin}${calendar}?view=week&day=${planned}`);
  await dayOf(planned).getByRole('article').filter({ hasText: 'Night market' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const next = after(planned, 1);
  await card('Night market').dragTo(dayOf(next));
  await page.getByText(`“Night market” now goes out`.replaceAll(/[“”]/g, '"')).waitFor();
  await expect.poll(() => dueOn('Night market')).toBe(next);
  await dayOf(next).getByRole('article').filter({ hasText: 'Night market' }).waitFor();
  await button('Undo').click();
  await expect.poll(() => dueOn('Night market')).toBe(planned);
  await dayOf(planned).getByRole('article').filter({ hasText: 'Night market' }).waitFor();
});

test('a list that the filters leave empty says so, and one of days without anything says that', async () => {
  await page.goto(`${product.origin}${calendar}?view=list&day=${planned}&channelid=17`);
  await page.getByText('Nothing in these days matches the filters.').waitFor();
  await page.goto(`${product.origin}${calendar}?view=list&day=2020-01-01`);
  await page.getByText('Nothing is scheduled or published in these days.').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});

test('by the keyboard alone it is given a time; one that is past is asked about, and may be thought better of', async () => {
  await page.goto(`${product.origin}${calendar}?view=list&day=${planned}`);
  await card('Night market').waitFor();
  await button('Move "Night market" to another time').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Publish time/).fill('2020-01-01T10:00:00');
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  const question = page.getByRole('dialog', { name: /That is past or less than 40 minutes ahead/ });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await question.waitFor({ state: 'hidden' });
  expect(await dueOn('Night market')).toBe(planned);
  await button('Move "Night market" to another time').press('Enter');
  await dialog.getByLabel(/Publish time/).fill(`${after(planned, 2)}T08:00:00`);
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  await expect.poll(() => dueOn('Night market')).toBe(after(planned, 2));
});

test('what went out stands there with the icon of its channel and is not moved; by the keyboard it is opened as a new draft, and nothing is sent again; the view is in the address', async () => {
  await page.goto(`${product.origin}${calendar}`);
  const gone = card('Gone out');
  await gone.waitFor();
  await expect.poll(async () => gone.getAttribute('draggable')).toBe('false');
  await gone.getByRole('img', { name: 'Facebook' }).waitFor();
  const more = gone.getByRole('button');
  expect(await more.count()).toBe(1);
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Open its history' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Duplicate as a new draft' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pubContent?copy=package**');
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Gone out');
  expect(await product.query("select 1 from publication where title = 'Gone out'")).toHaveLength(1);
  await page.goto(`${product.origin}${calendar}`);
  await page.getByText('Week', { exact: true }).click();
  expect(new URL(page.url()).searchParams.get('view')).toBe('week');
  await page.reload();
  await page.locator('.cal-week').waitFor();
});
