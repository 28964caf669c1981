// Whom a Facebook post is for and how it feels, in a real browser: chosen in the composer, sent, and shown by the platform.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook'] },
);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const words = () => page.getByLabel('Text', { exact: true });
const audience = (name: string) => page.getByRole('radio', { name, exact: true });
const places = () => page.getByRole('combobox', { name: 'Regions' });
const offered = (place: string) => page.locator('.ant-select-item-option', { hasText: place });

/** What was asked for, in its order. */
const searched: string[] = [];
beforeAll(() => {
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/control/account/facebookArea'))
      searched.push(url.searchParams.get('area') ?? '');
  });
});

/** The first post with these words, as its readers see it. */
async function seen(text: string): Promise<string> {
  await expect.poll(async () => (await postsWith(product.sandbox, text)).length, { timeout: 20_000 }).toBe(1);
  const [post] = await postsWith(product.sandbox, text);
  return (await fetch(`${product.sandbox}/facebook/www/${post?.externalId}`)).text();
}

async function publishNow(): Promise<void> {
  await button(/^Publish to 1/).click();
  await button('Publish now').click();
  await page.locator('.ant-message').getByText('Pushed').waitFor();
}

test('R-COMP-027, R-COMP-028, R-STATE-009, R-ENT-023, R-ENT-026, R-FB-021: public, or an audience of its own with ages and regions', async () => {
  await compose(page, product, { title: 'For some', text: 'The night ferry has a bar.' });
  expect(await page.getByRole('group', { name: 'Facebook' }).count()).toBe(0);
  await chooseAllAccounts(page);
  expect(await audience('Public').getAttribute('value')).toBe('1');
  expect(await audience('Specific audience').getAttribute('value')).toBe('2');
  expect(await audience('Public').isChecked()).toBe(true);
  expect([await page.getByLabel('Age', { exact: true }).count(), await places().count()]).toEqual([0, 0]);
  await audience('Specific audience').check();
  expect(await page.getByLabel('Age', { exact: true }).locator('option').allInnerTexts()).toEqual([
    'Everyone',
    '15+',
    '18+',
    '21+',
    '25+',
  ]);
  await page.getByText('Nothing is chosen yet, so everybody sees it.').waitFor();
  await page.getByLabel('Age', { exact: true }).selectOption('18+');
});

test('R-COMP-029, R-ENT-025: regions are searched for while somebody types, once the keys rest, and say what they are', async () => {
  await places().click();
  searched.length = 0;
  await places().pressSequentially('united', { delay: 20 });
  await offered('United States (country)').waitFor();
  expect(searched).toEqual(['united']);
  await page.keyboard.press('ArrowDown');
  await places().fill('kans');
  await offered('Kansas, United States (state/province)').waitFor();
  await places().fill('manh');
  await offered('Manhattan, Kansas (city)').waitFor();
  await places().press('Enter');
  await expect.poll(() => places().inputValue()).toBe('');
  await page.locator('.cp-places').getByText('Manhattan, Kansas (city)').waitFor();
});

test('R-COMP-029: an answer that comes late is nobody’s, and what an input method is still making is not asked for', async () => {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/facebookArea?*area=spa*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await places().fill('spa');
  await expect.poll(() => searched.at(-1)).toBe('spa');
  await places().fill('jap');
  await offered('Japan (country)').waitFor();
  letGo();
  await page.waitForTimeout(500);
  expect(await page.locator('.ant-select-item-option').allInnerTexts()).toEqual(['Japan (country)']);
  await page.unroute('**/facebookArea?*area=spa*');
  await places().fill('');
  const hand = await page.context().newCDPSession(page);
  const asked = searched.length;
  await hand.send('Input.imeSetComposition', { text: 'eng', selectionStart: 3, selectionEnd: 3 });
  await page.waitForTimeout(700);
  expect(searched).toHaveLength(asked);
  await hand.send('Input.insertText', { text: 'engl' });
  await offered('England, United Kingdom (state/province)').waitFor();
  await places().fill('');
});

test('R-COMP-028: the post goes out to that audience alone, and says so before', async () => {
  await button(/^Publish to 1/).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Readers from 18').waitFor();
  await dialog.getByText('Only in: Manhattan').waitFor();
  await button('Publish now').click();
  const read = await seen('The night ferry has a bar.');
  expect(read).toContain('readers from 18');
  expect(read).toContain('2447439');
});

const Draft = z.object({ age: z.unknown(), area: z.unknown() });

test('R-STATE-008: public again, the draft is saved with neither age nor area, and is public when it is opened', async () => {
  await compose(page, product, { title: 'For all after all', text: 'The bar is closed.' });
  await chooseAllAccounts(page);
  await audience('Specific audience').check();
  await page.getByLabel('Age', { exact: true }).selectOption('21+');
  await places().fill('spain');
  await offered('Spain (country)').waitFor();
  await places().press('Enter');
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  const kept = async () =>
    (
      await product.query<{ content: unknown }>(`select content from draft where title = 'For all after all'`)
    )[0]?.content;
  expect(Draft.parse(await kept())).toMatchObject({ age: 21, area: [{ key: 'ES' }] });
  await page.reload();
  await page.locator('.cp-places').getByText('Spain (country)').waitFor();
  expect(await page.getByLabel('Age', { exact: true }).inputValue()).toBe('21');

  await audience('Public').check();
  const sent = page.waitForRequest('**/draft/update');
  await button('Save draft').click();
  expect((await sent).postDataJSON()).toMatchObject({ age: null, area: null });
  await page.getByText(/^Saved \d/).waitFor();
  expect(await kept()).toMatchObject({ age: null, area: null });
  await page.reload();
  await expect.poll(() => audience('Public').isChecked()).toBe(true);
  await publishNow();
  expect(await seen('The bar is closed.')).not.toContain('Shown only to');
});

test('R-COMP-030, R-COMP-060, R-FB-023: a feeling of the server’s list; a list that fails stops nothing and is asked for again', async () => {
  await page.route('**/contentList/facebookfeeling', (route) => route.abort());
  expectComplaint(/facebookfeeling/);
  await compose(page, product, { title: 'Felt', text: 'The lighthouse is a hundred.' });
  await chooseAllAccounts(page);
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.waitFor({ timeout: 20_000 });
  await words().fill('The lighthouse is a hundred today.');
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.unroute('**/contentList/facebookfeeling');
  await again.click();
  await again.waitFor({ state: 'detached' });
  await page.getByLabel('Feeling').selectOption('proud');
  await publishNow();
  const read = await seen('The lighthouse is a hundred today.');
  expect(read).toContain('Feeling: 379355252154431');
});

test('R-COMP-031, R-COMP-060: an emoji of the server’s list goes where the caret stands, by mouse and by keys', async () => {
  await page.route('**/contentList/emojis', (route) => route.abort());
  expectComplaint(/contentList\/emojis/);
  await compose(page, product, { title: 'Signs', text: 'Fair  wind' });
  await button('Emoji').click();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
  await page.unroute('**/contentList/emojis');
  await words().fill('Fair  wind');
  await words().evaluate((area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(5, 5));
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  const list = page.getByRole('group', { name: 'Emoji list' });
  await list.getByRole('button', { name: '🚢' }).click();
  expect(await words().inputValue()).toBe('Fair 🚢 wind');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await words().inputValue()).toBe('Fair 🚢🚗 wind');
  await page.keyboard.press('Escape');
  expect(await list.count()).toBe(0);
  await page.keyboard.type('!');
  expect(await words().inputValue()).toBe('Fair 🚢🚗! wind');
});
