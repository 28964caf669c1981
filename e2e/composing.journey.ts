// The composer keeps its word: what was cleared is left alone, what a colleague wrote is seen, and what is not kept is said.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { autosaved, meetNewerWords, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, menuEntry, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook'] },
);

const composer = '/api/content/publish/pubContent';
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function said(of: string): Promise<string[]> {
  const rows = await product.query<{ said: string }>(
    `select jsonb_path_query_first(content, '$.media[*] ? (@.mediaType == 3)') ->> 'content' as said
      from draft where title = $1 and status <> 9`,
    [of],
  );
  return rows.map((row) => row.said);
}

describe('Clear', () => {
  test('begins anew: what was saved without an answer is not written over by what comes next', async () => {
    const { page } = walk;
    await compose(page, product, { title: 'Old pier', text: 'First words.' });
    await autosaved(page).waitFor();
    expectComplaint(/FAILED/);
    await page.route(
      '**/draft/update',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await text(page).fill('Second words.');
    await page.getByText('Server not reached').waitFor();
    await button(page, 'Clear').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => text(page).inputValue()).toBe('');
    await expect.poll(() => page.getByText('Server not reached').count()).toBe(0);
    await title(page).fill('New pier');
    await text(page).fill('Other words.');
    await autosaved(page).waitFor();
    expect(await said('Old pier')).toEqual(['Second words.']);
    expect(await said('New pier')).toEqual(['Other words.']);
  });
});

describe('what a colleague wrote meanwhile', () => {
  test('is shown beside one’s own words, before one of the two is given up', async () => {
    const { page } = walk;
    await meetNewerWords(walk, product, 'Both write');
    await button(page, 'Look at the other version').click();
    const both = page.getByRole('dialog');
    await both.locator('del').first().waitFor();
    expect(await both.locator('del').allInnerTexts()).toEqual(['Theirs']);
    expect((await both.locator('ins').allInnerTexts()).join(' ')).toContain('Mine after all');
    expect(await faultsOf(page)).toEqual([]);
    await both.getByRole('button', { name: 'Close' }).first().click();
    await button(page, 'Overwrite with my version').click();
    await expect.poll(() => said('Both write')).toEqual(['Mine after all.']);
  });
});

describe('the head of the page', () => {
  test('says what is open and how it stands, and leads to its history once it has one', async () => {
    const { page } = walk;
    await page.goto(`${product.origin}${composer}`);
    await heading(page, 'New content').waitFor();
    await compose(page, product, { title: 'Lighthouse', text: 'It is lit again.' });
    await heading(page, 'Lighthouse').waitFor();
    const head = page.locator('.cp-head');
    await head.getByText('Draft', { exact: true }).waitFor();
    expect(await head.getByRole('link', { name: 'History' }).count()).toBe(0);
    await chooseAllAccounts(page);
    await button(page, 'Publish to 1').click();
    await button(page, 'Publish now').click();
    await page.getByRole('link', { name: 'Open the post' }).waitFor();
    await head.getByText('Published', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await head.getByRole('link', { name: 'History' }).click();
    await page.getByRole('row').filter({ hasText: 'Lighthouse' }).filter({ hasText: 'Live' }).waitFor();
  });
});

describe('a save that is answered late', () => {
  test('leaves the address of the page alone to which somebody has gone on', async () => {
    const { page } = walk;
    const { promise: isLet, resolve: answer } = Promise.withResolvers<void>();
    await page.route(
      '**/draft/insert',
      async (route) => {
        await isLet;
        await route.continue();
      },
      { times: 1 },
    );
    await compose(page, product, { title: 'Late', text: 'It takes its time.' });
    await button(page, 'Save draft').click();
    await menuEntry(page, 'My drafts').click();
    await button(page, 'Leave').click();
    await page.waitForURL('**/myDraft/list**');
    const before = page.url();
    answer();
    await expect.poll(() => said('Late')).toEqual(['It takes its time.']);
    await page.waitForTimeout(1_000);
    expect(page.url()).toBe(before);
  });

  test('and never heard of, for the browser died, is no second draft when the copy is restored', async () => {
    const { page, context } = walk;
    const dying = await context.newPage();
    // In the window itself: what is held outside of it is sent once more when it closes.
    await dying.addInitScript(() => {
      const send = window.fetch;
      window.fetch = async (asked, options) => {
        const answer = await send(asked, options);
        const { url } = asked instanceof Request ? asked : new Request(asked);
        return url.includes('/draft/insert') ? new Promise<Response>(() => undefined) : answer;
      };
    });
    await compose(dying, product, { title: 'Died', text: 'Sent, and not answered.' });
    await expect.poll(() => said('Died')).toEqual(['Sent, and not answered.']);
    await dying.close({ runBeforeUnload: false });
    await page.goto(`${product.origin}${composer}`);
    await button(page, 'Restore').click();
    await text(page).fill('Written after the crash.');
    await autosaved(page).waitFor();
    expect(await said('Died')).toEqual(['Written after the crash.']);
  });
});

describe('keys', () => {
  test('an emoji is taken back by the browser’s own undo, and what was typed before it stays', async () => {
    const { page } = walk;
    await page.goto(`${product.origin}${composer}`);
    await text(page).click();
    await page.keyboard.type('Ahoy');
    await button(page, /Emoji/).click();
    await page.getByRole('group', { name: 'Emoji list' }).getByRole('button').first().click();
    await expect.poll(() => text(page).inputValue()).not.toBe('Ahoy');
    expect(await text(page).inputValue()).toMatch(/^Ahoy./);
    await text(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => text(page).inputValue()).toBe('Ahoy');
  });

  test('Ctrl-Enter asks about publishing, and not over another question', async () => {
    const { page } = walk;
    await compose(page, product, { title: 'Keys', text: 'By keys alone.' });
    await chooseAllAccounts(page);
    await button(page, 'Clear').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.waitForTimeout(500);
    expect(await button(page, 'Publish now').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+Enter');
    await button(page, 'Publish now').waitFor();
  });

  test('open what a change of live words asks, and say that nothing is saved apart from it', async () => {
    const { page } = walk;
    await page.goto(`${product.origin}/api/content/publish/pubHistory`);
    await page
      .getByRole('row')
      .filter({ hasText: 'Lighthouse' })
      .getByRole('link', { name: 'Modify', exact: true })
      .click();
    await text(page).fill('It is lit again, and turns.');
    await page.keyboard.press('Control+s');
    await page.getByText(/Nothing is saved separately here/).waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('and turns');
  });
});

test('a browser that keeps no copy says so, while there is something to lose', async () => {
  const { context } = walk;
  const page = await context.newPage();
  await page.goto(`${product.origin}${composer}`);
  await text(page).waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await text(page).fill('Nowhere but here.');
  const told = page.getByText(/This browser keeps no copy/);
  await expect.poll(() => told.count()).toBe(1);
  await text(page).fill('');
  await expect.poll(() => told.count()).toBe(0);
  await page.close();
});
