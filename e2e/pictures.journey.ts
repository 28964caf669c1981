// Pictures of pages as people see them: kept beside a post's row in the history, and taken now at an address of its own.
import { expect, test } from 'vitest';
import { bindByCall } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { browsers: 1 },
);

const pictures = () => walk.page.getByRole('region', { name: 'Pictures of the page' });
const shotOf = (url: string) =>
  `${product.origin}/screenShort?${new URLSearchParams({ channel: 'facebook', url }).toString()}`;

/** How wide it truly is, once it is loaded. */
const widthOf = (selector: string) =>
  walk.page.locator(selector).evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0));

test('R-HIST-009: the history shows what the page looked like when the post went live, with time and hash', async () => {
  const { page } = walk;
  await bindByCall(walk.context, product, 'Facebook');
  await compose(page, product, { title: 'Lighthouse', text: 'The lighthouse is lit again.' });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: /^Publish to 1/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const row = page.getByRole('row').filter({ hasText: 'Lighthouse' });
  await row.getByText('Live', { exact: true }).waitFor({ timeout: 60_000 });
  await row.getByRole('link', { name: 'Details' }).click();
  const picture = pictures().getByRole('img', { name: /^When it went live/ });
  await picture.waitFor({ timeout: 60_000 });
  await pictures().getByText('The page answered 200').waitFor();
  expect(
    await pictures()
      .getByText(/^SHA-256 [0-9a-f]{12}…$/)
      .count(),
  ).toBe(1);
  expect(await pictures().getByText(/^Due /).count()).toBe(2);
  await expect
    .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(320);
  const post = await row.getByRole('link', { name: 'Open the post' }).getAttribute('href');
  const now = await pictures()
    .getByRole('link', { name: /^See the page as it is now/ })
    .getAttribute('href');
  expect(now).toBe(
    `/screenShort?${new URLSearchParams({ channel: 'Facebook', url: post ?? '' }).toString()}`,
  );
  await page.keyboard.press('Escape');
  await row.getByRole('img', { name: /^The page, seen/ }).click();
  await pictures().waitFor();
});

test('R-SHOT-001, R-SHOT-003, R-SHOT-004, R-RTE-021: /screenShort says loading with moving dots, then shows the page', async () => {
  const { page } = walk;
  const [post] = await postsWith(product.sandbox, 'The lighthouse is lit');
  await page.goto(shotOf(`${product.sandbox}/facebook/www/${post?.externalId}`));
  const loading = page.getByRole('status').filter({ hasText: 'loading' });
  await loading.waitFor();
  expect(await loading.locator('i').count()).toBe(3);
  await page.locator('.picture-whole').waitFor({ timeout: 60_000 });
  await expect.poll(() => widthOf('.picture-whole')).toBe(1_280);
});

test('R-SHOT-002, R-SHOT-005, R-SHOT-006, R-CONST-017: what fails is asked for three times more, then said, with its reason', async () => {
  const { page } = walk;
  const asked: number[] = [];
  const answered: number[] = [];
  page.on('request', (one) => one.url().includes('/screenShot?') && asked.push(performance.now()));
  page.on('requestfinished', (one) => one.url().includes('/screenShot?') && answered.push(performance.now()));
  await page.goto(shotOf('http://169.254.169.254/latest/meta-data/'));
  await page.getByText('loading failed, please reload').waitFor({ timeout: 120_000 });
  await page.getByText('The address leads inside a network').waitFor();
  expect(asked).toHaveLength(4);
  // Each three seconds after the answer before it; what the page says comes a little late here.
  const pauses = asked.slice(1).map((at, n) => at - (answered[n] ?? at));
  for (const pause of pauses) expect(pause).toBeGreaterThan(2_500);
});
