// The content items of the composer in a real browser: added, switched, moved, deleted, and three of them published as one WeChat message.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { Posts } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'WeChat'] },
);

const composer = '/api/content/publish/pubContent';
const open = (path: string) => page.goto(`${product.origin}${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const titleField = () => page.getByLabel('Title', { exact: true });
const list = () => page.getByRole('region', { name: 'Content items' });
const rows = () => list().getByRole('listitem');
const row = (title: string) => rows().filter({ hasText: title });
const titles = () => rows().locator('.it-title').allInnerTexts();
const onDesk = () => list().locator('[aria-current]').innerText();

async function add(source: 'New content' | 'My drafts' | 'My content'): Promise<void> {
  await list().getByRole('button', { name: 'Add' }).click();
  await page.getByRole('menuitem', { name: source }).last().click();
}

async function pick(dialogName: 'My drafts' | 'My content', chosen: readonly string[]): Promise<void> {
  await add(dialogName);
  for (const title of chosen)
    await dialog(dialogName)
      .getByRole('checkbox', { name: `Select ${title}`, exact: true })
      .check();
  await dialog(dialogName)
    .getByRole('button', { name: `Confirm (${chosen.length})` })
    .click();
  await dialog(dialogName).waitFor({ state: 'hidden' });
}

async function choose(channel: string): Promise<void> {
  await button('Add account').click();
  await dialog('Add account')
    .getByRole('checkbox', { name: new RegExp(`^${channel} `) })
    .check();
  await dialog('Add account')
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await dialog('Add account').waitFor({ state: 'hidden' });
}

/** Of the base draft a copy with other words. */
async function insertCopy(title: string): Promise<void> {
  await product.query(
    `insert into draft (owner_id, department_id, title, content, created_at)
      select owner_id, department_id, $1,
        jsonb_set(content || jsonb_build_object('title', $1::text), '{media,0,content}', to_jsonb($1 || ', in full.')),
        herald_now() from draft where title = 'Base'`,
    [title],
  );
}

const posted = async (platform: string, words: string) => {
  const answer = await fetch(`${product.sandbox}/_ledger/posts`);
  return Posts.parse(await answer.json()).posts.filter(
    (post) => post.platform === platform && post.text.includes(words),
  );
};

beforeAll(async () => {
  const cover = await drawPicture('cover.jpg');
  await compose(page, product, { title: 'Base', text: 'What all of them say.', cover });
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  await button('Save to my content').click();
  await page.getByText('Saved to my content').waitFor();
  for (const title of ['Bridge', 'Ferry', 'Lighthouse', 'Tram']) await insertCopy(title);
  for (let at = 1; at <= 20; at += 1) await insertCopy(`Gull ${at}`);
});

describe('the list of content items', () => {
  test('R-COMP-006, R-COMP-037, R-COMP-054: the add button offers new content, my drafts by pages of 20, and my content', async () => {
    await open(composer);
    await titleField().fill('Being written');
    await list().getByRole('button', { name: 'Add' }).click();
    const menu = page.locator('.ant-dropdown').getByRole('menuitem');
    await menu.first().waitFor();
    expect(await menu.allInnerTexts()).toEqual(['New content', 'My drafts', 'My content']);
    await menu.nth(1).click();
    await dialog('My drafts').getByRole('row').nth(1).waitFor();
    expect(await dialog('My drafts').getByRole('row').count()).toBe(1 + 20);
    await dialog('My drafts').getByRole('button', { name: 'Cancel' }).click();
    await dialog('My drafts').waitFor({ state: 'hidden' });
    await product.query(
      "update draft set created_at = herald_now() - interval '2 days' where title like 'Gull%'",
    );
    await pick('My drafts', ['Bridge', 'Ferry']);
    await expect.poll(titles).toEqual(['1. Being written', '2. Bridge', '3. Ferry']);
    await expect.poll(() => titleField().inputValue()).toBe('Bridge');
    expect(await onDesk()).toBe('2. Bridge');
    await add('New content');
    await expect.poll(() => titleField().inputValue()).toBe('');
    await titleField().fill('Fresh');
    await expect.poll(titles).toEqual(['1. Being written', '2. Bridge', '3. Ferry', '4. Fresh']);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('R-COMP-004: a double click opens an item for update, and nothing entered is lost by it', async () => {
    await row('Ferry').locator('.it-standing').dblclick();
    await expect.poll(() => titleField().inputValue()).toBe('Ferry');
    await expect.poll(() => titleField().evaluate((field) => field === document.activeElement)).toBe(true);
    await titleField().fill('Ferry, changed');
    await row('Being written').getByRole('button').first().click();
    await expect.poll(() => titleField().inputValue()).toBe('Being written');
    await row('Fresh').locator('.it-standing').dblclick();
    await expect.poll(() => titleField().inputValue()).toBe('Fresh');
    await row('Ferry, changed').locator('.it-standing').dblclick();
    await expect.poll(() => titleField().inputValue()).toBe('Ferry, changed');
    expect(await row('Bridge').innerText()).toContain('Saved');
    expect(await row('Ferry, changed').innerText()).toContain('Unsaved');
    // Without a text the new one cannot be published, and its row says so.
    expect(await row('Fresh').innerText()).toMatch(/To check: \d/);
    await button('Save draft').click();
    await page.getByText(/^Saved \d/).waitFor();
    await expect.poll(() => row('Ferry, changed').innerText()).toContain('Saved');
    const kept = await product.query("select 1 from draft where title = 'Ferry, changed'");
    expect(kept).toHaveLength(1);
  });

  test('R-COMP-003: items are re-ordered by drag and drop, by their arrows and by keys', async () => {
    await row('Fresh').dragTo(row('Being written'));
    await expect.poll(titles).toEqual(['1. Fresh', '2. Being written', '3. Bridge', '4. Ferry, changed']);
    await list().getByRole('button', { name: 'Move Fresh down' }).click();
    await expect.poll(titles).toEqual(['1. Being written', '2. Fresh', '3. Bridge', '4. Ferry, changed']);
    await row('Bridge').getByRole('button').first().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).toEqual(['1. Being written', '2. Bridge', '3. Fresh', '4. Ferry, changed']);
    // The keys stay with the one that moved.
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).toEqual(['1. Bridge', '2. Being written', '3. Fresh', '4. Ferry, changed']);
    await list().getByText('Bridge is now 1 of 4.').waitFor();
  });

  test('R-COMP-005: the delete icon asks, takes the item off the list, and leaves what is saved', async () => {
    await row('Fresh').getByRole('button', { name: 'Delete Fresh' }).click();
    await dialog('Confirm delete').getByRole('button', { name: 'Cancel' }).click();
    await dialog('Confirm delete').waitFor({ state: 'hidden' });
    expect(await rows().count()).toBe(4);
    for (const title of ['Fresh', 'Ferry, changed', 'Being written']) {
      await row(title)
        .getByRole('button', { name: `Delete ${title}` })
        .click();
      await dialog('Confirm delete').getByRole('button', { name: 'Delete' }).click();
      await row(title).waitFor({ state: 'hidden' });
    }
    expect(await titles()).toEqual(['1. Bridge']);
    await expect.poll(() => titleField().inputValue()).toBe('Bridge');
    expect(
      await product.query("select 1 from draft where title = 'Ferry, changed' and status = 1"),
    ).toHaveLength(1);
  });

  test('R-COMP-036: what is in my content is added by a dialog', async () => {
    await pick('My content', ['Base']);
    await expect.poll(titles).toEqual(['1. Bridge', '2. Base']);
    await expect.poll(() => titleField().inputValue()).toBe('Base');
    await page.reload();
    await expect.poll(titles).toEqual(['1. Bridge', '2. Base']);
    expect(await onDesk()).toBe('2. Base');
  });

  test('R-COMP-058: ids open several drafts as content items', async () => {
    const found = await product.query<{ id: string; title: string }>(
      "select id, title from draft where title in ('Bridge', 'Tram', 'Lighthouse')",
    );
    const ids = ['Lighthouse', 'Bridge', 'Tram'].map((title) => found.find((one) => one.title === title)?.id);
    await open(`${composer}?ids=${ids.join(',')}`);
    await expect.poll(titles).toEqual(['1. Lighthouse', '2. Bridge', '3. Tram']);
    expect(await titleField().inputValue()).toBe('Lighthouse');
  });
});

test('R-COMP-017: an audio block is added by upload, and saved with the rest', async () => {
  await compose(page, product, { title: 'Bell', text: 'It rings.' });
  await button('Add from my materials').click();
  const materials = page.getByRole('dialog');
  // Silence of a second and a bit: frames of MPEG-1 layer III, 128 kbit/s at 44.1 kHz.
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
  const bytes = Buffer.concat(Array.from({ length: 50 }, () => frame));
  await materials
    .getByRole('region', { name: 'Upload to the library' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'bell.mp3', mimeType: 'audio/mpeg', buffer: bytes });
  await materials.getByRole('button', { name: 'Add bell' }).click({ timeout: 30_000 });
  await materials.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: /^bell/ }).waitFor();
  await button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.reload();
  const block = page.getByRole('link', { name: /^bell/ });
  const address = (await block.getAttribute('href')) ?? '';
  expect((await page.request.get(new URL(address, product.origin).href)).status()).toBe(200);
});

test('R-COMP-002: another channel clears the content, after a confirm; without anything entered nothing is asked', async () => {
  await open(composer);
  await choose('Facebook');
  await choose('WeChat');
  expect(await dialog('Change the channel and clear what was entered here?').count()).toBe(0);
  await titleField().fill('For WeChat alone');
  await choose('Facebook');
  const question = dialog('Change the channel and clear what was entered here?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await titleField().inputValue()).toBe('For WeChat alone');
  expect(await page.getByRole('button', { name: /^Remove WeChat/ }).count()).toBe(1);
  await choose('Facebook');
  await question.getByRole('button', { name: 'Change and clear' }).click();
  await expect.poll(() => titleField().inputValue()).toBe('');
  expect(await page.getByRole('button', { name: /^Remove Facebook/ }).count()).toBe(1);
  // Another account of the same kind is no other channel.
  await titleField().fill('For Facebook');
  await page.getByRole('button', { name: /^Remove Facebook/ }).click();
  await choose('Facebook');
  expect(await titleField().inputValue()).toBe('For Facebook');
});

describe('several in one go', () => {
  const openThree = async () => {
    await open(composer);
    await pick('My drafts', ['Bridge', 'Tram', 'Lighthouse']);
    await expect.poll(titles).toEqual(['1. Bridge', '2. Tram', '3. Lighthouse']);
  };

  test('R-COMP-038: three items are re-ordered by keys and sent to WeChat as one message with three articles in that order', async () => {
    await openThree();
    await choose('WeChat');
    await row('Lighthouse').getByRole('button').first().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).toEqual(['1. Lighthouse', '2. Bridge', '3. Tram']);
    // As its readers get them: a list, of which one is opened.
    const message = page.getByRole('list', { name: 'WeChat: one message with 3 articles' });
    expect((await message.getByRole('button').allInnerTexts()).map((words) => words.trim())).toEqual([
      'Lighthouse',
      'Bridge',
      'Tram',
    ]);
    await message.getByRole('button', { name: 'Tram' }).click();
    await expect.poll(() => titleField().inputValue()).toBe('Tram');
    // What is wrong with one stands at it, and stops all.
    await titleField().fill('');
    await button('Publish as one message (3 articles)').click();
    await page
      .locator('.ant-message')
      .getByText(/^Item 3: /)
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await titleField().fill('Tram, again');
    expect(await faultsOf(page)).toEqual([]);
    await button('Publish as one message (3 articles)').click();
    const asking = dialog('Publish all 3 in this order');
    await asking.getByText('One message with 3 articles:').waitFor();
    expect(await asking.getByRole('listitem').getByRole('listitem').allInnerTexts()).toEqual([
      'Lighthouse',
      'Bridge',
      'Tram, again',
    ]);
    await asking.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Pushed').waitFor();
    await page.getByRole('link', { name: 'Open the post' }).waitFor({ timeout: 30_000 });
    const posts = await posted('wechat', 'Lighthouse');
    expect(posts).toHaveLength(1);
    const said = posts[0]?.text ?? '';
    const places = ['Lighthouse', 'Bridge', 'Tram'].map((title) => said.indexOf(`${title}, in full.`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const renamed = await product.query("select 1 from draft where title = 'Tram, again'");
    expect(renamed).toHaveLength(1);
  });

  test('R-PUB-017: other channels get one post for each item, in the given order', async () => {
    await product.query(
      "update draft set created_at = herald_now() where title in ('Gull 1', 'Gull 2', 'Gull 3')",
    );
    await open(composer);
    await pick('My drafts', ['Gull 3', 'Gull 1', 'Gull 2']);
    await expect.poll(titles).toEqual(['1. Gull 3', '2. Gull 1', '3. Gull 2']);
    await choose('Facebook');
    // Facebook takes no cover without a link.
    for (const title of ['Gull 3', 'Gull 1', 'Gull 2']) {
      await row(title).getByRole('button').first().click();
      await expect.poll(() => titleField().inputValue()).toBe(title);
      await button('Remove the cover').click();
    }
    await button('Publish all 3 in this order').click();
    const asking = dialog('Publish all 3 in this order');
    await asking.getByText('3 posts, one after the other:').waitFor();
    await asking.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Pushed').waitFor();
    await expect.poll(async () => (await posted('facebook', 'Gull')).length, { timeout: 60_000 }).toBe(3);
    const order = (await posted('facebook', 'Gull')).map(({ text }) => /Gull \d/.exec(text)?.[0]);
    expect(order).toEqual(['Gull 3', 'Gull 1', 'Gull 2']);
    await page.getByRole('region', { name: 'On its way: Gull 1' }).waitFor();
  });
});
