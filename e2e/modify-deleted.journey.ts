// What is live in a channel's own words stays when another account is changed: given back since, or deleted; and what comes back says that it is live. Words for what was taken down meanwhile are not thrown away.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { postsWith } from './ledger.ts';
import type { Product } from './product.ts';
import { chooseAllAccounts, compose, menuEntry } from './walk.ts';

let product: Product;
let page: Page;
keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'VK'] },
);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const tab = (name: string) => page.getByRole('group', { name: 'Words for' }).getByRole('button', { name });
const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const history = () => page.goto(`${product.origin}/api/content/publish/pubHistory`);
const mine = () => page.goto(`${product.origin}/api/content/contentList/mylist`);
const preview = (name: string) =>
  page.getByRole('region', { name: 'Previews' }).getByRole('article', { name, exact: true });

async function publish(title: string, ofVk: string | null = `${title}, for VK.`): Promise<void> {
  await compose(page, product, { title, text: `${title} opens at nien.` });
  await chooseAllAccounts(page);
  if (ofVk !== null) {
    await tab('VK').click();
    await button('Customise: Text').click();
    await text().fill(ofVk);
  }
  await button(/^Publish to 2/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Open the post' }).count()).toBe(2);
}

async function openFrom(title: string, from: 'Facebook' | 'VK'): Promise<void> {
  await history();
  const there = row(title).filter({ has: page.getByText(from, { exact: true }) });
  await there.getByRole('link', { name: 'Modify' }).click();
  await text().waitFor();
}

async function modify(title: string, from: 'Facebook' | 'VK'): Promise<void> {
  await openFrom(title, from);
  await tab('VK customised').waitFor();
  expect(await text().inputValue()).toBe(`${title} opens at nien.`);
  await expect.poll(() => preview('VK').innerText()).toContain(`${title}, for VK.`);
}

async function mendAndConfirm(title: string): Promise<void> {
  await text().fill(`${title} opens at nine.`);
  await button('Modify publish').click();
  const dialog = page.getByRole('dialog');
  const box = (channel: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${channel} `) });
  await box('Facebook').waitFor();
  expect([await box('Facebook').isChecked(), await box('VK').isChecked()]).toEqual([true, false]);
  await dialog.getByText('Nothing differs there.').waitFor();
  await dialog.getByRole('button', { name: 'Confirm modify' }).click();
}

/** What readers see of it once it is changed. */
async function mended(title: string): Promise<string[]> {
  await page.getByRole('region', { name: 'The change' }).getByText('Changed', { exact: true }).waitFor();
  const posts = await postsWith(product.sandbox, title);
  return posts.map(({ platform, text: words }) => `${platform}: ${words}`).toSorted();
}
const wanted = (title: string) => [`facebook: ${title} opens at nine.`, `vk: ${title}, for VK.`];

test.each(['Facebook', 'VK'] as const)(
  'R-COMP-018 R-COMP-047: own words given back in My content stay where they are live, opened from %s',
  async (from) => {
    const title = `Mill of ${from}`;
    await publish(title);
    await tab('VK customised').click();
    await button('Use the shared one: Text').click();
    await button('Save to my content').click();
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    await modify(title, from);
    await mendAndConfirm(title);
    expect(await mended(title)).toEqual(wanted(title));
  },
);

test('R-COMP-018 C-69: content that was deleted while it is live comes back with its change, says so, and is told as live', async () => {
  await publish('Ferry');
  await mine();
  await row('Ferry').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await row('Ferry').waitFor({ state: 'detached' });
  await modify('Ferry', 'Facebook');
  await page.getByText(/The saved content was deleted/).waitFor();
  await mendAndConfirm('Ferry');
  await page.getByText('“Ferry” has been restored from “Deleted”.').waitFor();
  expect(await mended('Ferry')).toEqual(wanted('Ferry'));
  await mine();
  await row('Ferry').getByText('2 of 2 live').waitFor();
  expect(await row('Ferry').count()).toBe(1);
  expect(await row('Ferry').getByText('Not sent yet').count()).toBe(0);
});

test('R-COMP-047: where more stands otherwise than was opened, an account is not ticked by a change of the words, and the dialog says why', async () => {
  await publish('Quay', null);
  await product.query(
    `update publication set live_post = jsonb_set(post, '{link}', '"https://example.com/of-vk"'),
       fence = (select fence from account_lane lane where lane.account_id = publication.account_id)
      where title = 'Quay' and channel_id = 33`,
  );
  await openFrom('Quay', 'Facebook');
  await text().fill('Quay opens at nine.');
  await button('Modify publish').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('What stands there is not what was opened here').waitFor();
  const box = (channel: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${channel} `) });
  expect([await box('Facebook').isChecked(), await box('VK').isChecked()]).toEqual([true, false]);
  expect(await box('VK').isEnabled()).toBe(true);
});

describe('what is taken down elsewhere while it is changed here', () => {
  const takeDownElsewhere = async (title: string) => {
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/api/content/publish/pubHistory`);
    const there = other.getByRole('row').filter({ hasText: title });
    await there.first().getByRole('button', { name: 'Take down' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel(/Everywhere it stands/).check();
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await dialog.getByText(/^Proven to be gone/).waitFor();
    await other.close();
  };
  const over = () => page.getByText('The post you opened is not live any more');
  const loseIt = async (title: string) => {
    await publish(title, null);
    await openFrom(title, 'Facebook');
    await text().fill(`${title}, an hour of mending.`);
    await takeDownElsewhere(title);
    await button('Modify publish').click();
    await over().waitFor();
    expect(await text().inputValue()).toBe(`${title}, an hour of mending.`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await button('Modify publish').isDisabled()).toBe(true);
    // Nothing says any more where it is live, or what a change of it would do.
    expect(await page.getByRole('region', { name: 'Live on' }).count()).toBe(0);
  };

  test('is saved as new from there', async () => {
    await loseIt('Weir');
    await button('Save as new').click();
    await page.getByText('Saved to my content', { exact: true }).waitFor();
    await over().waitFor({ state: 'hidden' });
    const kept = await product.query<{ said: string }>(
      "select content::text as said from package where title = 'Weir' order by created_at",
    );
    expect(kept).toEqual([
      { said: expect.stringContaining('Weir opens at nien.') },
      { said: expect.stringContaining('an hour of mending') },
    ]);
  });

  test('left, it says where the words are, and they are there', async () => {
    await loseIt('Sluice');
    await menuEntry(page, 'Messages').click();
    const asking = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
    await asking.getByText(/kept in this browser, and offered when you begin new content/).waitFor();
    await asking.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Messages' }).waitFor();
    await page.goto(`${product.origin}/api/content/publish/pubContent`);
    await button('Restore').click();
    await expect.poll(() => text().inputValue()).toBe('Sluice, an hour of mending.');
  });

  test('with nothing written it goes back, as R-STATE-010 has it', async () => {
    await publish('Ford', null);
    await openFrom('Ford', 'Facebook');
    await takeDownElsewhere('Ford');
    await button('Modify publish').click();
    await page.waitForURL('**/pubHistory');
    await page.getByText('This post is no longer valid.').waitFor();
    expect(await over().count()).toBe(0);
  });
});
