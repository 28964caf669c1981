// One package with a video to every channel that takes one, changed and taken down where that is possible; then WeChat alone, with its cover.
import { makeTestVideo } from '@herald/server/db/test-video.ts';
import { makeTestClip } from '@herald/server/video/test-clip.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { bindByCall } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { Posts, type Posted } from './ledger.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';
import { addFile, chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;

const takeVideo = ['Facebook', 'Twitter', 'VK', 'VK group', 'YouTube', 'LinkedIn', 'TikTok', 'Instagram'];
const title = 'Harbour at noon';
const text = 'The harbour bell rings at noon.';
const folder = mkdtempSync(join(tmpdir(), 'herald-videos-'));

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: takeVideo },
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const history = () => walk.page.goto(`${product.origin}/api/content/publish/pubHistory`);
const rows = (named: string, state: string): Locator =>
  walk.page
    .getByRole('row')
    .filter({ hasText: named })
    .filter({ has: walk.page.getByText(state, { exact: true }) });

async function ledger(): Promise<Posted[]> {
  const answer = await fetch(`${product.sandbox}/_ledger/posts`);
  return Posts.parse(await answer.json()).posts;
}

async function publishTo(count: number): Promise<void> {
  const { page } = walk;
  await page.getByRole('button', { name: `Publish to ${count}`, exact: true }).click();
  const send = page.getByRole('button', { name: 'Publish now' });
  await send.waitFor();
  const notice = page.getByRole('dialog').getByText(/^TikTok: it comes into the inbox of its app/);
  expect(await notice.count()).toBe(count > 1 ? 1 : 0);
  await send.click();
  await page.getByText('Pushed').waitFor({ timeout: 60_000 });
  await history();
}

test('R-COMP-016 R-VAL-016: a video takes the place of the pictures and says so, and they can be put back', async () => {
  const { page } = walk;
  const picture = await drawPicture('before.png');
  const video = { name: 'noon.mp4', bytes: makeTestVideo(2_000) };
  await compose(page, product, { title, text, picture, video });
  await page.getByText('Pictures taken out, for they cannot go with a video: 1').waitFor();
  expect(await page.getByRole('region', { name: 'Pictures', exact: true }).locator('img').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add a video' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Put them back instead of the video' }).click();
  await page.getByRole('region', { name: 'Pictures', exact: true }).locator('img').waitFor();
  expect(await page.getByRole('button', { name: 'Remove noon.mp4' }).count()).toBe(0);
});

