// The composer with a cover too heavy, its frames and its crop: they fit, wide and narrow, and are accessible.
import { makeTestClip } from '@herald/server/video/test-clip.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepWalk } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { chooseAllAccounts, compose, openWindow, type Walk } from './walk.ts';

let product: Product;
let browser: Browser;
let walk: Walk;
let draft = '';
const folder = mkdtempSync(join(tmpdir(), 'herald-cover-screens-'));

keepWalk(
  (begun) => {
    ({ product, browser, walk } = begun);
  },
  { bound: ['YouTube'] },
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  const { page } = walk;
  const path = join(folder, 'harbour.mp4');
  await makeTestClip(path, { size: '960x720', seconds: 4 });
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const heavy = sharp({ create: { width: 1_200, height: 1_000, channels: 3, background: 'teal', noise } });
  await compose(page, product, {
    title: 'Harbour',
    text: 'A film of the harbour.',
    video: { name: 'harbour.mp4', bytes: readFileSync(path) },
    cover: { name: 'storm.png', bytes: await heavy.png().toBuffer() },
  });
  await chooseAllAccounts(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Saved to my drafts').waitFor();
  await page.goto(`${product.origin}/api/content/contentList/myDraft/list`);
  const row = page.getByRole('row').filter({ hasText: 'Harbour' });
  draft = (await row.getByRole('link', { name: 'Edit' }).getAttribute('href')) ?? '';
}, 120_000);

const words = {
  zh: { cover: '封面', frame: '选取视频画面', crop: '裁剪', cancel: '取消', fit: '调整到符合要求' },
  en: { cover: 'Cover', frame: 'Choose a frame', crop: 'Crop', cancel: 'Cancel', fit: 'Make it fit' },
};

test.each([
  ['zh', 1440],
  ['zh', 390],
  ['en', 1440],
  ['en', 390],
] as const)(
  'in %s at %i the cover with its advice, the choice of a frame and the crop fit and are accessible',
  async (language, width) => {
    const said = words[language];
    const { page, context } = await openWindow(browser, { language, width });
    await enter(page, product, 'admin', 'Herald-2026!');
    await page.goto(`${product.origin}${draft}`);
    const cover = page.getByRole('region', { name: said.cover, exact: true });
    const dialog = page.getByRole('dialog');
    await cover.getByRole('button', { name: said.fit }).waitFor();
    expect(await faultsOf(page), 'the composer').toEqual([]);
    await cover.getByRole('button', { name: said.frame }).click();
    await expect
      .poll(() => dialog.getByRole('group').getByRole('button').count(), { timeout: 60_000 })
      .toBe(10);
    expect(await faultsOf(page), 'the choice of a frame').toEqual([]);
    await dialog.getByRole('button', { name: said.cancel }).click();
    await cover.getByRole('button', { name: said.crop, exact: true }).click();
    await dialog.getByRole('slider').waitFor();
    expect(await faultsOf(page), 'the crop').toEqual([]);
    await context.close();
  },
  120_000,
);
