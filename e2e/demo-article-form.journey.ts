// The demonstration of an article's form: it says what it lacks, saves, stays in sight, and opens by its number alone.
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { addFile, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk((begun) => {
  ({ product, walk } = begun);
});

const rows = () => walk.page.locator('tbody tr:not([aria-hidden])');
const button = (name: string | RegExp) => walk.page.getByRole('button', { name, exact: true });

async function open(query = ''): Promise<void> {
  await walk.page.goto(`${product.origin}/example/list${query}`);
  await rows().first().waitFor();
}

type Kept = {
  id: number;
  title: string;
  status: string;
  importance: number;
  type: string;
  [field: string]: unknown;
};
const kept = (where: string) => product.query<Kept>(`select * from demo_article where ${where} order by id`);

const bar = () => walk.page.locator('.dm-bar');
const title = () => walk.page.getByRole('textbox', { name: 'Title' });
const words = () => walk.page.locator('#article-content');

test('R-RTE-049 R-DEMO-038 R-DEMO-041 R-DEMO-042 R-DEMO-043 R-DEMO-046: a new article is a draft, and says what it lacks to be published', async () => {
  const { page } = walk;
  await page.goto(`${product.origin}/example/create`);
  await words().waitFor();
  expect(await page.locator('h1').innerText()).toBe('Create Article');
  expect(await bar().getAttribute('class')).not.toContain('published');
  expect(await faultsOf(page)).toEqual([]);
  await button('Publish').click();
  await page.getByText('image_uri is required').first().waitFor();
  await page.getByText('title is required').waitFor();
  await page.getByText('content is required').waitFor();
  await button('Draft').click();
  await page.getByText('Please fill in the required title and content').waitFor();
  expect(await kept("title like 'Noon%'")).toEqual([]);
});

test('R-DEMO-045 R-DEMO-040 R-DEMO-048 R-DEMO-049: title, comments, platforms, source and author; kept as a draft', async () => {
  const { page } = walk;
  await title().fill(`Noon ${'x'.repeat(200)}`);
  expect((await title().inputValue()).length).toBe(100);
  await title().fill('Noon');
  await words().click();
  await page.keyboard.type('At the quay');
  await button('Comment: opened ▾').click();
  await page.getByRole('radio', { name: 'Close comment' }).check();
  await button('Comment: closed ▾').waitFor();
  await page.keyboard.press('Escape');
  await button('Platforms(1) ▾').click();
  expect(await page.getByRole('checkbox', { name: 'a-platform' }).isChecked()).toBe(true);
  for (const name of ['b-platform', 'c-platform']) await page.getByRole('checkbox', { name }).check();
  await button('Platforms(3) ▾').waitFor();
  const asked = page.waitForRequest((request) => request.url().includes('/search/user?name=yue'));
  const author = page.getByRole('combobox', { name: 'Author' });
  await author.click();
  await author.pressSequentially('yue');
  await asked;
  await page.locator('.ant-select-dropdown:visible').getByTitle('Lin Yue').click();
  await button('Draft').click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const [saved, ...more] = await kept("title = 'Noon'");
  expect(more).toEqual([]);
  expect(saved).toMatchObject({
    status: 'draft',
    content: '<p>At the quay</p>',
    comment_disabled: true,
    platforms: ['a-platform', 'b-platform', 'c-platform'],
    author: 'Lin Yue',
    importance: 0,
  });
});

test('R-DEMO-039 R-DEMO-044 R-DEMO-047 R-DEMO-050: with a picture, three stars and a source that is an address it is published; the bar turns blue and stays in sight', async () => {
  const { page } = walk;
  await addFile(page, 'Cover', await drawPicture('quay.jpg'));
  await page.getByAltText('Preview, wide').waitFor();
  await page.getByAltText('Preview, square').waitFor();
  await page.locator('.ant-rate [role=radio]').nth(2).click();
  await button('Link ▾').click();
  const source = page.getByRole('textbox', { name: 'Source link' });
  await source.fill('no address');
  await button('Publish').click();
  await page.getByText('The source link is not a valid URL').filter({ visible: true }).first().waitFor();
  expect((await kept("title = 'Noon'"))[0]?.status).toBe('draft');
  if (!(await source.isVisible())) await button('Link ▾').click();
  await source.fill('https://news.example/noon');
  await page.keyboard.press('Escape');
  await button('Publish').click();
  await page.getByText('The article was published').waitFor();
  const [saved, ...more] = await kept("title = 'Noon'");
  expect(more).toEqual([]);
  expect(saved).toMatchObject({
    status: 'published',
    importance: 3,
    source_uri: 'https://news.example/noon',
  });
  await expect.poll(() => bar().getAttribute('class')).toContain('dm-bar-published');
  expect(await bar().evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('gradient');
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await bar().boundingBox())?.y).toBe(50);
  expect(await faultsOf(page)).toEqual([]);
});

test('R-RTE-050 R-RTE-051 R-DEMO-051: an article opens by its number alone, marks the list in the menu, and says its number in its title', async () => {
  const { page } = walk;
  const [{ id } = { id: 0 }] = await kept("title = 'Noon'");
  await open('?sort=-id');
  await rows().filter({ hasText: 'Noon' }).getByRole('link', { name: 'Noon' }).click();
  await page.waitForURL(`**/example/edit/${id}`);
  await expect.poll(() => title().inputValue()).toBe('Noon');
  expect(await words().innerText()).toContain('At the quay');
  await expect.poll(() => page.title()).toBe(`Edit Article-${id} - Herald`);
  expect(await bar().getAttribute('class')).toContain('published');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect.poll(() => menu.locator('[aria-current=page]').allInnerTexts()).toEqual(['Article List']);
  expect(await menu.getByText('Edit Article').count()).toBe(0);
  await page.getByRole('button', { name: /: English$/ }).click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await expect.poll(() => page.title()).toBe(`编辑文章-${id} - Herald`);
  await page.getByRole('button', { name: /: 中文$/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  // Kept once its words are there: whoever leaves before stays with the one before.
  await expect.poll(() => page.title()).toBe(`Edit Article-${id} - Herald`);
  for (const odd of ['/example/edit/x1', '/example/edit/1x']) {
    await page.goto(`${product.origin}${odd}`);
    await page.waitForURL('**/404');
  }
});

test('R-RTE-051: what was typed and not saved is gone when one comes back', async () => {
  const { page } = walk;
  await page.goto(`${product.origin}/example/create`);
  await title().fill('Not saved');
  await page.evaluate(() => history.pushState(null, '', '/example/list'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await rows().first().waitFor();
  await page.goBack();
  await words().waitFor();
  expect(await title().inputValue()).toBe('');
});
