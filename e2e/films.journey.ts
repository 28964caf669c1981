// A phone's H.265 film: looked at, converted with its reasons and progress in sight, waited for, and sent as H.264; stopped and taken back where its person wants.
import { makeTestClip, type Clip } from '@herald/server/video/test-clip.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bindByCall } from './by-call.ts';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { Posts } from './ledger.ts';
import type { Product } from './product.ts';
import { addFile, chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
const folder = mkdtempSync(join(tmpdir(), 'herald-films-'));
const patience = { timeout: 90_000 };

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook'] },
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function draw(name: string, clip: Clip): Promise<{ name: string; bytes: Buffer }> {
  const path = join(folder, name);
  await makeTestClip(path, clip);
  return { name, bytes: readFileSync(path) };
}

const conversions = () =>
  product.query<{ state: string; attempts: number }>(
    'select state, attempts from conversion order by created_at',
  );
/** Soon drawn and long converted: high range becomes ordinary. Of many seconds, for on a busy machine a page is slower than the encoder. */
const slow: Clip = { bits: 10, range: 'pq', size: '1280x720', sound: false };
const phone: Clip = { codec: 'hevc', bits: 10, range: 'pq', turned: 90, seconds: 4 };

test('R-TRANS-001 R-TRANS-004 R-TRANS-005 R-TRANS-009 R-TRANS-011: is converted with why and how far, waited for, and goes out upright as H.264', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Harbour', text: 'From a phone.' });
  await chooseAllAccounts(page);
  await addFile(page, 'Video', await draw('phone.mov', phone));
  const video = page.getByRole('region', { name: 'Video', exact: true });
  await video.getByText(/^Converting to H\.264: \d+ %/).waitFor(patience);
  await video.getByText('It is stored as H.265 (HEVC), which not every platform plays.').waitFor();
  await video.getByText(/high dynamic range \(HDR\)/).waitFor();
  await video.getByText('Facebook wants video stored as H.264; this one is H.265 (HEVC).').waitFor();
  await video.getByText('It is converted for Facebook.').waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page
    .getByText(/^Please wait until every upload has finished/)
    .first()
    .waitFor();
  await video.getByText(/^Converted to H\.264\. The original, phone\.mov/).waitFor(patience);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Saved to my drafts').waitFor();
  const [kept] = await product.query<{ name: string; job: string; was: string }>(
    `select block ->> 'name' as name, block ->> 'jobId' as job, block -> 'original' ->> 'name' as was
       from draft, jsonb_array_elements(content -> 'media') block where block ->> 'mediaType' = '1'`,
  );
  expect(kept).toMatchObject({
    name: 'phone.mp4',
    was: 'phone.mov',
    job: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await page.getByRole('button', { name: 'Publish to 1', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Pushed').waitFor();
  const posts = async () => Posts.parse(await (await fetch(`${product.sandbox}/_ledger/posts`)).json()).posts;
  await expect.poll(async () => (await posts()).length, { timeout: 40_000 }).toBe(1);
  expect(await conversions()).toEqual([{ state: 'TranscodeSuccess', attempts: 1 }]);
});

test('R-TRANS-003: sent again it is not converted again, and whoever wants the original has it back', async () => {
  const { page } = walk;
  await compose(page, product, { title: 'Again', text: 'The same film.' });
  const video = page.getByRole('region', { name: 'Video', exact: true });
  await addFile(page, 'Video', { name: 'phone.mov', bytes: readFileSync(join(folder, 'phone.mov')) });
  await video.getByText(/^Converted to H\.264/).waitFor(patience);
  await video.getByRole('button', { name: 'Send the original to all' }).click();
  await video.getByText('This video is better converted before it goes out:').waitFor();
  await video.getByText(/^phone\.mov · /).waitFor();
  expect(await conversions()).toHaveLength(1);
  await video.getByRole('button', { name: 'Convert to H.264' }).click();
  await video.getByText(/^Converted to H\.264/).waitFor(patience);
  expect(await conversions()).toHaveLength(1);
});

test('R-TRANS-010: is stopped within a second when its person says so, and nobody asks after it on another page', async () => {
  const { page } = walk;
  const long = await draw('long.mp4', { ...slow, seconds: 30 });
  await compose(page, product, { title: 'Long', text: 'A long film.' });
  const video = page.getByRole('region', { name: 'Video', exact: true });
  // Pressed before the server has said which conversion it is: a fast hand, or a slow line.
  const answer = Promise.withResolvers<void>();
  await page.route(/\/transcode(\?|$)/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await addFile(page, 'Video', long);
  await video.getByText(/^Converting to H\.264/).waitFor(patience);
  await video.getByRole('button', { name: 'Cancel the conversion' }).click();
  answer.resolve();
  await video.getByText(/^The conversion was cancelled, so the video goes as it is/).waitFor();
  await expect.poll(async () => (await conversions()).map(({ state }) => state)).toContain('TranscodeFail');
  await video.getByRole('button', { name: 'Convert to H.264' }).click();
  await video.getByText(/^Converting to H\.264/).waitFor();
  await video.getByRole('button', { name: 'Cancel the conversion' }).click();
  await video.getByText(/^The conversion was cancelled, so the video goes as it is/).waitFor();
  await video.getByRole('button', { name: 'Convert to H.264' }).click();
  await video.getByText(/^Converting to H\.264/).waitFor();
  let asked = 0;
  await page.getByRole('link', { name: 'History' }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('**/pubHistory**');
  page.on('request', (one) => (asked += one.url().includes('queryPercent') ? 1 : 0));
  await page.waitForTimeout(6_000);
  expect(asked).toBe(0);
});

test('taken out while it is converted, it is converted for nobody; added again it is begun again', async () => {
  const { page } = walk;
  // As long as no other: one content is converted once.
  const long = await draw('taken-out.mp4', { ...slow, seconds: 31 });
  const underway = async () => {
    const rows = await product.query<{ state: string }>(
      `select conversion.state from conversion join file using (department_id, sha256) where file.name = 'taken-out.mp4'`,
    );
    return rows.some(({ state }) => /^(Subm|Transcoding)/.test(state));
  };
  await compose(page, product, { title: 'Taken out', text: 'A long film.' });
  const video = page.getByRole('region', { name: 'Video', exact: true });
  const addAndWait = async () => {
    await addFile(page, 'Video', long);
    await video.getByText(/^Converting to H\.264/).waitFor(patience);
    await expect.poll(underway).toBe(true);
  };
  const takeOut = async () => {
    await page.getByRole('button', { name: 'Remove taken-out.mp4' }).click();
    await page.getByRole('button', { name: 'Add a video' }).waitFor();
    await expect.poll(underway, { timeout: 20_000 }).toBe(false);
  };
  await addAndWait();
  await takeOut();
  await addAndWait();
  await takeOut();
});

test('U14: one that breaks off is refused with what to do', async () => {
  const { page } = walk;
  expectComplaint(/\/oss\/upload: .*400/);
  await compose(page, product, { title: 'Broken', text: 'It breaks off.' });
  const whole = await draw('whole.mp4', { seconds: 1 });
  await addFile(page, 'Video', {
    name: 'broken.mp4',
    bytes: whole.bytes.subarray(0, whole.bytes.length - 900),
  });
  await page.getByText(/breaks off or is damaged; play it through, export it again/).waitFor(patience);
  await page.getByRole('button', { name: 'Remove broken.mp4' }).click();
  await page.getByRole('button', { name: 'Add a video' }).waitFor();
  expect(await product.query(`select 1 from file where name = 'broken.mp4'`)).toEqual([]);
});

test(
  'R-VAL-023 R-VAL-024: a film is judged for each channel on its tile, refused by name, and taken once it was converted',
  { timeout: 240_000 },
  async () => {
    const { page } = walk;
    for (const channel of ['Twitter', 'VK']) await bindByCall(walk.context, product, channel);
    await compose(page, product, { title: 'Quick', text: 'In slow motion.' });
    await chooseAllAccounts(page);
    const video = page.getByRole('region', { name: 'Video', exact: true });
    await addFile(page, 'Video', await draw('plain.mp4', { size: '640x360', seconds: 2 }));
    await video.getByText('The original goes to Facebook, Twitter, VK.').waitFor(patience);
    await page.getByRole('button', { name: 'Remove plain.mp4' }).click();
    await addFile(page, 'Video', await draw('quick.mp4', { size: '640x360', seconds: 2, frames: 120 }));
    await video.getByText('To be converted for Twitter.').waitFor(patience);
    await video.getByText('The original goes to Facebook, VK.').waitFor();
    const refusal = page.getByText(/^Twitter: wants at most 60 frames a second; the video has 120\./).first();
    await refusal.waitFor();
    await video.getByRole('button', { name: 'Convert to H.264' }).click();
    await video.getByText('The converted video goes to Twitter.').waitFor(patience);
    await video.getByText('The original goes to Facebook, VK.').waitFor();
    await refusal.waitFor({ state: 'detached' });
    expect(await conversions()).toContainEqual({ state: 'TranscodeSuccess', attempts: 1 });
  },
);
