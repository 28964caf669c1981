// Every screen in four languages, wide and narrow: nothing overflows, no raw key shows, and axe finds nothing serious.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keepStage } from './keep-walk.ts';
import type { Product } from './product.ts';
import { faultsOf, overflowOf } from './screen-faults.ts';
import { screens } from './screen-list.ts';
import { openWindow, signIn } from './walk.ts';

let product: Product;
let browser: Browser;

keepStage((stage) => {
  ({ product, browser } = stage);
});

const rawKey =
  /\b(?:accounts|app|article|audit|brakes|calendar|call|compose|content|detail|drafts|history|items|list|materials|media|menu|messages|modify|overview|palette|people|picture|preview|roles|schedule|sessions|statistics|templates|upload|versions)\.[a-z][A-Za-z]+(?:\.[a-zA-Z]+)*\b/;

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(`${product.origin}${screen}`);
  await page.locator('#content, main').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

async function expectWords(page: Page, screen: string): Promise<void> {
  const shown = await page.locator('body').innerText();
  expect(rawKey.exec(shown)?.[0] ?? null, `${screen} shows a raw key`).toBeNull();
}

// axe looks at what no language changes: once wide and once narrow.
describe.each([
  { language: 'zh', width: 1440, then: 390, asks: true, said: '发布历史' },
  { language: 'en', width: 390, then: 1440, asks: true, said: 'Publish history' },
  { language: 'es', width: 1024, then: 390, asks: false, said: 'Historial de publicaciones' },
  { language: 'ja', width: 390, then: 1024, asks: false, said: '公開履歴' },
])('in $language at $width, and made $then', ({ language, width, then, asks, said }) => {
  test('every screen fits, speaks the language and is accessible (R-GEN-024)', async () => {
    const { page, context } = await openWindow(browser, { language, width });
    await signIn(page, product, 'admin', 'Herald-2026!');
    for (const screen of screens) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, screen);
      await expectWords(page, screen);
      expect(asks ? await faultsOf(page) : await overflowOf(page), `on ${screen}`).toEqual([]);
      await page.setViewportSize({ width: then, height: 900 });
      await expectWords(page, screen);
      await expect.poll(() => overflowOf(page), { message: `on ${screen}, made ${then}` }).toEqual([]);
    }
    await open(page, '/api/content/publish/pubHistory');
    expect(await page.locator('h1').first().innerText()).toBe(said);
    await context.close();
    // Thirty screens, each read whole.
  }, 300_000);
});
