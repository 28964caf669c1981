// Saving in a real browser: what was published is what a reload shows, nobody is overwritten unseen, nothing waits twice.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
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
  { bound: ['Facebook'] },
);

const composer = '/api/content/publish/pubContent';
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const savedSign = (page: Page) => page.getByText(/^Saved \d/);

async function saveDraft(page: Page): Promise<void> {
  await button(page, 'Save draft').click();
  await savedSign(page).waitFor();
}

async function pressSchedule(page: Page): Promise<void> {
  await button(page, 'Schedule publish').click();
  await page.getByLabel(/Publish time/).waitFor();
  await button(page, 'Schedule publish').click();
}

async function pressPublish(page: Page): Promise<void> {
  await button(page, /^Publish to 1/).click();
  await button(page, 'Publish now').click();
}

/** What waits of a title for its time, as the database has it. */
async function waiting(title: string): Promise<(string | null)[]> {
  const rows = await product.query<{ said: string | null }>(
    "select post->>'text' as said from publication where title = $1 and state = 'scheduled'",
    [title],
  );
  return rows.map(({ said }) => said);
}

describe('a saved draft', () => {
  test('published with other words shows those after a reload, and is listed as published (R-COMP-049)', async () => {
    const { page } = walk;
    await compose(page, product, { title: 'Fog horn', text: 'Words before.' });
    await chooseAllAccounts(page);
    await saveDraft(page);
    await text(page).fill('Words that went out.');
    await pressPublish(page);
    await page.getByRole('link', { name: 'Open the post' }).waitFor();
    await page.reload();
    await expect.poll(() => text(page).inputValue()).toBe('Words that went out.');
    expect(new URL(page.url()).searchParams.get('id')).not.toBeNull();
    await page.goto(`${product.origin}/api/content/contentList/myDraft/list`);
    await page.getByRole('row').filter({ hasText: 'Fog horn' }).filter({ hasText: 'Published' }).waitFor();
  });

  test.each(['draft', 'package'])(
    'changed elsewhere is not published over unseen: a %s says who changed it, and goes out once it is taken over',
    async (kind) => {
      const { page, context } = walk;
      const title = `Buoys of a ${kind}`;
      await compose(page, product, { title, text: 'Mine.' });
      await button(page, kind === 'draft' ? 'Save draft' : 'Save to my content').click();
      await savedSign(page).waitFor();
      const other = await context.newPage();
      await other.goto(page.url());
      await text(other).fill('Theirs.');
      await button(other, kind === 'draft' ? 'Save draft' : 'Save to my content').click();
      await savedSign(other).waitFor();
      await other.close();
      await text(page).fill(`Mine after all, ${kind}.`);
      await chooseAllAccounts(page);
      // Saved by itself first, where the machine is slow: a changed package as a draft of its own.
      expectComplaint(/\/(materialPackage\/(create|update)|draft\/(insert|update)): .*409/);
      await pressPublish(page);
      await page.getByText(/^Changed by /).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await postsWith(product.sandbox, `Mine after all, ${kind}.`)).toEqual([]);
      await button(page, 'Overwrite with my version').click();
      await savedSign(page).waitFor();
      await pressPublish(page);
      await page.getByRole('link', { name: 'Open the post' }).waitFor();
      expect(await postsWith(product.sandbox, `Mine after all, ${kind}.`)).toHaveLength(1);
    },
  );
});

