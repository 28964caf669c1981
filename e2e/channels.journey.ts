// Every channel that is built, in a real browser: bound by its own consent page, and one package published to all that take it.
import { expect, test } from 'vitest';
import { keepWalk } from './keep-walk.ts';
import { Posts, postsWith } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { bindAccount, chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;

keepWalk((begun) => {
  ({ product, walk } = begun);
});

const takeText = ['Facebook', 'Twitter', 'VK', 'VK group', 'LinkedIn'];
const takePictures = [...takeText, 'Weibo', 'Instagram'];
const takeVideo = ['YouTube', 'TikTok'];
const refusals: Readonly<Record<string, string>> = {
  Weibo: 'Weibo: needs a link. Add one, or leave this channel out.',
  YouTube: 'YouTube: needs a video. Add one, or leave this channel out.',
  TikTok: 'TikTok: needs a picture or a video. Add one, or leave this channel out.',
  Instagram: 'Instagram: needs a picture or a video. Add one, or leave this channel out.',
};

async function leaveOut(channel: string): Promise<void> {
  const remove = walk.page.getByRole('button', { name: new RegExp(`^Remove ${channel} `) });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
}

/** Publishes what is composed to so many accounts, and waits until the history has it live on each of the channels. */
async function publishTo(channels: readonly string[], title: string): Promise<void> {
  const { page } = walk;
  await page.getByRole('button', { name: `Publish to ${channels.length}`, exact: true }).click();
  // What each platform lets us publish yet, where it names a limit.
  const quotas = {
    Twitter: 'Left to publish',
    Instagram: 'Left to publish',
    LinkedIn: 'Calls left, reads included',
  };
  for (const [channel, words] of Object.entries(quotas).filter(([one]) => channels.includes(one)))
    await page
      .locator('.cp-destinations li')
      .filter({ hasText: channel })
      .getByText(new RegExp(`^${words}: [\\d,]+ of [\\d,]+ a day`))
      .waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const live = page
    .getByRole('row')
    .filter({ hasText: title })
    .filter({ has: page.getByText('Live', { exact: true }) });
  await expect.poll(() => live.count(), { timeout: 30_000 }).toBe(channels.length);
  const shown = await live.allInnerTexts();
  for (const channel of channels) expect(shown.join('\n')).toContain(channel);
}

test('an account of each is bound by clicking through its consent', async () => {
  for (const channel of [...takePictures, ...takeVideo]) await bindAccount(walk, product, channel);
  const bound = await product.query<{ channel_id: number }>(
    `select channel_id from channel_account where state = 'usable' order by 1`,
  );
  expect(bound.map((row) => row.channel_id)).toEqual([18, 31, 32, 33, 34, 36, 42, 43, 44]);
});

test('a text that four of them do not take is refused for these by name; without them it goes out once each', async () => {
  const { page } = walk;
  const text = 'The lighthouse is lit again.';
  await compose(page, product, { title: 'Lighthouse', text });
  await chooseAllAccounts(page);
  for (const sentence of Object.values(refusals)) await page.getByText(sentence).first().waitFor();
  for (const channel of Object.keys(refusals)) await leaveOut(channel);
  for (const sentence of Object.values(refusals)) expect(await page.getByText(sentence).count()).toBe(0);
  await publishTo(takeText, 'Lighthouse');
  const posted = await postsWith(product.sandbox, text);
  expect(posted.map(({ platform }) => platform).toSorted()).toEqual([
    'facebook',
    'linkedin',
    'twitter',
    'vk',
    'vk-group',
  ]);
});

test('with a picture and a link it goes to Weibo and Instagram as well, once each and with its picture', async () => {
  const { page } = walk;
  const words = 'The quay is open to walkers.';
  const text = `${words} https://example.com/quay`;
  await compose(page, product, { title: 'Quay', text, picture: await drawPicture('quay.jpg') });
  await chooseAllAccounts(page);
  await page
    .getByText(refusals['YouTube'] ?? '')
    .first()
    .waitFor();
  // TikTok takes the picture, and has it in hand until its creator publishes: not live by itself.
  for (const channel of takeVideo) await leaveOut(channel);
  await publishTo(takePictures, 'Quay');
  const posted = await postsWith(product.sandbox, words);
  expect(posted.map(({ platform }) => platform).toSorted()).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'twitter',
    'vk',
    'vk-group',
    'weibo',
  ]);
  for (const { platform, mediaSha256s } of posted)
    expect([platform, mediaSha256s.length]).toEqual([platform, 1]);
});

test('what a platform does not let us do is closed in the row, and says why when it is reached', async () => {
  const { page } = walk;
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const row = page.getByRole('row').filter({ hasText: 'Quay' }).filter({ hasText: 'Weibo' });
  for (const [name, why] of [
    ['Modify', 'Weibo lets no application change a post that is live.'],
    ['Take down', /Weibo lets only applications with advanced permission/],
  ] as const) {
    const button = row.getByRole('button', { name, exact: true });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.focus();
    await page.getByRole('tooltip').filter({ hasText: why }).waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/api/content/publish/pubHistory');
  }
});

test('taken down wherever a platform lets us, and the ledger agrees with the history line by line', async () => {
  const { page } = walk;
  await page.goto(`${product.origin}/api/content/publish/pubHistory`);
  const one = page
    .getByRole('row')
    .filter({ hasText: 'Quay' })
    .filter({ hasText: 'Facebook' })
    .getByRole('button', { name: 'Take down' });
  await one.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Everywhere it stands/).check();
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await dialog.getByText(/^Proven to be gone where it could be taken down/).waitFor({ timeout: 30_000 });
  // Weibo lets ordinary applications take nothing down, and that is said.
  await dialog.getByText(/Cannot be taken down from here and stays live/).waitFor();
  const kept = await product.query<{ external_id: string; state: string }>(
    'select external_id, state from publication order by external_id',
  );
  const answer = await fetch(`${product.sandbox}/_ledger/posts`);
  const { posts } = Posts.parse(await answer.json());
  const stands = posts.map(({ externalId, removedAt }) => [
    externalId,
    removedAt ? 'withdrawn' : 'published',
  ]);
  expect(kept.map((row) => [row.external_id, row.state])).toEqual(
    stands.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
  const states = kept.map(({ state }) => state);
  expect(states.filter((state) => state === 'withdrawn')).toHaveLength(takePictures.length - 1);
});

test('WeChat, which asks nobody, is bound as well: with it there is one of each of the ten', async () => {
  await bindAccount(walk, product, 'WeChat');
  const [bound] = await product.query<{ channels: number }>(
    `select count(distinct channel_id)::int as channels from channel_account where state = 'usable'`,
  );
  expect(bound?.channels).toBe(10);
});
