// Saving by itself in a real browser: what rests is a draft, nobody is overwritten unseen, and no lost answer makes a second one.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { autosaved, meetNewerWords, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook'] },
);

const composer = '/api/content/publish/pubContent';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

type Row = { id: string; revision: number; said: string };
function drafts(title: string): Promise<Row[]> {
  return product.query<Row>(
    `select id, revision, jsonb_path_query_first(content, '$.media[*] ? (@.mediaType == 3)') ->> 'content' as said
      from draft where title = $1 and status <> 9`,
    [title],
  );
}
const said = async (title: string) => (await drafts(title)).map((row) => row.said);

describe('what is written', () => {
  test('is a draft once typing rests, the same one ever after, and the address names it', async () => {
    const { page } = walk;
    await page.goto(`${product.origin}${composer}`);
    await page.getByLabel('Title', { exact: true }).fill('Rest');
    await page.waitForTimeout(2_500);
    // A title alone is no draft, and fills no list.
    expect(await drafts('Rest')).toEqual([]);
    await text(page).fill('Half a word');
    await autosaved(page).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await text(page).fill('Half a word and the rest.');
    await expect.poll(() => said('Rest')).toEqual(['Half a word and the rest.']);
    await autosaved(page).waitFor();
    const [row] = await drafts('Rest');
    expect(new URL(page.url()).searchParams.get('id')).toBe(row?.id);
    // Nothing is unsaved, so nobody is asked on the way out.
    await page.reload();
    await expect.poll(() => text(page).inputValue()).toBe('Half a word and the rest.');
    await page.waitForTimeout(2_500);
    // Opened and untouched it stays as it is.
    expect(await drafts('Rest')).toEqual([row]);
  });

  test('goes at once when the window is hidden', async () => {
    const { page } = walk;
    await compose(page, product, { title: 'Hidden', text: 'Before the meeting.' });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // Far less than typing would have to rest for.
    await expect.poll(() => said('Hidden'), { timeout: 1_300 }).toEqual(['Before the meeting.']);
  });
});

describe('somebody else’s newer words', () => {
  test('are never saved over unseen: it says who, waits, and takes over only when asked', async () => {
    const { page } = walk;
    await meetNewerWords(walk, product, 'Twice open');
    await text(page).fill('Mine after all, and more.');
    await page.waitForTimeout(2_500);
    expect(await said('Twice open')).toEqual(['Theirs.']);
    await button(page, 'Overwrite with my version').click();
    await expect.poll(() => said('Twice open')).toEqual(['Mine after all, and more.']);
  });

  test('stand where a copy of before is restored, too', async () => {
    const { page, context } = walk;
    await compose(page, product, { title: 'Crashed', text: 'Saved.' });
    await autosaved(page).waitFor();
    const address = page.url();
    const lost = await context.newPage();
    await lost.goto(address);
    // In the window itself: one that closes saves once more, and that is not always routed.
    await text(lost).waitFor();
    await lost.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('cut off'));
    });
    expectComplaint(/draft\/update: .*409/);
    await text(lost).fill('Written before the crash.');
    await lost.getByText('Server not reached').waitFor();
    await lost.close({ runBeforeUnload: false });
    await text(page).fill('Saved by the other.');
    await expect.poll(() => said('Crashed')).toEqual(['Saved by the other.']);
    await page.reload();
    await button(page, 'Restore').click();
    await page.getByText(/^Changed by /).waitFor();
    expect(await said('Crashed')).toEqual(['Saved by the other.']);
  });
});

describe('without a connection', () => {
  test('it is kept in the browser, says so, and is saved by itself when the connection is back', async () => {
    const { page, context } = walk;
    await compose(page, product, { title: 'At sea', text: 'In the harbour.' });
    await autosaved(page).waitFor();
    expectComplaint(/INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await text(page).fill('Out at sea.');
    await page.getByText('Server not reached: kept in this browser').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Out at sea.');
    await context.setOffline(false);
    await expect.poll(() => said('At sea')).toEqual(['Out at sea.']);
    await autosaved(page).waitFor();
  });

  test('somebody who saves by hand loses nothing by it: it is tried again by itself all the same', async () => {
    const { page, context } = walk;
    await compose(page, product, { title: 'By hand', text: 'On land.' });
    await autosaved(page).waitFor();
    expectComplaint(/INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await text(page).fill('On the water.');
    await page.keyboard.press('Control+s');
    await page.getByText('Server not reached: kept in this browser').waitFor();
    expect(await said('By hand')).toEqual(['On land.']);
    await context.setOffline(false);
    await expect.poll(() => said('By hand'), { timeout: 25_000 }).toEqual(['On the water.']);
    await autosaved(page).waitFor();
  });

  test.each(['insert', 'update'])(
    'an answer to %s that never came makes neither a second draft nor a stranger of oneself',
    async (call) => {
      const { page } = walk;
      const title = `Lost ${call}`;
      await compose(page, product, { title, text: 'First words.' });
      const answered = () => autosaved(page).waitFor();
      if (call === 'update') await answered();
      expectComplaint(/FAILED/);
      await page.route(
        `**/draft/${call}`,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await text(page).fill('Second words.');
      await page.getByText('Server not reached').waitFor();
      expect(await said(title)).toEqual(['Second words.']);
      await text(page).fill('Third words.');
      await expect.poll(() => said(title)).toEqual(['Third words.']);
      await answered();
      expect(await page.getByText(/^Changed by /).count()).toBe(0);
    },
  );
});

test('what waits for its time is not touched by itself', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Waits', text: 'As planned.' });
  await chooseAllAccounts(page);
  await button(page, 'Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button(page, 'Schedule publish').click();
  await page.getByText(/^Scheduled for /).waitFor();
  await text(page).fill('Otherwise.');
  await page.getByText('Unsaved changes').waitFor();
  await page.waitForTimeout(2_500);
  expect(await said('Waits')).toEqual(['As planned.']);
  await page.getByText('Unsaved changes').waitFor();
});
