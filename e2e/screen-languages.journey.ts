// Every screen in four languages, wide and narrow: nothing overflows and no raw key shows; once wide and once narrow axe finds nothing serious.
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './by-call.ts';
import { keepStage } from './keep-walk.ts';
import type { Product } from './product.ts';
import { openScreen } from './open-screen.ts';
import { faultsOf, overflowOf, settle } from './screen-faults.ts';
import { screens } from './screen-list.ts';
import { openWindow } from './walk.ts';

let product: Product;
let browser: Browser;

keepStage(
  (stage) => {
    ({ product, browser } = stage);
  },
  // Each screen is opened at once after the other, which no person does.
  { settings: () => ({ HERALD_LIMITS: 'calls=3000' }) },
);

const rawKey =
  /\b(?:accounts|app|article|audit|brakes|calendar|call|compose|content|detail|drafts|history|items|list|materials|media|menu|messages|modify|overview|palette|people|picture|preview|roles|schedule|sessions|statistics|templates|upload|versions)\.[a-z][A-Za-z]+(?:\.[a-zA-Z]+)*\b/;

async function expectWords(page: Page, screen: string): Promise<void> {
  const shown = await page.locator('body').innerText();
  expect(rawKey.exec(shown)?.[0] ?? null, `${screen} shows a raw key`).toBeNull();
}

type Look = { width: number; thenAt: number; judge: (page: Page) => Promise<string[]>; said: string };

async function lookAtAll(language: string, { width, thenAt, judge, said }: Look): Promise<void> {
  const { page, context } = await openWindow(browser, { language, width });
  await enter(page, product, 'admin', 'Herald-2026!');
  for (const screen of screens) {
    await page.setViewportSize({ width, height: 900 });
    await openScreen(page, product, screen);
    await expectWords(page, screen);
    expect(await judge(page), `on ${screen}`).toEqual([]);
    await page.setViewportSize({ width: thenAt, height: 900 });
    await settle(page);
    await expectWords(page, screen);
    expect(await overflowOf(page), `on ${screen}, made ${thenAt} wide`).toEqual([]);
  }
  await openScreen(page, product, '/api/content/publish/pubHistory');
  expect(await page.locator('h1').first().innerText()).toBe(said);
  await context.close();
}

/** Thirty screens, each read whole. */
const patienceMs = 300_000;

test.each([
  ['zh', { width: 1440, thenAt: 390, judge: faultsOf, said: '发布历史' }],
  ['en', { width: 390, thenAt: 1440, judge: faultsOf, said: 'Publish history' }],
] as const)(
  'in %s every screen fits, wide and narrow, speaks the language and is accessible (R-GEN-024)',
  lookAtAll,
  patienceMs,
);

// What axe asks was asked in two languages; each screen takes it a second.
test.each([
  ['es', { width: 1024, thenAt: 390, judge: overflowOf, said: 'Historial de publicaciones' }],
  ['ja', { width: 390, thenAt: 1024, judge: overflowOf, said: '公開履歴' }],
] as const)(
  'in %s every screen fits, wide and narrow, and speaks the language (R-GEN-024)',
  lookAtAll,
  patienceMs,
);
