// The hold of a scheduled post as its editors come and go: it stands while one window edits, and nobody's stays behind (D-01).
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose } from './walk.ts';

let product: Product;
let page: Page;
let openAnother: () => Promise<Page>;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
    openAnother = () => begun.walk.context.newPage();
  },
  { bound: ['Facebook'] },
);

const list = '/api/content/schedulepubmaterial/list';
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const rowOf = (title: string, on = page) => on.getByRole('row').filter({ hasText: title });

async function plan(title: string) {
  await compose(page, product, { title, text: `${title}.` });
  await chooseAllAccounts(page);
  await button('Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button('Schedule publish').click();
  await page.getByText('Saved in scheduled publishing').first().waitFor();
}

async function edit(title: string, on = page) {
  await on.goto(`${product.origin}${list}`);
  await rowOf(title, on).getByRole('link', { name: 'Edit' }).click();
  await on.getByRole('heading', { name: 'Edit a scheduled post' }).waitFor();
}

async function leave(on = page) {
  await button('Cancel', on).click();
  await on.waitForURL(`**${list}*`);
}

async function isHeld(title: string) {
  const [row] = await product.query<{ held: boolean | null }>(
    `select held_until > herald_now() as held from publication where title = '${title}'`,
  );
  return row?.held ?? false;
}

test('of two windows of one person the last that leaves lets go', async () => {
  await plan('Two windows');
  await edit('Two windows');
  const other = await openAnother();
  await edit('Two windows', other);
  await leave(other);
  // Longer than letting go takes.
  await other.waitForTimeout(1_500);
  expect(await isHeld('Two windows')).toBe(true);
  await leave();
  await expect.poll(() => isHeld('Two windows')).toBe(false);
  await other.close();
});

test('who leaves before the taking was answered leaves nothing held', async () => {
  await plan('Left early');
  await page.goto(`${product.origin}${list}`);
  await rowOf('Left early').waitFor();
  await page.route('**/grabJob**', async (route) => {
    const answer = await route.fetch();
    await new Promise((later) => setTimeout(later, 1_000));
    await route.fulfill({ response: answer });
  });
  await rowOf('Left early').getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => isHeld('Left early')).toBe(true);
  await page.goBack();
  await rowOf('Left early').waitFor();
  await expect.poll(() => isHeld('Left early')).toBe(false);
  await page.unroute('**/grabJob**');
});

test('where the answer to letting go was lost, taking it again and letting go once more counts', async () => {
  await plan('Lost answer');
  await edit('Lost answer');
  expectComplaint(/releaseJob/);
  let lost = 0;
  await page.route('**/releaseJob**', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await leave();
  await expect.poll(() => lost).toBe(1);
  await edit('Lost answer');
  expect(await isHeld('Lost answer')).toBe(true);
  await leave();
  await expect.poll(() => isHeld('Lost answer')).toBe(false);
  await page.unroute('**/releaseJob**');
});

describe('a hold that was lost in another window is not claimed any more', () => {
  const claim = () => page.getByText(/It is yours to edit until/);
  const lost = (words: RegExp) => page.getByText(words).waitFor({ timeout: 15_000 });
  /** As whoever comes back to this window. */
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const atAnother = async (title: string, act: (other: Page) => Promise<void>) => {
    const other = await openAnother();
    await edit(title, other);
    await act(other);
    await other.close();
  };
  const publish = async (other: Page) => {
    await button('Publish', other).click();
    await button('Publish now', other).click();
    await other.getByRole('link', { name: 'Open the post' }).waitFor();
  };

  test('sent as it waited: told as it is asked for longer', async () => {
    await plan('Sent there');
    await edit('Sent there');
    await claim().waitFor();
    await atAnother('Sent there', publish);
    expectComplaint(/grabJob.*409/);
    await button('Hold longer').click();
    await lost(/^This does not wait for .*: its sending has begun meanwhile/);
    expect(await claim().count()).toBe(0);
    expect(await button('Hold again').count()).toBe(0);
    await button('Open the publish history').waitFor();
  });

  test('sent in other words: told as one comes back to it', async () => {
    await plan('Sent otherwise');
    await edit('Sent otherwise');
    await claim().waitFor();
    await atAnother('Sent otherwise', async (other) => {
      await other.getByRole('textbox', { name: 'Text', exact: true }).fill('In other words.');
      await publish(other);
    });
    expectComplaint(/schedulepubmaterial\/detail.*404/);
    await comeBack();
    await lost(/^This does not wait for .*: its sending has begun meanwhile/);
    expect(await claim().count()).toBe(0);
  });

  test('planned anew: told with its time and the way there', async () => {
    await plan('Planned there');
    await edit('Planned there');
    await claim().waitFor();
    await atAnother('Planned there', async (other) => {
      await button('Schedule', other).click();
      await other.waitForURL(`**${list}*`);
    });
    await comeBack();
    await lost(/^It was scheduled anew meanwhile and waits for 2/);
    expect(await claim().count()).toBe(0);
    await page.locator('.cp-notice').getByRole('link', { name: 'Edit a scheduled post' }).click();
    await claim().waitFor();
  });

  test('let go of: it waits, nobody holds it, and it can be held again; withdrawn: it is sent by nobody', async () => {
    await plan('Let go');
    await edit('Let go');
    await claim().waitFor();
    const free = `update publication set held_by = null, held_since = null, held_until = null where title = 'Let go'`;
    await product.query(free);
    await comeBack();
    await lost(/^It is not held for you any more: it waits for 2/);
    expect(await claim().count()).toBe(0);
    await button('Hold again').click();
    await claim().waitFor();
    const other = await openAnother();
    await other.goto(`${product.origin}${list}`);
    await rowOf('Let go', other).getByRole('button', { name: 'Withdraw' }).click();
    await other.getByRole('tooltip').getByRole('button', { name: 'Withdraw' }).click();
    await expect
      .poll(() => product.query(`select 1 from publication where title = 'Let go' and state = 'cancelled'`))
      .toHaveLength(1);
    await other.close();
    expectComplaint(/schedulepubmaterial\/detail.*404/);
    await comeBack();
    await lost(/^This does not wait for .*: it was withdrawn meanwhile/);
  });
});
