// The library's screens with materials in them: page, list, drawer and the composer's dialog fit, wide and narrow, and are accessible.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;

keepWalk(
  (begun) => {
    ({ product, browser, walk } = begun);
  },
  { as: 'editor' },
);
beforeAll(async () => {
  const { page } = walk;
  await compose(page, product, {
    title: 'First post',
    text: 'Words.',
    picture: await drawPicture('dusk.png'),
  });
  await page.getByRole('button', { name: 'Save to my content' }).click();
  await page.getByText(/^Saved \d/).waitFor();
});

test.each([1440, 390])(
  'with materials in it every view fits at %i pixels and is accessible',
  async (width) => {
    const { page, context } = await openWindow(browser, { language: 'zh', width });
    await enter(page, product, 'editor', 'Editor-2026!');
    const path = `${product.origin}/api/content/material/myMaterial`;
    for (const query of ['', '?view=list', '?title=dusk']) {
      await page.goto(`${path}${query}`);
      await page
        .getByRole('button', { name: /^打开 / })
        .first()
        .waitFor();
      expect(await faultsOf(page), `with ${query}`).toEqual([]);
    }
    await page
      .getByRole('button', { name: /^打开 / })
      .first()
      .click();
    await page.getByRole('heading', { name: '使用位置' }).waitFor();
    await page.getByRole('link', { name: 'First post' }).first().waitFor();
    expect(await faultsOf(page), 'the drawer').toEqual([]);
    await page.goto(`${product.origin}/api/content/publish/pubContent`);
    await page.getByRole('button', { name: '从我的素材中选择', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^添加 / })
      .first()
      .waitFor();
    expect(await faultsOf(page), 'the dialog').toEqual([]);
    await context.close();
  },
);
