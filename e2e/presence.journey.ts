// Who is here, in two real browsers: each is shown the other while both have a draft open, and no more soon after one has left.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose, openWindow } from './walk.ts';

let product: Product;
let browser: Browser;
let page: Page;
keepWalk((begun) => {
  ({ product, browser } = begun);
  ({ page } = begun.walk);
});

const promisedMs = 30_000;

test('two who have a draft open see each other’s names, in the composer and in the detail; closed, it is told within 30 seconds', async () => {
  await compose(page, product, { title: 'Night ferry', text: 'It sails again.' });
  await page.getByRole('button', { name: 'Save draft', exact: true }).click();
  await page.getByText(/^Saved \d/).waitFor();
  const [row] = await product.query<{ id: string }>("select id from draft where title = 'Night ferry'");
  const other = await openWindow(browser);
  await enter(other.page, product, 'editor', 'Editor-2026!');
  await other.page.goto(`${product.origin}/api/content/contentList/draft/query?id=${row?.id ?? ''}`);
  await other.page.getByText('Also here: Lin Yue').waitFor();
  const here = page.getByText('Also here: Chen Wei');
  await here.waitFor({ timeout: promisedMs });
  expect(await faultsOf(page)).toEqual([]);
  await other.context.close();
  await here.waitFor({ state: 'hidden', timeout: promisedMs });
});
