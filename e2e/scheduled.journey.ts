// What is scheduled, in a real browser: edited, planned anew, published with its new words; held by one and seen so by another.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
let page: Page;
keepWalk(
  (begun) => {
    ({ product, browser, walk } = begun);
    ({ page } = walk);
  },
  { bound: ['Facebook', 'Twitter'] },
);

const list = '/api/content/schedulepubmaterial/list';
const button = (name: string | RegExp, on = page) => on.getByRole('button', { name, exact: true });
const rowOf = (title: string, on = page) => on.getByRole('row').filter({ hasText: title });
const words = (on = page) => on.getByLabel('Text', { exact: true });

async function openList(on = page, search = ''): Promise<void> {
  await on.goto(`${product.origin}${list}${search}`);
}
async function plan(title: string, text: string): Promise<void> {
  await compose(page, product, { title, text });
  await chooseAllAccounts(page);
  await button('Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button('Schedule publish').click();
  await page.getByText('Saved in scheduled publishing').first().waitFor();
}
async function edit(title: string, on = page): Promise<void> {
  await rowOf(title, on).getByRole('link', { name: 'Edit' }).click();
  await on.getByRole('heading', { name: 'Edit a scheduled post' }).waitFor();
}
/** How many minutes from now it is due, of each publication that waits under this title. */
async function dueIn(title: string): Promise<number[]> {
  const rows = await product.query<{ minutes: number }>(
    `select extract(epoch from due_at - herald_now())::float8 / 60 as minutes from publication
      where title = $1 and state = 'scheduled'`,
    [title],
  );
  return rows.map(({ minutes }) => minutes);
}

describe('the edit of what is scheduled', () => {
  test('R-COMP-042, R-SCHED-023, R-STATE-003: shows exactly Cancel, Schedule and Publish; scheduled it moves with its new words, published it goes out with them at once', async () => {
    await plan('Harbour fair', 'The fair begins at nine.');
    await openList();
    await edit('Harbour fair');
    expect(await words().inputValue()).toBe('The fair begins at nine.');
    const bar = page.locator('.cp-bar');
    expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'Schedule', 'Publish']);
    await page.getByText(/It is yours to edit until/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // Both of its accounts are selected, as it goes to both.
    expect(await page.locator('.cp-tags .ant-tag').count()).toBe(2);
    await words().fill('The fair begins at ten.');
    const time = page.getByLabel(/Publish time/);
    const before = await time.inputValue();
    await time.fill(`2099${before.slice(4)}`);
    expectComplaint(/schedulepubmaterial\/update: .*422/);
    await button('Schedule').click();
    await page
      .getByText(/two years|730/)
      .first()
      .waitFor();
    // Too near, as it was yesterday (not at midnight: just after it, that is to come): moved by the lead rule, and told.
    await time.fill(new Date(Date.parse(`${before}Z`) - 86_400_000).toISOString().slice(0, before.length));
    await button('Schedule').click();
    await page
      .getByText(/Publish time changed to 40 minutes after now/)
      .first()
      .waitFor();
    await page.getByText('Saved in scheduled publishing').first().waitFor();
    await page.waitForURL(`**${list}*`);
    for (const minutes of await dueIn('Harbour fair')) {
      expect(minutes).toBeGreaterThan(40);
      expect(minutes).toBeLessThanOrEqual(41.1);
    }
    const waiting = await product.query<{ said: string }>(
      `select post->>'text' as said from publication where title = 'Harbour fair' and state = 'scheduled'`,
    );
    expect(waiting.map(({ said }) => said)).toEqual(['The fair begins at ten.', 'The fair begins at ten.']);

    await openList(page, '?state=waiting');
    await edit('Harbour fair');
    await words().fill('The fair begins now.');
    const sent = page.waitForRequest('**/schedulepubmaterial/pub');
    await button('Publish').click();
    await button('Publish now').click();
    expect((await sent).postDataJSON()).toMatchObject({ status: 4 });
    await page.getByText('Pushed').waitFor();
    await expect
      .poll(async () => (await postsWith(product.sandbox, 'The fair begins now.')).length, {
        timeout: 20_000,
      })
      .toBe(2);
    expect(await postsWith(product.sandbox, 'The fair begins at')).toEqual([]);
    expect(await dueIn('Harbour fair')).toEqual([]);
  });

  test('R-COMP-043, R-COMP-059, R-RTE-008: status 0 with channelBindId, spelt either way, selects that account alone; what is left out is told', async () => {
    await plan('One of two', 'For one alone.');
    const [of] = await product.query<{ draft_id: string; account_id: string }>(
      `select draft_id, account_id from publication where title = 'One of two' and channel_id = 32`,
    );
    const search = (name: string) =>
      new URLSearchParams({ status: '0', id: of?.draft_id ?? '', [name]: of?.account_id ?? '' }).toString();
    for (const name of ['channelBindId', 'channel_bind_id']) {
      await page.goto(`${product.origin}/api/content/publish/pubContent?${search(name)}`);
      await page.getByRole('heading', { name: 'Edit a scheduled post' }).waitFor();
      await expect.poll(() => page.locator('.cp-tags .ant-tag').count()).toBe(1);
      expect(await page.locator('.cp-tags').innerText()).toContain('Twitter');
    }
    await button('Publish').click();
    await page
      .getByRole('dialog')
      .getByText(/stays scheduled, with the words and the time/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect
      .poll(async () => (await postsWith(product.sandbox, 'For one alone.')).map((one) => one.platform), {
        timeout: 20_000,
      })
      .toEqual(['twitter']);
    expect(await dueIn('One of two')).toHaveLength(1);
  });
});

describe('the hold', () => {
  let other: Walk;
  beforeAll(async () => {
    await product.query(
      `update person set department_id = (select department_id from person where account = 'admin') where account = 'editor'`,
    );
    other = await openWindow(browser);
    await enter(other.page, product, 'editor', 'Editor-2026!');
  });
  beforeEach(() => other.page.bringToFront());

  test('R-SCHED-024, R-API-042: what one edits is seen by another with who and since when, is closed to him, and is free once it is left', async () => {
    await plan('Shared desk', 'One at a time.');
    await openList();
    await edit('Shared desk');
    await openList(other.page);
    await rowOf('Shared desk', other.page)
      .getByText(/has been editing it since/)
      .waitFor();
    expect(await rowOf('Shared desk', other.page).getByRole('link', { name: 'Edit' }).count()).toBe(0);
    expect(await faultsOf(other.page)).toEqual([]);
    const [one] = await product.query<{ id: string }>(
      `select schedule_id as id from publication where title = 'Shared desk' limit 1`,
    );
    expectComplaint(/schedulepubmaterial\/grabJob.*409/);
    await other.page.goto(`${product.origin}/api/content/publish/pubContent?status=0&id=${one?.id}`);
    await other.page.getByText(/has had this open for editing since/).waitFor();
    await page.bringToFront();
    const free = page.waitForResponse('**/schedulepubmaterial/releaseJob**');
    await button('Cancel').click();
    await page.waitForURL(`**${list}*`);
    await free;
    await other.page.bringToFront();
    await button('Try again', other.page).click();
    await other.page.getByRole('heading', { name: 'Edit a scheduled post' }).waitFor();
    await button('Cancel', other.page).click();
  });

  test('R-SCHED-019: a preset that aged between the two clicks is moved at the second, and told', async () => {
    await compose(page, product, { title: 'Aged preset', text: 'Left open a while.' });
    await chooseAllAccounts(page);
    await button('Schedule publish').click();
    await page.getByLabel(/Publish time/).waitFor();
    await product.moveClock(20);
    // What the page hears next tells it the time.
    await page.waitForResponse('**/prod-api/**');
    await button('Schedule publish').click();
    await page
      .getByText(/Publish time changed to 40 minutes after now/)
      .first()
      .waitFor();
    await page.getByText('Saved in scheduled publishing').first().waitFor();
    for (const minutes of await dueIn('Aged preset')) expect(minutes).toBeGreaterThan(40);
  });

  test('D-01: left past its time it gets the lead rule’s time with the usual warning and is not sent', async () => {
    await plan('Past its time', 'Not at once.');
    await product.moveClock(32);
    // So long away from the desk ends the session.
    await enter(page, product, 'admin', 'Herald-2026!');
    await openList();
    await edit('Past its time');
    await product.moveClock(10);
    await button('Cancel').click();
    await page
      .getByText(/Publish time changed to 40 minutes after now/)
      .first()
      .waitFor();
    const minutes = await dueIn('Past its time');
    expect(minutes).toHaveLength(2);
    for (const left of minutes) expect(left).toBeGreaterThan(40);
    expect(await postsWith(product.sandbox, 'Not at once.')).toEqual([]);
  });
});

describe('the list', () => {
  test('R-SCHED-021, R-SCHED-022: what waits is withdrawn, and lines are deleted one by one or together; tabs count them', async () => {
    await plan('Line one', 'First line.');
    await plan('Line two', 'Second line.');
    await openList(page, '?title=Line');
    await page.getByRole('button', { name: 'Waiting (2)' }).waitFor();
    await rowOf('Line one').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Withdrawn (1)' }).click();
    await rowOf('Line one').waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('withdrawn');
    await page.getByRole('button', { name: 'All (2)' }).click();
    await rowOf('Line two').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button('Delete the selected').click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted: 2').waitFor();
    await page.getByText('Nothing scheduled matches the filters.').waitFor();
    expect(await dueIn('Line two')).toEqual([]);
    const drafts = await product.query(`select 1 from draft where title like 'Line %' and status = 1`);
    expect(drafts).toHaveLength(2);
  });
});

describe('the composers of one channel', () => {
  test('R-RTE-010, R-SCHED-011, R-SCHED-013: Facebook’s simple edition offers its accounts alone, and tells of a time beyond the range', async () => {
    await page.goto(`${product.origin}/api/content/publish/pubContentSimple`);
    await page.getByRole('heading', { name: 'New content for Facebook' }).waitFor();
    await button('Add account').click();
    const offered = page.getByRole('dialog').getByRole('checkbox');
    await page.getByRole('dialog').getByLabel('Select all').check();
    expect(await offered.count()).toBe(2);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await button('Schedule publish').click();
    const time = page.getByLabel(/Publish time/);
    await time.fill('2020-01-01T10:00:00');
    await time.blur();
    await page
      .getByText(/The time was beyond the normal range and has been corrected/)
      .first()
      .waitFor();
    const earlier = page.getByLabel('Earlier date');
    if ((await earlier.count()) === 0) await page.getByText('Facebook', { exact: true }).first().click();
    await earlier.fill('2099-01-01T10:00:00');
    await earlier.blur();
    await expect.poll(() => earlier.inputValue()).not.toContain('2099');
  });

  test('R-RTE-011: Twitter’s offers its own alone', async () => {
    await page.goto(`${product.origin}/pub-tw/index`);
    await page.getByRole('heading', { name: 'New content for Twitter' }).waitFor();
    await button('Add account').click();
    expect(
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /Facebook/ })
        .count(),
    ).toBe(0);
    expect(
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /Twitter/ })
        .count(),
    ).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
  });
});
