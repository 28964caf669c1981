// What was deleted elsewhere while it is written here: nothing entered is lost, it goes on as something new, and no way ends at a page that cannot be opened.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { autosaved, leaveBehind, text } from './drafting.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
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
beforeEach(() => expectComplaint(/ 404/));

const composer = '/api/content/publish/pubContent';
const open = (path: string) => page.goto(`${product.origin}${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notice = (words: string) => page.locator('.cp-notice').filter({ hasText: words });
const idNow = (name = 'id') => new URL(page.url()).searchParams.get(name);
const kept = () => page.evaluate(() => Object.keys(localStorage).filter((one) => one.includes('compose:')));

type Row = { id: string; said: string };
const rowsOf = (table: 'draft' | 'package', title: string) =>
  product.query<Row>(
    `select id, jsonb_path_query_first(content, '$.media[*] ? (@.mediaType == 3)') ->> 'content' as said from ${table}
      where title = $1 and ${table === 'draft' ? 'status <> 9' : 'deleted_at is null'}`,
    [title],
  );
const trash = (title: string) =>
  product.query(
    'update draft set status = 9, deleted_status = status, deleted_at = herald_now() where title = $1',
    [title],
  );

/** In its list, in another tab. */
async function deleteFrom(list: string, title: string): Promise<void> {
  const other = await walk.context.newPage();
  await other.goto(`${product.origin}${list}`);
  const row = other.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await other.getByRole('tooltip').getByRole('button', { name: 'Delete', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await other.close();
}

/** Leaves for a list, by the question of the guard, which is answered here. */
async function leave(): Promise<string> {
  await menuEntry(page, 'Messages').click();
  const asking = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  const said = await asking.innerText();
  await asking.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  return said;
}

async function writeAndLose(title: string): Promise<string> {
  await compose(page, product, { title, text: 'Before.' });
  await autosaved(page).waitFor();
  const id = idNow() ?? '';
  await trash(title);
  await text(page).fill('Written on.');
  await notice('This draft was deleted meanwhile.').waitFor();
  return id;
}

describe('a draft', () => {
  test('deleted in another tab goes on as a new one, and nobody asks for the old one meanwhile', async () => {
    await compose(page, product, { title: 'Breakwater', text: 'Before.' });
    await autosaved(page).waitFor();
    const old = idNow();
    await deleteFrom('/api/content/contentList/myDraft/list', 'Breakwater');
    await text(page).fill('Written on.');
    await notice('This draft was deleted meanwhile.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    let saves = 0;
    page.on('request', (request) => (saves += request.url().includes('/draft/') ? 1 : 0));
    await text(page).fill('Written on and on.');
    await page.waitForTimeout(2_500);
    expect(saves).toBe(0);
    await button('Save draft').click();
    await expect.poll(() => saves).toBe(1);
    // Publishing saves first: it is told why nothing goes, and the notice stands behind its dialog.
    await chooseAllAccounts(page);
    await button('Publish to 1').click();
    await button('Publish now').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await notice('This draft was deleted meanwhile.').waitFor();
    expect(await product.query('select id from publication')).toEqual([]);

    await button('Save as new').click();
    await page.getByText(/^Saved \d/).waitFor();
    expect(await notice('This draft was deleted meanwhile.').count()).toBe(0);
    expect(idNow()).not.toBe(old);
    expect(await rowsOf('draft', 'Breakwater')).toEqual([{ id: idNow(), said: 'Written on and on.' }]);
    await text(page).fill('And saved by itself again.');
    await autosaved(page).waitFor();
    expect(await rowsOf('draft', 'Breakwater')).toEqual([
      { id: idNow(), said: 'And saved by itself again.' },
    ]);
    expect(await kept()).toEqual([]);
  });

  test('restored meanwhile is saved into again', async () => {
    const id = await writeAndLose('Slipway');
    await product.query(
      'update draft set status = 1, deleted_at = null, deleted_status = null where id = $1',
      [id],
    );
    await button('Try again').click();
    await page.getByText(/^Saved \d/).waitFor();
    expect(await rowsOf('draft', 'Slipway')).toEqual([{ id, said: 'Written on.' }]);
  });

  test('of a package stays its draft, and is a draft by itself where that is deleted too', async () => {
    for (const isPackageGone of [false, true]) {
      const title = isPackageGone ? 'Both gone' : 'Draft gone';
      await compose(page, product, { title, text: 'Before.' });
      await autosaved(page).waitFor();
      await button('Save to my content').click();
      await page.getByText('Saved to my content', { exact: true }).waitFor();
      await trash(title);
      if (isPackageGone)
        await product.query('update package set deleted_at = herald_now() where title = $1', [title]);
      await text(page).fill('Written on.');
      await button('Save as new').click();
      await page.getByText(/^Saved \d/).waitFor();
      expect(await rowsOf('draft', title)).toEqual([{ id: idNow(), said: 'Written on.' }]);
      const [{ of } = { of: 0 }] = await product.query<{ of: number }>(
        'select count(package_id)::int as of from draft where id = $1',
        [idNow()],
      );
      expect(of).toBe(isPackageGone ? 0 : 1);
    }
  });

  test('saved as new while nobody is reached is tried again by itself, as a draft although its package is gone, too', async () => {
    await compose(page, product, { title: 'Boathouse', text: 'Before.' });
    await autosaved(page).waitFor();
    await button('Save to my content').click();
    await page.getByText('Saved to my content', { exact: true }).waitFor();
    await trash('Boathouse');
    await product.query("update package set deleted_at = herald_now() where title = 'Boathouse'");
    await text(page).fill('Written on.');
    await notice('This draft was deleted meanwhile.').waitFor();
    expectComplaint(/ERR_FAILED/);
    await page.route('**/contentList/draft/**', (route) => route.abort());
    await button('Save as new').click();
    await page.getByText('Server not reached: kept in this browser').waitFor();
    await page.unroute('**/contentList/draft/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await autosaved(page).waitFor();
    expect(await rowsOf('draft', 'Boathouse')).toEqual([{ id: idNow(), said: 'Written on.' }]);
    expect(await rowsOf('package', 'Boathouse')).toEqual([]);
  });
});

test('a package deleted in another tab goes on as a new one', async () => {
  await compose(page, product, { title: 'Lighthouse', text: 'Before.' });
  await button('Save to my content').click();
  await page.getByText('Saved to my content', { exact: true }).waitFor();
  const [before] = await rowsOf('package', 'Lighthouse');
  await open(`${composer}?pkGUID=${before?.id}`);
  await expect.poll(() => text(page).inputValue()).toBe('Before.');
  await deleteFrom('/api/content/contentList/mylist', 'Lighthouse');
  await text(page).fill('Written on.');
  await notice('deleted from my content meanwhile.').waitFor();
  await button('Save as new').click();
  await page.getByText(/^Saved \d/).waitFor();
  const [after] = await rowsOf('package', 'Lighthouse');
  expect(after).toEqual({ id: idNow('pkGUID'), said: 'Written on.' });
  expect(after?.id).not.toBe(before?.id);
});

describe('the copy in the browser', () => {
  test('is offered where its draft cannot be opened any more, and opens as something new', async () => {
    const id = await writeAndLose('Buoy');
    expect(await leave()).toContain('offered when you begin new content');
    await open(`${composer}?id=${id}`);
    await page.getByText('This was not found.', { exact: false }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'New content' }).waitFor();
    expect(await button('Try again').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await button('Open as new').click();
    await expect.poll(() => text(page).inputValue()).toBe('Written on.');
    await autosaved(page).waitFor();
    expect(await rowsOf('draft', 'Buoy')).toEqual([{ id: idNow(), said: 'Written on.' }]);
    expect(idNow()).not.toBe(id);
    expect(await kept()).toEqual([]);
  });

  test('is offered where something new is begun, too', async () => {
    await writeAndLose('Beacon');
    await leave();
    await open(composer);
    await button('Restore').click();
    await expect.poll(() => text(page).inputValue()).toBe('Written on.');
    await autosaved(page).waitFor();
    await expect.poll(kept).toEqual([]);
  });

  test('is offered there when its draft or its package was deleted only after its tab was closed', async () => {
    for (const isPackage of [false, true]) {
      const title = isPackage ? 'Cargo' : 'Ballast';
      await compose(page, product, { title, text: 'Before.' });
      await autosaved(page).waitFor();
      await button('Save to my content').click();
      await page.getByText('Saved to my content', { exact: true }).waitFor();
      const [found] = await rowsOf('package', title);
      const address = isPackage ? `${product.origin}${composer}?pkGUID=${found?.id}` : page.url();
      await leaveBehind(walk, address, { text: `${title}, an hour of work.` });
      await open(composer);
      await text(page).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await button('Restore').count()).toBe(0);
      if (!isPackage) await trash(title);
      else await product.query('update package set deleted_at = herald_now() where title = $1', [title]);
      await open(composer);
      await button('Restore').click();
      await expect.poll(() => text(page).inputValue()).toBe(`${title}, an hour of work.`);
      await autosaved(page).waitFor();
      await expect.poll(kept).toEqual([]);
    }
  });

  test('is offered beside another that was opened as new', async () => {
    const ids = [];
    for (const title of ['Anchor', 'Chain']) {
      ids.push(await writeAndLose(title));
      await leave();
    }
    await open(`${composer}?ids=${ids.join()}`);
    const found = button('Open as new');
    await expect.poll(() => found.count()).toBe(2);
    await found.first().click();
    await expect.poll(() => text(page).inputValue()).toBe('Written on.');
    await expect.poll(() => found.count()).toBe(1);
    await found.click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Content items' }).getByRole('listitem').count())
      .toBe(2);
    await expect.poll(kept).toEqual([]);
    expect([...(await rowsOf('draft', 'Anchor')), ...(await rowsOf('draft', 'Chain'))]).toHaveLength(2);
  });
});

test('what cannot be opened leads home or to new content; among several it is counted, and its copy is offered beside', async () => {
  const id = await writeAndLose('Jetty');
  await leave();
  await compose(page, product, { title: 'Pier', text: 'It is there.' });
  await autosaved(page).waitFor();
  await open(`${composer}?ids=${id},${idNow()}`);
  await notice('Could not be opened: 1 of 2. This was not found.').waitFor();
  expect(await text(page).inputValue()).toBe('It is there.');
  await button('Open as new').click();
  await expect.poll(() => text(page).inputValue()).toBe('Written on.');
  await page.getByRole('region', { name: 'Content items' }).getByText('Pier').first().waitFor();
  await autosaved(page).waitFor();

  for (const dead of [`copy=draft:${id}`, `pkGUID=${id}`]) {
    await open(`${composer}?${dead}`);
    await page.getByText('This was not found.', { exact: false }).waitFor();
    expect(await button('Try again').count()).toBe(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await page.waitForURL((address) => address.pathname !== composer);
});
