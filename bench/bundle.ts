// How much script a browser loads, compressed as it travels, before a page can be used with an empty cache.
import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { startProduct } from '../e2e/product.ts';
import { signIn } from '../e2e/walk.ts';
import { demoAccounts } from '@herald/server/db/seed/demo-accounts.ts';
import type { Measure } from './measured.ts';

const listPath = '/api/content/contentList/deplist';
const shellPath = '/dashboard';
const composePath = '/api/content/publish/pubContent';
const field = 'input[type=password]';

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
type Loading = {
  readonly browser: Browser;
  /** Who is signed in; an empty one for nobody. */
  readonly state: State;
  readonly url: string;
  /** Resolves when the page can be used; throws when another page came. */
  readonly usable: (page: Page) => Promise<void>;
};

export const measureBundle: Measure = async (say) => {
  const product = await startProduct();
  const browser = await launchBrowser().catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  try {
    const nobody: State = { cookies: [], origins: [] };
    const signInBytes = await scriptBytes({
      browser,
      state: nobody,
      url: product.origin,
      usable: async (page) => page.locator(field).waitFor(),
    });
    say(`sign-in: ${signInBytes} bytes`);
    const [person] = demoAccounts;
    if (!person) throw new Error('There is no demo account');
    const entered = await browser.newContext();
    await signIn(await entered.newPage(), product, person.account, person.password);
    const state = await entered.storageState();
    await entered.close();
    const open = (path: string) =>
      scriptBytes({
        browser,
        state,
        url: `${product.origin}${path}`,
        usable: (page) => isShown(page, path),
      });
    const listBytes = await open(listPath);
    say(`list: ${listBytes} bytes`);
    const composeBytes = await open(composePath);
    say(`compose: ${composeBytes} bytes`);
    const shellBytes = await open(shellPath);
    say(`shell: ${shellBytes} bytes`);
    const ours = {
      signInKb: kilobytes(signInBytes),
      listKb: kilobytes(listBytes),
      composeKb: kilobytes(composeBytes),
      shellKb: kilobytes(shellBytes),
    };
    return { ours, limit: null, ratio: null };
  } finally {
    await browser.close();
    await product.stop();
  }
};

/** In a window of its own, whose cache is empty. */
async function scriptBytes({ browser, state, url, usable }: Loading): Promise<number> {
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(url);
  await usable(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  await context.close();
  if (sizes.length === 0) throw new Error(`${url} loaded no script`);
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function isShown(page: Page, path: string): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  if (!new URL(page.url()).pathname.startsWith(path)) throw new Error(`${path} led to ${page.url()}`);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
