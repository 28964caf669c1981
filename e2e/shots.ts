// npm run shots -- --out DIR [--languages zh,en] [--widths 390]: a picture of every screen, filled as in daily work, in each language and width.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { buildConsole } from '../scripts/start/build-console.ts';
import { launchBrowser } from './browser.ts';
import { fillNewsroom } from './fill-newsroom.ts';
import { startProduct, type Product } from './product.ts';
import { screens } from './screen-list.ts';
import { openWindow, signIn } from './walk.ts';

const everyLanguage = ['zh', 'en', 'es', 'ja'];
const everyWidth = [1440, 992, 390];

const { values } = parseArgs({
  options: { out: { type: 'string' }, languages: { type: 'string' }, widths: { type: 'string' } },
});
if (values.out === undefined) {
  console.error('npm run shots -- --out DIR [--languages zh,en,es,ja] [--widths 1440,992,390]');
  process.exit(2);
}
const folder = resolve(values.out);
const languages = values.languages?.split(',') ?? everyLanguage;
const widths = values.widths?.split(',').map(Number) ?? everyWidth;

/** Part of the picture's name, from its address. */
function nameOf(screen: string): string {
  return screen.replace(/\?.*/, '').split('/').filter(Boolean).slice(-2).join('-');
}

async function shoot(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  await page.locator('#content, main').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // On a busy machine the network rests while the page is still being made.
  await page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: file, fullPage: true });
}

async function shootAll(product: Product, browser: Browser): Promise<number> {
  const filled = await fillNewsroom(product, browser);
  let count = 0;
  for (const language of languages)
    for (const width of widths) {
      const { page, context } = await openWindow(browser, { language, width });
      await signIn(page, product, 'admin', 'Herald-2026!');
      const here = join(folder, `${language}-${width}`);
      mkdirSync(here, { recursive: true });
      for (const { name, path } of [...screens.map((path) => ({ name: nameOf(path), path })), ...filled]) {
        await shoot(page, `${product.origin}${path}`, join(here, `${name}.png`));
        count += 1;
      }
      await context.close();
      console.log(`${language} ${width}: written to ${here}`);
    }
  return count;
}

await buildConsole(join(import.meta.dirname, '..'), (line) => console.log(line));
const product = await startProduct();
const browser = await launchBrowser();
try {
  console.log(`${await shootAll(product, browser)} pictures in ${folder}`);
} finally {
  await browser.close();
  await product.stop();
}
