// The body in blocks, in a real browser: texts and pictures in the order their author wants, by keys and by the grip, kept and published so.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { addFile, chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['WeChat'] },
);

const patience = { timeout: 60_000 };
const button = (name: string | RegExp): Locator => walk.page.getByRole('button', { name });
const texts = () => walk.page.getByRole('textbox', { name: 'Text', exact: true });
const frames = () => walk.page.getByRole('group', { name: /^Block \d of \d/ });
/** Each block by its text, or by how many pictures it holds. */
const body = () =>
  frames().evaluateAll((all) =>
    all.map((frame) => {
      const words = frame.querySelector('textarea')?.value;
      return words ?? `pictures: ${frame.querySelectorAll('[data-picture]').length}`;
    }),
  );

test('R-COMP-013 R-COMP-015: one text and its pictures need no more than before; a further text comes behind them', async () => {
  const { page } = walk;
  const cover = await drawPicture('cover.jpg');
  await compose(page, product, { title: 'At the lock', text: 'The gates open.', cover });
  await chooseAllAccounts(page);
  expect(await frames().count()).toBe(0);
  for (const name of ['gate.png', 'boat.png']) {
    await addFile(page, 'Pictures', await drawPicture(name));
    await button(`Remove ${name}`).waitFor(patience);
  }
  expect(await body()).toEqual(['The gates open.', 'pictures: 2']);
  await button('Add a text').click();
  await page.keyboard.type('The boats leave.');
  expect(await body()).toEqual(['The gates open.', 'pictures: 2', 'The boats leave.']);
  expect(await faultsOf(page)).toEqual([]);
});

test('Alt with an arrow moves the block the keys are in, says where it is, and leaves the keys there', async () => {
  const { page } = walk;
  await texts().last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await body()).toEqual(['The gates open.', 'The boats leave.', 'pictures: 2']);
  await page.locator('output', { hasText: 'Text: now block 2 of 3.' }).waitFor({ state: 'attached' });
  await page.keyboard.type('!');
  expect(await body()).toEqual(['The gates open.', 'The boats leave.!', 'pictures: 2']);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  expect(await body()).toEqual(['The gates open.', 'pictures: 2', 'The boats leave.']);
});

test('a picture of several moves alone, out of its block at the end; the move is undone', async () => {
  const { page } = walk;
  await page.locator('[data-picture] input').last().focus();
  await page.keyboard.press('Alt+ArrowDown');
  expect(await body()).toEqual(['The gates open.', 'pictures: 1', 'The boats leave.', 'pictures: 1']);
  await button('Undo').click();
  await expect.poll(body).toEqual(['The gates open.', 'pictures: 2', 'The boats leave.']);
  await page.locator('[data-picture] input').last().focus();
  await page.keyboard.press('Alt+ArrowDown');
  expect(await body()).toEqual(['The gates open.', 'pictures: 1', 'The boats leave.', 'pictures: 1']);
});

test('a block dragged by its grip comes where the line shows', async () => {
  const { page } = walk;
  const grip = button('Drag block 2: Pictures');
  // In the middle: nothing of it under the head of the page.
  await grip.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  const from = await grip.boundingBox();
  const over = await frames().first().boundingBox();
  if (!from || !over) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, over.y + over.height / 2, { steps: 4 });
  await page.mouse.move(from.x + 20, over.y + 20, { steps: 4 });
  await page.locator('.cp-block-before').waitFor();
  await page.mouse.up();
  await expect.poll(body).toEqual(['pictures: 1', 'The gates open.', 'The boats leave.', 'pictures: 1']);
});

test('what is taken out can be put back where it was', async () => {
  await button('Take out block 2: Text').click();
  await expect.poll(body).toEqual(['pictures: 1', 'The boats leave.', 'pictures: 1']);
  await button('Undo').click();
  await expect.poll(body).toEqual(['pictures: 1', 'The gates open.', 'The boats leave.', 'pictures: 1']);
  await button('Move block 3 up: Text').click();
  await expect.poll(body).toEqual(['pictures: 1', 'The boats leave.', 'The gates open.', 'pictures: 1']);
  await button('Undo').click();
  await expect.poll(body).toEqual(['pictures: 1', 'The gates open.', 'The boats leave.', 'pictures: 1']);
});

test('the order is kept, previewed, and what readers of WeChat get', async () => {
  const { page } = walk;
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.reload();
  await texts().first().waitFor(patience);
  expect(await body()).toEqual(['pictures: 1', 'The gates open.', 'The boats leave.', 'pictures: 1']);
  await texts().last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  const wanted = ['The boats leave.', 'pictures: 1', 'The gates open.', 'pictures: 1'];
  expect(await body()).toEqual(wanted);
  const order = (place: Locator) =>
    place.evaluate((element) =>
      [...element.querySelectorAll('p, img')].flatMap((one) =>
        one.tagName === 'IMG'
          ? ['picture']
          : one.textContent.match(/^The (boats|gates) /)
            ? [one.textContent]
            : [],
      ),
    );
  const shown = ['The boats leave.', 'picture', 'The gates open.', 'picture'];
  await expect.poll(() => order(page.locator('.pv-article-page'))).toEqual(shown);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(/^Publish to 1/).click();
  await button('Publish now').click();
  await page.getByText('Pushed').waitFor(patience);
  await expect
    .poll(async () => (await postsWith(product.sandbox, 'The gates open.')).length, patience)
    .toBe(1);
  const [post] = await postsWith(product.sandbox, 'The gates open.');
  const reader = await walk.context.newPage();
  await reader.goto(`${product.sandbox}/wechat/mp/s/${post?.externalId}.1`);
  expect(await order(reader.locator('article .text'))).toEqual(shown);
  await reader.close();
});