test('what somebody else saved meanwhile is taken from the comparison, undone, asked about again, and taken for good', async () => {
  const { page, context } = walk;
  await compose(page, product, { title: 'Lanterns', text: 'Mine.' });
  await saveDraft(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await text(other).fill('Theirs.');
  await saveDraft(other);
  await other.close();
  expectComplaint(/\/draft\/update: .*409/);
  const take = async () => {
    await page.getByText(/^Changed by /).waitFor();
    await button(page, 'Look at the other version').click();
    await button(page, 'Use the other version').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText(/^Changed by /).waitFor({ state: 'hidden' });
    expect(await text(page).inputValue()).toBe('Theirs.');
  };
  await text(page).fill('Mine after all.');
  await button(page, 'Save draft').click();
  await take();
  await button(page, 'Undo').click();
  expect(await text(page).inputValue()).toBe('Mine after all.');
  await button(page, 'Save draft').click();
  await take();
  await text(page).fill('Theirs, and mine.');
  await saveDraft(page);
  const kept = await product.query<{ said: string }>(
    "select content::text as said from draft where title = 'Lanterns'",
  );
  expect(kept.map(({ said }) => said)).toEqual([expect.stringContaining('Theirs, and mine.')]);
});

test('a refusal that comes once its field is mended does not stand at it', async () => {
  const { page } = walk;
  const mended = Promise.withResolvers<void>();
  await page.route('**/draft/insert', async (route) => {
    await mended.promise;
    await route.continue();
  });
  expectComplaint(/\/draft\/insert: .*422/);
  const checks = page.getByRole('region', { name: 'Checks' });
  await compose(page, product, { title: 'Beacon '.repeat(60), text: 'Lit again.' });
  await checks.getByText(/The title has/).waitFor();
  const sent = page.waitForRequest('**/draft/insert');
  await button(page, 'Save draft').click();
  await sent;
  await page.getByLabel('Title', { exact: true }).fill('Beacon');
  await checks.getByText(/The title has/).waitFor({ state: 'hidden' });
  const refused = page.waitForResponse((answer) => answer.status() === 422);
  mended.resolve();
  await refused;
  await page.getByText(/^Draft saved \d/).waitFor();
  expect(await checks.innerText()).not.toContain('The title has');
  await page.unroute('**/draft/insert');
});

describe('a scheduled draft', () => {
  test('R-GEN-009: is scheduled again only in the place of what waits, and saved only once that is withdrawn', async () => {
    const { page } = walk;
    const title = 'Harbour dues';
    expectComplaint(/\/(draft\/(update|delete)|materialPackage\/update).*409/);
    await compose(page, product, { title, text: 'Dues of spring.' });
    await chooseAllAccounts(page);
    await pressSchedule(page);
    await page.getByText(/^Scheduled for /).waitFor();

    await text(page).fill('Dues of summer.');
    await pressSchedule(page);
    await page
      .getByRole('dialog', {
        name: /“.*” is already scheduled for .* to Facebook .*Replace all of that schedule/,
      })
      .waitFor();
    expect(await waiting(title)).toEqual(['Dues of spring.']);
    await button(page, 'Replace the schedule').click();
    await expect.poll(() => waiting(title)).toEqual(['Dues of summer.']);

    await page.goto(`${product.origin}/api/content/contentList/myDraft/list`);
    const row = page.getByRole('row').filter({ hasText: title }).filter({ hasText: 'Scheduled' });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/Withdraw that schedule first/).waitFor();
    await row.getByRole('link', { name: 'Edit' }).click();

    // What waits is one press away.
    const waits = page.getByRole('alert').filter({ hasText: /^Scheduled for / });
    expect(await waits.getByRole('link', { name: 'Edit a scheduled post' }).getAttribute('href')).toContain(
      'status=0&schedulePubMaterialId=',
    );
    await text(page).fill('Dues of autumn.');
    // Called off, nothing is saved, and nothing is said to have failed.
    await button(page, /^Publish to /).click();
    await button(page, 'Publish now').click();
    await page
      .getByRole('dialog')
      .filter({ hasText: 'Withdraw the schedule' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByText(/could not be saved/).count()).toBe(0);
    expect(await waiting(title)).toEqual(['Dues of summer.']);
    // Where it cannot be saved, what waits still goes out.
    await button(page, /^Publish to /).click();
    await button(page, 'Publish now').click();
    const goOn = button(page, 'Withdraw the schedule and go on');
    await goOn.waitFor();
    expectComplaint(/FAILED/);
    await page.route('**/materialPackage/update', (route) => route.abort());
    await goOn.click();
    await page.getByText(/It could not be saved, so nothing was sent/).waitFor();
    expect(await waiting(title)).toEqual(['Dues of summer.']);
    await page.unroute('**/materialPackage/update');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Save draft').click();
    await goOn.click();
    await savedSign(page).waitFor();
    expect(await waiting(title)).toEqual([]);
    await page.getByText(/^Scheduled for /).waitFor({ state: 'hidden' });
    await page.reload();
    await expect.poll(() => text(page).inputValue()).toBe('Dues of autumn.');
  });
});

describe('two tabs', () => {
  test('keep a copy each: saving in one leaves the other’s, which is offered once that tab is gone', async () => {
    const { context } = walk;
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(`${product.origin}${composer}`);
    // Without a title it is no draft yet, so that only the browser keeps it.
    await text(first).fill('Written before the crash.');
    await first.waitForTimeout(1_000);
    await compose(second, product, { title: 'Another', text: 'Of the second tab.' });
    expect(await second.getByText(/^Unsaved work from/).count()).toBe(0);
    await saveDraft(second);
    await first.close();
    await second.goto(`${product.origin}${composer}`);
    await button(second, 'Restore').click();
    expect(await text(second).inputValue()).toBe('Written before the crash.');
    await second.close();
  });
});