test('R-UPL-010 R-UPL-011: what is no video is refused in words and can be removed; nothing is sent before', async () => {
  const { page } = walk;
  expectComplaint(/\/oss\/upload: .*415/);
  await compose(page, product, { title, text });
  await addFile(page, 'Video', { name: 'words.mp4', bytes: Buffer.from('These are only words, no film.') });
  await page.getByText(/words\.mp4 is not a mp4 file/).waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page
    .getByText(/^Please wait until every upload has finished/)
    .first()
    .waitFor();
  expect(await page.getByText('Saved to my drafts').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove words.mp4' }).click();
  await page.getByRole('button', { name: 'Add a video' }).waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Saved to my drafts').waitFor();
});

test('R-COMP-019 R-COMP-021 R-PUB-013: it goes to all eight once each; TikTok has it in hand until its creator publishes', async () => {
  const { page } = walk;
  // Of 30 frames a second: TikTok and Instagram take none of fewer than 23.
  await makeTestClip(join(folder, 'noon.mp4'), { size: '640x360', seconds: 4 });
  const video = { name: 'noon.mp4', bytes: readFileSync(join(folder, 'noon.mp4')) };
  await compose(page, product, {
    title,
    text,
    video: { ...video, bytes: makeTestVideo(38_200) },
    cover: await drawPicture('cover.jpg'),
  });
  await chooseAllAccounts(page);
  await page
    .getByText(/^LinkedIn: the video has 39 KB; at least 75 KB/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Remove noon.mp4' }).click();
  await addFile(page, 'Video', video);
  await page.getByLabel('Description of noon.mp4').fill('A bell swings above ships.');
  await page.getByLabel('Description', { exact: true }).fill('How the bell has rung since 1880.');
  await page.getByRole('group', { name: 'YouTube' }).getByLabel('Category').selectOption('News & Politics');
  await page.getByRole('group', { name: 'YouTube' }).getByLabel('Made for kids').selectOption('Yes');
  const recorded = page.getByRole('group', { name: 'YouTube' }).getByLabel('Recording date');
  const dated = page.getByRole('group', { name: 'Facebook' }).getByLabel('Earlier date');
  await recorded.fill('2026-07-01T12:30:00');
  expect(await dated.inputValue()).toMatch(/^2026-07-01T12:30/);
  await expectTold(recorded, /keeps its date of publication.*The post on Facebook is dated back/s);
  await expectTold(dated, /as if published then.*YouTube is told it too, only as its recording date/s);
  await page.getByRole('group', { name: 'YouTube' }).getByRole('button', { name: 'None' }).click();
  await page.getByLabel('Keywords').fill('harbour,bells');
  const previews = page.getByRole('region', { name: 'Previews' });
  expect(await previews.getByRole('article').count()).toBe(takeVideo.length);
  await previews.getByRole('article', { name: 'YouTube' }).getByText('How the bell has rung').waitFor();
  await previews.getByRole('article', { name: 'TikTok' }).getByText('TikTok gets the video alone').waitFor();
  await publishTo(takeVideo.length);
  await expect.poll(() => rows(title, 'Live').count(), { timeout: 40_000 }).toBe(takeVideo.length - 1);
  await rows(title, 'Handed over').filter({ hasText: 'TikTok' }).waitFor();
  const posted = await ledger();
  expect(posted.map(({ platform }) => platform).toSorted()).toEqual([
    'facebook',
    'instagram',
    'linkedin',
    'tiktok',
    'twitter',
    'vk',
    'vk-group',
    'youtube',
  ]);
  const of = (name: string) => posted.find(({ platform }) => platform === name);
  expect(of('youtube')?.text).toContain('How the bell has rung since 1880.');
  expect(of('tiktok')?.visibility).not.toBe('public');
  await finish('tiktok', of('tiktok')?.account ?? '');
  await expect.poll(() => rows(title, 'Live').count(), { timeout: 40_000 }).toBe(takeVideo.length);
});

async function finish(platform: string, account: string): Promise<void> {
  const answer = await fetch(`${product.sandbox}/_finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform, account }),
  });
  expect(answer.ok).toBe(true);
}

test('R-COMP-044 R-HIST-007: changed in place where a platform can, posted again where that was ticked, and left where it cannot', async () => {
  const { page } = walk;
  await rows(title, 'Live').filter({ hasText: 'YouTube' }).getByRole('link', { name: 'Modify' }).click();
  await page.getByRole('button', { name: 'Remove the cover' }).waitFor();
  await page.getByLabel('Description', { exact: true }).fill('How the bell has rung since 1881.');
  await page.getByLabel('Text', { exact: true }).fill('The harbour bell rings at one.');
  const ofYouTube = page.getByRole('group', { name: 'YouTube' });
  await ofYouTube.getByLabel('Who may see it').selectOption('Unlisted: who has the link');
  await ofYouTube.getByLabel('Recording date').fill('2026-07-01T12:30:00');
  // What stands on Facebook no edit dates.
  expect(await page.getByLabel('Earlier date').count()).toBe(0);
  await page.getByRole('button', { name: 'Modify publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('insertion').filter({ hasText: 'Unlisted: who has the link' }).waitFor();
  await dialog.getByRole('insertion').filter({ hasText: '2026-07-01 12:30' }).waitFor();
  await dialog.getByText('Stays there as it is: earlier or recording date.').waitFor();
  await dialog.getByRole('checkbox', { name: /^Twitter / }).check();
  await dialog.getByRole('button', { name: 'Confirm modify' }).click();
  const progress = page.getByRole('region', { name: 'The change' });
  await progress.getByText('Posted again', { exact: true }).waitFor({ timeout: 40_000 });
  await expect.poll(() => progress.getByText('Changed', { exact: true }).count()).toBe(5);
  const stands = (await ledger()).filter(({ removedAt }) => removedAt === undefined);
  const said = Object.fromEntries(stands.map(({ platform, text: words }) => [platform, words]));
  for (const name of ['facebook', 'vk', 'vk-group', 'linkedin', 'twitter'])
    expect([name, said[name]]).toEqual([name, expect.stringContaining('rings at one')]);
  expect(said['youtube']).toContain('since 1881');
  expect(stands.find(({ platform }) => platform === 'youtube')?.visibility).toBe('unpublished');
  expect(said['instagram']).toContain('rings at noon');
  const sent = await fetch(`${product.sandbox}/_ledger/requests?limit=2000`);
  // 12:30 in Shanghai.
  expect(await sent.text()).toContain('"recordingDetails":{"recordingDate":"2026-07-01T04:30:00.000Z"}');
});

/** What is said of a field to who stands in it. */
async function expectTold(field: Locator, words: RegExp): Promise<void> {
  const id = await field.getAttribute('aria-describedby');
  await expect.poll(() => walk.page.locator(`[id="${id}"]`).innerText()).toMatch(words);
}

test('R-WX-003 R-WX-004: WeChat takes an article alone, with its cover and a summary', async () => {
  const { page } = walk;
  await bindByCall(walk.context, product, 'WeChat');
  await compose(page, product, { title: 'The bell', text: 'It was cast in 1880.' });
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^WeChat / }).check();
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByText('WeChat: needs a cover picture.').first().waitFor();
  await addFile(page, 'Cover', await drawPicture('cover.png'));
  await page.getByText('WeChat: the cover must be jpeg jpg.').first().waitFor();
  await addFile(page, 'Cover', await drawPicture('cover.jpg'));
  await page.getByRole('button', { name: 'Remove the cover' }).waitFor();
  await expect.poll(() => page.getByText('WeChat: the cover must be').count()).toBe(0);
  const summary = page.getByRole('group', { name: 'WeChat' }).getByLabel('Summary');
  await summary.fill('A '.repeat(70));
  await page
    .getByText(/^WeChat: the summary has 139 characters/)
    .first()
    .waitFor();
  await summary.fill('A bell of 1880');
  const own = page.getByRole('group', { name: 'WeChat' });
  await own.getByLabel('Author').fill('Ada');
  await own.getByLabel('“Read more” address').fill('bell.example');
  await page
    .getByText(/^WeChat: the link to the source must begin with http/)
    .first()
    .waitFor();
  await own.getByLabel('“Read more” address').fill('https://bell.example/1880');
  await own.getByLabel('Comments', { exact: true }).selectOption('Open');
  await publishTo(1);
  await expect.poll(() => rows('The bell', 'Live').count(), { timeout: 30_000 }).toBe(1);
  expect((await ledger()).filter(({ platform }) => platform === 'wechat')).toHaveLength(1);
  const sent = await fetch(`${product.sandbox}/_ledger/requests?limit=2000`);
  expect(await sent.text()).toMatch(
    /"author":"Ada".*"content_source_url":"https:\/\/bell\.example\/1880".*"need_open_comment":1/,
  );
});

test('taken down wherever a platform lets us, and the ledger agrees with the history line by line', async () => {
  const { page } = walk;
  for (const [named, channel] of [
    [title, 'YouTube'],
    ['The bell', 'WeChat'],
  ] as const) {
    await history();
    const row = rows(named, 'Live').filter({ hasText: channel });
    await row.getByRole('button', { name: 'Take down' }).click();
    const dialog = page.getByRole('dialog');
    const everywhere = dialog.getByLabel(/Everywhere it stands/);
    if (named === title) await everywhere.check();
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await dialog.getByText(/^Proven to be gone/).waitFor({ timeout: 40_000 });
  }
  const kept = await product.query<{ line: string }>(
    `select external_id || ' ' || state as line from publication order by 1`,
  );
  const posts = await ledger();
  const stands = posts.map(
    ({ externalId, removedAt }) => `${externalId} ${removedAt ? 'withdrawn' : 'published'}`,
  );
  expect(kept.map(({ line }) => line).toSorted()).toEqual(stands.toSorted());
  expect(posts.filter(({ removedAt }) => removedAt === undefined).map(({ platform }) => platform)).toEqual([
    'tiktok',
  ]);
});
