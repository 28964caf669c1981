// The content items of the composer in a real browser: added, switched, moved, deleted, and cleared for another channel.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { composer, walkItems, writeDrafts, type ItemWalk } from './item-walk.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { compose } from './walk.ts';

let product: Product;
let page: Page;
let walk: ItemWalk;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'WeChat'] },
);

beforeAll(async () => {
  walk = walkItems(page, product);
  const gulls = Array.from({ length: 20 }, (_, at) => `Gull ${at + 1}`);
  await writeDrafts(page, product, ['Bridge', 'Ferry', 'Lighthouse', 'Tram', ...gulls]);
});

describe('the list of content items', () => {
  test('R-COMP-006, R-COMP-037, R-COMP-054: the add button offers new content, my drafts by pages of 20, and my content', async () => {
    await walk.open(composer);
    await walk.titleField().fill('Being written');
    await walk.list().getByRole('button', { name: 'Add' }).click();
    const menu = page.locator('.ant-dropdown').getByRole('menuitem');
    await menu.first().waitFor();
    expect(await menu.allInnerTexts()).toEqual([
      'New content',
      'My drafts',
      'My content',
      'New from template',
    ]);
    await menu.nth(1).click();
    await walk.dialog('My drafts').getByRole('row').nth(1).waitFor();
    expect(await walk.dialog('My drafts').getByRole('row').count()).toBe(1 + 20);
    await walk.dialog('My drafts').getByRole('button', { name: 'Cancel' }).click();
    await walk.dialog('My drafts').waitFor({ state: 'hidden' });
    await product.query(
      "update draft set created_at = herald_now() - interval '2 days' where title like 'Gull%'",
    );
    await walk.pick('My drafts', ['Bridge', 'Ferry']);
    await expect.poll(walk.titles).toEqual(['1. Being written', '2. Bridge', '3. Ferry']);
    await expect.poll(() => walk.titleField().inputValue()).toBe('Bridge');
    expect(await walk.onDesk()).toBe('2. Bridge');
    // One that is open comes to the desk, and is said to have been here.
    await walk.pick('My drafts', ['Ferry']);
    await page.getByText('Already open here: Ferry.').waitFor();
    await expect.poll(walk.onDesk).toBe('3. Ferry');
    expect(await walk.titles()).toHaveLength(3);
    await walk.add('New content');
    await expect.poll(() => walk.titleField().inputValue()).toBe('');
    await walk.titleField().fill('Fresh');
    await expect.poll(walk.titles).toEqual(['1. Being written', '2. Bridge', '3. Ferry', '4. Fresh']);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('R-COMP-004: a double click opens an item for update, and nothing entered is lost by it', async () => {
    await walk.row('Ferry').locator('.it-standing').dblclick();
    await expect.poll(() => walk.titleField().inputValue()).toBe('Ferry');
    await expect
      .poll(() => walk.titleField().evaluate((field) => field === document.activeElement))
      .toBe(true);
    await walk.titleField().fill('Ferry, changed');
    await walk.row('Being written').getByRole('button').first().click();
    await expect.poll(() => walk.titleField().inputValue()).toBe('Being written');
    await walk.row('Fresh').locator('.it-standing').dblclick();
    await expect.poll(() => walk.titleField().inputValue()).toBe('Fresh');
    await walk.row('Ferry, changed').locator('.it-standing').dblclick();
    await expect.poll(() => walk.titleField().inputValue()).toBe('Ferry, changed');
    expect(await walk.row('Bridge').innerText()).toContain('Saved');
    // Saved by itself meanwhile, though another was on the desk.
    await expect.poll(() => walk.row('Ferry, changed').innerText()).toContain('Saved');
    // Without a text the new one cannot be published, and its row says so.
    expect(await walk.row('Fresh').innerText()).toMatch(/To check: \d/);
    await walk.button('Save draft').click();
    await page.getByText(/^Saved \d/).waitFor();
    await expect.poll(() => walk.row('Ferry, changed').innerText()).toContain('Saved');
    const kept = await product.query("select 1 from draft where title = 'Ferry, changed'");
    expect(kept).toHaveLength(1);
  });

  test('R-COMP-003: items are re-ordered by drag and drop, by their arrows and by keys', async () => {
    await walk.row('Fresh').dragTo(walk.row('Being written'));
    await expect
      .poll(walk.titles)
      .toEqual(['1. Fresh', '2. Being written', '3. Bridge', '4. Ferry, changed']);
    await walk.list().getByRole('button', { name: 'Move Fresh down' }).click();
    await expect
      .poll(walk.titles)
      .toEqual(['1. Being written', '2. Fresh', '3. Bridge', '4. Ferry, changed']);
    await walk.row('Bridge').getByRole('button').first().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(walk.titles)
      .toEqual(['1. Being written', '2. Bridge', '3. Fresh', '4. Ferry, changed']);
    // The keys stay with the one that moved.
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(walk.titles)
      .toEqual(['1. Bridge', '2. Being written', '3. Fresh', '4. Ferry, changed']);
    await walk.list().getByText('Bridge is now 1 of 4.').waitFor();
  });

  test('R-COMP-005: the delete icon asks, takes the item off the list, and leaves what is saved', async () => {
    await walk.row('Fresh').getByRole('button', { name: 'Delete Fresh' }).click();
    await walk.dialog('Confirm delete').getByRole('button', { name: 'Cancel' }).click();
    await walk.dialog('Confirm delete').waitFor({ state: 'hidden' });
    expect(await walk.rows().count()).toBe(4);
    for (const title of ['Fresh', 'Ferry, changed', 'Being written']) {
      await walk
        .row(title)
        .getByRole('button', { name: `Delete ${title}` })
        .click();
      await walk.dialog('Confirm delete').getByRole('button', { name: 'Delete' }).click();
      await walk.row(title).waitFor({ state: 'hidden' });
    }
    expect(await walk.titles()).toEqual(['1. Bridge']);
    await expect.poll(() => walk.titleField().inputValue()).toBe('Bridge');
    expect(
      await product.query("select 1 from draft where title = 'Ferry, changed' and status = 1"),
    ).toHaveLength(1);
  });

  test('R-COMP-036: what is in my content is added by a dialog', async () => {
    await walk.pick('My content', ['Base']);
    await expect.poll(walk.titles).toEqual(['1. Bridge', '2. Base']);
    await expect.poll(() => walk.titleField().inputValue()).toBe('Base');
    await page.reload();
    await expect.poll(walk.titles).toEqual(['1. Bridge', '2. Base']);
    expect(await walk.onDesk()).toBe('2. Base');
  });

  test('R-COMP-036: the dialog stays until what was chosen is here, so that nothing begun meanwhile is swept away', async () => {
    await walk.open(composer);
    const goOn = Promise.withResolvers<void>();
    await page.route(/contentList\/draft\/query/, async (route) => {
      await goOn.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/contentList\/draft\/query/);
    const picked = walk.pick('My drafts', ['Bridge', 'Tram']);
    await asked;
    expect(await walk.dialog('My drafts').isVisible()).toBe(true);
    expect(await walk.titles()).toEqual(['1. (untitled)']);
    goOn.resolve();
    await picked;
    expect(await walk.titles()).toEqual(['1. Bridge', '2. Tram']);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('R-COMP-058: ids open several drafts as content items', async () => {
    const found = await product.query<{ id: string; title: string }>(
      "select id, title from draft where title in ('Bridge', 'Tram', 'Lighthouse')",
    );
    const ids = ['Lighthouse', 'Bridge', 'Tram'].map((title) => found.find((one) => one.title === title)?.id);
    await walk.open(`${composer}?ids=${ids.join(',')}`);
    await expect.poll(walk.titles).toEqual(['1. Lighthouse', '2. Bridge', '3. Tram']);
    expect(await walk.titleField().inputValue()).toBe('Lighthouse');
  });
});

test('what was entered in each of several unsaved items is offered again after the browser went', async () => {
  await walk.open(composer);
  await walk.titleField().fill('First words');
  await walk.add('New content');
  await expect.poll(() => walk.titleField().inputValue()).toBe('');
  await walk.titleField().fill('Second words');
  // At once: what is on the desk is kept as it goes from there.
  await walk.row('First words').getByRole('button').first().click();
  await expect.poll(() => walk.titleField().inputValue()).toBe('First words');
  await page.reload();
  await expect.poll(() => walk.rows().count()).toBe(2);
  await walk.button('Restore').click();
  await expect.poll(() => walk.titleField().inputValue()).toMatch(/words$/);
  await walk.row('(untitled)').getByRole('button').first().click();
  await walk.button('Restore').click();
  await expect.poll(() => walk.titleField().inputValue()).toMatch(/words$/);
  expect((await walk.titles()).map((title) => title.slice(3)).toSorted()).toEqual([
    'First words',
    'Second words',
  ]);
});

test('R-COMP-017: an audio block is added by upload, and saved with the rest', async () => {
  await compose(page, product, { title: 'Bell', text: 'It rings.' });
  await walk.button('Add from my materials').click();
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
  await walk.button('Save draft').click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.reload();
  const block = page.getByRole('link', { name: /^bell/ });
  const address = (await block.getAttribute('href')) ?? '';
  expect((await page.request.get(new URL(address, product.origin).href)).status()).toBe(200);
});

test('R-COMP-002: another channel clears the content, after a confirm; without anything entered nothing is asked', async () => {
  await walk.open(composer);
  await walk.choose('Facebook');
  await walk.choose('WeChat');
  expect(await walk.dialog('Change the channel and clear what was entered here?').count()).toBe(0);
  await walk.titleField().fill('For WeChat alone');
  await walk.choose('Facebook');
  const question = walk.dialog('Change the channel and clear what was entered here?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await walk.titleField().inputValue()).toBe('For WeChat alone');
  expect(await page.getByRole('button', { name: /^Remove WeChat/ }).count()).toBe(1);
  await walk.choose('Facebook');
  await question.getByRole('button', { name: 'Change and clear' }).click();
  await expect.poll(() => walk.titleField().inputValue()).toBe('');
  expect(await page.getByRole('button', { name: /^Remove Facebook/ }).count()).toBe(1);
  // Another account of the same kind is no other channel.
  await walk.titleField().fill('For Facebook');
  await page.getByRole('button', { name: /^Remove Facebook/ }).click();
  await walk.choose('Facebook');
  expect(await walk.titleField().inputValue()).toBe('For Facebook');
});
