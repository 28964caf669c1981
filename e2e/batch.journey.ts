// Several content items in one go, in a real browser: three as one message at WeChat, one post after the other elsewhere.
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { composer, walkItems, writeDrafts, type ItemWalk } from './item-walk.ts';
import { keepWalk } from './keep-walk.ts';
import { Posts } from './ledger.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';

let product: Product;
let page: Page;
let walk: ItemWalk;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'WeChat', 'Twitter'] },
);

const posted = async (platform: string, words: string) => {
  const answer = await fetch(`${product.sandbox}/_ledger/posts`);
  return Posts.parse(await answer.json()).posts.filter(
    (post) => post.platform === platform && post.text.includes(words),
  );
};

beforeAll(async () => {
  walk = walkItems(page, product);
  await writeDrafts(page, product, [
    ...['Bridge', 'Tram', 'Lighthouse'],
    ...['Tern 1', 'Tern 2', 'Tern 3'],
    ...['Gull 1', 'Gull 2', 'Gull 3'],
    ...['Owl 1', 'Owl 2'],
  ]);
});

describe('several in one go', () => {
  const openThree = async () => {
    await walk.open(composer);
    await walk.pick('My drafts', ['Bridge', 'Tram', 'Lighthouse']);
    await expect.poll(walk.titles).toEqual(['1. Bridge', '2. Tram', '3. Lighthouse']);
  };

  test('R-WX-001, R-WX-002: nine items for WeChat are told that it takes eight, and cannot be sent; eight can', async () => {
    const nine = ['Bridge', 'Tram', 'Lighthouse', 'Tern 1', 'Tern 2', 'Tern 3', 'Gull 1', 'Gull 2', 'Gull 3'];
    await walk.open(composer);
    await walk.pick('My drafts', nine);
    await expect.poll(() => walk.rows().count()).toBe(9);
    await walk.choose('WeChat');
    const told = 'WeChat takes at most 8 articles at once; there are 9.';
    await walk.list().getByText(told, { exact: true }).waitFor();
    expect(await walk.button('Publish as one message (9 articles)').isDisabled()).toBe(true);
    // One fewer, and it may go.
    await walk.row('Gull 3').getByRole('button', { name: 'Delete Gull 3' }).click();
    await walk.dialog('Confirm delete').getByRole('button', { name: 'Delete' }).click();
    await walk.list().getByText(told).waitFor({ state: 'hidden' });
    expect(await walk.button('Publish as one message (8 articles)').isEnabled()).toBe(true);
  });

  test('R-COMP-038: three items are re-ordered by keys and sent to WeChat as one message with three articles in that order', async () => {
    await openThree();
    await walk.choose('WeChat');
    await walk.row('Lighthouse').getByRole('button').first().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(walk.titles).toEqual(['1. Lighthouse', '2. Bridge', '3. Tram']);
    // As its readers get them: a list, of which one is opened.
    const message = page.getByRole('list', { name: 'WeChat: one message with 3 articles' });
    expect((await message.getByRole('button').allInnerTexts()).map((words) => words.trim())).toEqual([
      'Lighthouse',
      'Bridge',
      'Tram',
    ]);
    await message.getByRole('button', { name: 'Tram' }).click();
    await expect.poll(() => walk.titleField().inputValue()).toBe('Tram');
    // What is wrong with one stands at it, and stops all.
    await walk.titleField().fill('');
    await walk.button('Publish as one message (3 articles)').click();
    await page
      .locator('.ant-message')
      .getByText(/^Item 3: /)
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await walk.titleField().fill('Tram, again');
    // The look of a button under the mouse is no fault of this screen.
    await page.getByRole('heading', { level: 1 }).hover();
    await page.waitForTimeout(400);
    expect(await faultsOf(page)).toEqual([]);
    await walk.button('Publish as one message (3 articles)').click();
    const asking = walk.dialog('Publish all 3 in this order');
    await asking.getByText('One message with 3 articles:').waitFor();
    expect(await asking.getByRole('listitem').getByRole('listitem').allInnerTexts()).toEqual([
      'Lighthouse',
      'Bridge',
      'Tram, again',
    ]);
    await asking.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Pushed').waitFor();
    await page.getByRole('link', { name: 'Open the post' }).waitFor({ timeout: 30_000 });
    const posts = await posted('wechat', 'Lighthouse');
    expect(posts).toHaveLength(1);
    const said = posts[0]?.text ?? '';
    const places = ['Lighthouse', 'Bridge', 'Tram'].map((title) => said.indexOf(`${title}, in full.`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const renamed = await product.query("select 1 from draft where title = 'Tram, again'");
    expect(renamed).toHaveLength(1);
  });

  test('all are scheduled for one time, under the lead rule of one; what waits is not scheduled again', async () => {
    await walk.open(composer);
    await walk.pick('My drafts', ['Tern 1', 'Tern 2', 'Tern 3']);
    await expect.poll(walk.titles).toEqual(['1. Tern 1', '2. Tern 2', '3. Tern 3']);
    await walk.choose('WeChat');
    await walk.button('Schedule all 3 for one time').click();
    const asking = walk.dialog('Schedule all 3 for one time');
    await asking.getByText('3 posts, one after the other:').waitFor();
    const time = asking.getByLabel(/^Publish time/);
    const preset = await time.inputValue();
    expect(await faultsOf(page)).toEqual([]);
    // Too near: moved, and told.
    await time.fill(`${preset.slice(0, 11)}00:00:01`);
    await asking.getByRole('button', { name: 'Schedule publish' }).click();
    await page
      .getByText(/^Publish time changed to 40 minutes after now/)
      .first()
      .waitFor();
    await page.getByText(/^Scheduled for .*: 3$/).waitFor({ timeout: 30_000 });
    await asking.waitFor({ state: 'hidden' });
    const waiting = await product.query<{ title: string; lead: boolean }>(
      `select title, due_at >= herald_now() + interval '39 minutes' as lead
        from publication where state = 'scheduled' and title like 'Tern %' order by title`,
    );
    expect(waiting).toEqual(['Tern 1', 'Tern 2', 'Tern 3'].map((title) => ({ title, lead: true })));
    for (const title of ['Tern 1', 'Tern 2', 'Tern 3'])
      expect(await walk.row(title).innerText()).toContain('Scheduled');
    expect(await walk.button(/^Schedule all/).count()).toBe(0);
  });

  test('R-PUB-017: other channels get one post for each item, in the given order', async () => {
    await walk.open(composer);
    await walk.pick('My drafts', ['Gull 3', 'Gull 1', 'Gull 2']);
    await expect.poll(walk.titles).toEqual(['1. Gull 3', '2. Gull 1', '3. Gull 2']);
    await walk.choose('Facebook');
    // The last of them saves itself while the first is being saved.
    const begun = Promise.withResolvers<void>();
    const isLast = (asked: Request) => Boolean(asked.postData()?.includes('"Gull 2"'));
    await page.route('**/contentList/draft/update', async (route) => {
      if (isLast(route.request())) await begun.promise;
      await route.continue();
    });
    const byItself = page.waitForResponse(
      (answer) => answer.url().endsWith('/contentList/draft/update') && isLast(answer.request()),
    );
    await page.route(
      '**/content/materialPackage/create',
      async (route) => {
        begun.resolve();
        await byItself;
        await route.continue();
      },
      { times: 1 },
    );
    // Facebook takes no cover without a link.
    for (const title of ['Gull 3', 'Gull 1', 'Gull 2']) {
      await walk.row(title).getByRole('button').first().click();
      await expect.poll(() => walk.titleField().inputValue()).toBe(title);
      await walk.button('Remove the cover').click();
    }
    await walk.button('Publish all 3 in this order').click();
    const asking = walk.dialog('Publish all 3 in this order');
    await asking.getByText('3 posts, one after the other:').waitFor();
    await asking.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Pushed').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await expect.poll(async () => (await posted('facebook', 'Gull')).length, { timeout: 60_000 }).toBe(3);
    // By the time at which each may go first; one that has to be tried again goes later.
    const order = await product.query<{ title: string }>(
      "select title from publication where title like 'Gull %' order by due_at",
    );
    expect(order.map(({ title }) => title)).toEqual(['Gull 3', 'Gull 1', 'Gull 2']);
    await page.getByRole('region', { name: /^(On its way|Published|Result): Gull 1/ }).waitFor();
  });

  test('what an unanswered save of one’s own has written is nobody else’s change', async () => {
    await walk.open(composer);
    await walk.pick('My drafts', ['Owl 1', 'Owl 2']);
    for (const channel of ['Facebook', 'Twitter']) await walk.choose(channel);
    expectComplaint(/draft\/update/);
    let lost = 0;
    await page.route('**/contentList/draft/update', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    for (const title of ['Owl 1', 'Owl 2']) {
      await walk.row(title).getByRole('button').first().click();
      await expect.poll(() => walk.titleField().inputValue()).toBe(title);
      await walk.button('Remove the cover').click();
    }
    await expect.poll(() => lost).toBeGreaterThan(0);
    await walk.button('Publish all 2 in this order').click();
    const asking = walk.dialog('Publish all 2 in this order');
    await asking
      .getByRole('listitem')
      .filter({ hasText: 'Twitter' })
      .getByText(/^Left to publish: [\d,]+ of [\d,]+ a day/)
      .waitFor();
    await asking.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Pushed').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await expect.poll(async () => (await posted('facebook', 'Owl')).length, { timeout: 60_000 }).toBe(2);
    const drafts = await product.query("select id from draft where title like 'Owl %'");
    expect(drafts).toHaveLength(2);
  });
});
