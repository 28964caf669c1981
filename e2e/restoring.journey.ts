// What a browser kept is never put over other words: it comes as an item of its own, what it replaces comes back, and leaving says what is true.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { autosaved, leaveBehind, meetNewerWords, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { compose, menuEntry, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
let page: Page;
keepWalk((begun) => {
  ({ product, walk } = begun);
  ({ page } = walk);
});

const composer = '/api/content/publish/pubContent';
const open = () => page.goto(`${product.origin}${composer}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = (of = page) => of.getByLabel('Title', { exact: true });
const offer = () => page.getByText(/^Unsaved work from/);
const rows = () => page.getByRole('region', { name: 'Content items' }).getByRole('listitem');
const leaving = () => page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
const said = async (named: string) => {
  const found = await product.query<{ said: string }>(
    `select jsonb_path_query_first(content, '$.media[*] ? (@.mediaType == 3)') ->> 'content' as said
      from draft where title = $1 and status <> 9`,
    [named],
  );
  return found.map((row) => row.said);
};

afterEach(async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => localStorage.clear());
});

describe('the copy of a new page', () => {
  test('never goes over a saved article: it is an item of its own, and both are drafts', async () => {
    await leaveBehind(walk, `${product.origin}${composer}`, {
      title: 'Tram lines',
      text: 'Kept in this browser.',
    });
    await compose(page, product, { title: 'Ferry lines', text: 'Saved already.' });
    await autosaved(page).waitFor();
    await button('Restore').click();
    await expect.poll(() => title().inputValue()).toBe('Tram lines');
    await expect.poll(() => rows().count()).toBe(2);
    await expect.poll(() => said('Tram lines')).toEqual(['Kept in this browser.']);
    expect(await said('Ferry lines')).toEqual(['Saved already.']);
    await expect.poll(() => new URL(page.url()).searchParams.get('ids')?.split(',').length).toBe(2);
    await autosaved(page).waitFor();
    await page.reload();
    await expect.poll(() => rows().count()).toBe(2);
    await open();
    await text(page).waitFor();
    expect(await offer().count()).toBe(0);
  });

  test('nor over what is typed and not saved, and one without a title empties nobody’s', async () => {
    await leaveBehind(walk, `${product.origin}${composer}`, { text: 'Only a text.' });
    await open();
    await offer().waitFor();
    await text(page).fill('Not saved, for it has no title.');
    await button('Restore').click();
    await expect.poll(() => text(page).inputValue()).toBe('Only a text.');
    await expect.poll(() => rows().count()).toBe(2);
    await rows().first().getByRole('button').first().click();
    await expect.poll(() => text(page).inputValue()).toBe('Not saved, for it has no title.');
    // Nothing of it is saved: the browser still keeps both.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Only a text.');
  });

  test('comes onto an empty page as it was, and can be taken back', async () => {
    // What the test before left unsaved is kept as its page is left.
    await open();
    await page.evaluate(() => localStorage.clear());
    await leaveBehind(walk, `${product.origin}${composer}`, { text: 'Taken back.' });
    await open();
    await button('Restore').click();
    await expect.poll(() => text(page).inputValue()).toBe('Taken back.');
    expect(await offer().count()).toBe(0);
    await button('Undo').click();
    await expect.poll(() => text(page).inputValue()).toBe('');
    await offer().waitFor();
    await page.reload();
    await button('Restore').click();
    await expect.poll(() => text(page).inputValue()).toBe('Taken back.');
  });
});

test('the copy of a draft that takes the place of its saved words gives it back', async () => {
  await compose(page, product, { title: 'Given back', text: 'As it was saved.' });
  await autosaved(page).waitFor();
  await leaveBehind(walk, page.url(), { text: 'As it was lost.' });
  await page.reload();
  await button('Restore').click();
  await expect.poll(() => text(page).inputValue()).toBe('As it was lost.');
  await expect.poll(() => said('Given back')).toEqual(['As it was lost.']);
  await button('Undo').click();
  await expect.poll(() => text(page).inputValue()).toBe('As it was saved.');
  await expect.poll(() => said('Given back')).toEqual(['As it was saved.']);
  await offer().waitFor();
  expect(await page.getByText(/^Changed by /).count()).toBe(0);
});

describe('who leaves', () => {
  test('what the browser keeps hears so, and finds it again', async () => {
    await open();
    await text(page).fill('Without a title.');
    await menuEntry(page, 'My drafts').click();
    await leaving()
      .getByText(/is kept in this browser/)
      .waitFor();
    expect(
      await leaving()
        .getByText(/would be lost/)
        .count(),
    ).toBe(0);
    await leaving().getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/myDraft/list**');
    await open();
    await button('Restore').click();
    await expect.poll(() => text(page).inputValue()).toBe('Without a title.');
  });

  test('what no browser keeps is told that it would be lost', async () => {
    await open();
    await text(page).waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await text(page).fill('Kept nowhere.');
    await menuEntry(page, 'My drafts').click();
    await expect
      .poll(() =>
        leaving()
          .getByText(/would be lost/)
          .count(),
      )
      .toBe(1);
    await leaving().getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/myDraft/list**');
  });
});

describe('on a phone', () => {
  const measure = async (words: RegExp, first: string) => {
    const sentence = await page.getByText(words).boundingBox();
    const { y = 9_999, height = 0 } = (await button(first).boundingBox()) ?? {};
    return { isWide: (sentence?.width ?? 0) > 200, isInSight: y + height < 500 };
  };
  const roomy = { isWide: true, isInSight: true };

  test('what was found in the browser has room for its sentence and its buttons', async () => {
    await leaveBehind(walk, `${product.origin}${composer}`, { text: 'Found on a phone.' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
    await offer().waitFor();
    expect(await measure(/^Unsaved work from/, 'Restore')).toEqual(roomy);
  });

  test('a change of somebody else does, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expectComplaint(/draft\/update: .*409/);
    await meetNewerWords(walk, product, 'Small screen');
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await measure(/^Changed by /, 'Overwrite with my version')).toEqual(roomy);
  });
});
