// A phone's film to four channels: the original to the one that takes it, one conversion to those who share a need, and the tile says which.
import { makeTestClip } from '@herald/server/video/test-clip.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { Posts } from './ledger.ts';
import type { Product } from './product.ts';
import { addFile, chooseAllAccounts, compose, type Walk } from './walk.ts';

let product: Product;
let walk: Walk;
const folder = mkdtempSync(join(tmpdir(), 'herald-goings-'));
const patience = { timeout: 150_000 };

keepWalk(
  (begun) => {
    ({ product, walk } = begun);
  },
  { bound: ['Facebook', 'Twitter', 'VK', 'YouTube'] },
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'R-TRANS-003 R-VAL-024: the original goes to YouTube, a conversion to VK and Facebook, and a smaller one to Twitter',
  { timeout: 400_000 },
  async () => {
    const { page } = walk;
    const path = join(folder, 'phone.mov');
    await makeTestClip(path, { codec: 'hevc', size: '1440x810', seconds: 1 });
    await compose(page, product, { title: 'For each its own', text: 'From a phone.' });
    await chooseAllAccounts(page);
    const video = page.getByRole('region', { name: 'Video', exact: true });
    await addFile(page, 'Video', { name: 'phone.mov', bytes: readFileSync(path) });
    await video.getByText('It is converted for Facebook, Twitter, VK.').waitFor(patience);
    await video.getByText('The original goes to YouTube.').waitFor();
    await video.getByText('It is converted for Twitter.').waitFor(patience);
    await video.getByText('The converted video goes to Facebook, VK.').waitFor();
    await video.getByText('The converted video goes to Facebook, Twitter, VK.').waitFor(patience);
    await video.getByText(/^Converted to H\.264\. The original, phone\.mov/).waitFor();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Saved to my drafts').waitFor();
    await page.getByRole('button', { name: 'Publish to 4', exact: true }).click();
    const goes = page.locator('.cp-destinations li');
    await goes.filter({ hasText: 'YouTube' }).getByText('Video: phone.mov, the original').waitFor();
    await goes.filter({ hasText: 'Facebook' }).getByText('Video: phone.mp4, converted').waitFor();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Pushed').waitFor();
    const sent = await product.query<{ channel: number; name: string; width: number; sha256: string }>(
      `select channel_id as channel, file.name, width, sha256 from publication
         join file on file.md5 = post -> 'video' ->> 'md5'
        where title = 'For each its own' order by channel_id`,
    );
    expect(sent).toMatchObject([
      { channel: 31, name: 'phone.mp4', width: 1_440 },
      { channel: 32, name: 'phone.mp4', width: 1_280 },
      { channel: 33, name: 'phone.mp4', width: 1_440 },
      { channel: 34, name: 'phone.mov', width: 1_440 },
    ]);
    // And those bytes have come to the platforms.
    const came = async () =>
      Posts.parse(await (await fetch(`${product.sandbox}/_ledger/posts`)).json())
        .posts.flatMap(({ mediaSha256s }) => mediaSha256s)
        .toSorted();
    await expect.poll(came, patience).toEqual(sent.map(({ sha256 }) => sha256).toSorted());
  },
);

test(
  'R-VAL-024: a draft that is opened again, with a channel more, says that its video goes there unconverted; asked for, it is converted; while nobody can look at it the dialog names both',
  { timeout: 240_000 },
  async () => {
    const { page } = walk;
    const path = join(folder, 'late.mov');
    await makeTestClip(path, { codec: 'hevc', size: '640x360', seconds: 1 });
    await compose(page, product, { title: 'One channel more', text: 'From a phone.' });
    const choose = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Add account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name }).check();
      await dialog.getByRole('button', { name: /^Confirm/ }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await choose(/^YouTube /);
    const video = page.getByRole('region', { name: 'Video', exact: true });
    await addFile(page, 'Video', { name: 'late.mov', bytes: readFileSync(path) });
    await video.getByText('The original goes to YouTube.').waitFor(patience);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Saved to my drafts').waitFor();
    await page.reload();
    await video.getByText('The original goes to YouTube.').waitFor();
    await choose(/^VK /);
    await video.getByText('Not converted for VK: published now, it goes there as it is.').waitFor(patience);
    await video.getByRole('button', { name: 'Convert to H.264' }).click();
    await video.getByText('The converted video goes to VK.').waitFor(patience);
    expect(await video.getByText('Not converted for').count()).toBe(0);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Saved to my drafts').waitFor();
    // Nobody can say what is in it: then not one of the two is named for sure.
    expectComplaint(/queryH265/);
    await page.route(/queryH265/, (route) => route.abort());
    await page.reload();
    await video.getByText(/^What is in the video could not be found out/).waitFor();
    await page.getByRole('button', { name: 'Publish to 2', exact: true }).click();
    const goes = page.locator('.cp-destinations li');
    await goes.filter({ hasText: 'YouTube' }).getByText('Video: late.mov or its conversion').waitFor();
    await page.unroute(/queryH265/);
  },
);
