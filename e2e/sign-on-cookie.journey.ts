// Signing on by a shared cookie in a browser, against a stand-in for its provider: in, renewed, ended there, and out.
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startSharedProvider } from '@herald/server/http/test-shared-provider.ts';
import { keepStage } from './keep-walk.ts';
import type { Product } from './product.ts';
import { frontPage, logOut, losesNothing } from './sign-on-walk.ts';
import { openWindow } from './walk.ts';

const provider = await startSharedProvider({
  dee: { preferred_username: 'dee', name: 'Dee', roles: ['editor'] },
});
const secondsOfAToken = 4;

let product: Product;
let browser: Browser;
keepStage(
  (stage) => {
    ({ product, browser } = stage);
  },
  { settings: () => provider.settings },
);
afterAll(() => provider.stop());

const choose = (page: Page) => page.getByRole('link', { name: 'I am dee' }).click();
const untilOver = (page: Page) => page.waitForTimeout((secondsOfAToken + 1) * 1_000);

test('R-AUTH-015 R-AUTH-026 R-AUTH-040 in, renewed at the provider unnoticed, ended by it while writing without a loss, and out at both', async () => {
  provider.acts.lastsSeconds = secondsOfAToken;
  const { page, context } = await openWindow(browser);
  await page.goto(product.origin);
  await choose(page);
  await page.waitForURL(frontPage);
  await page.getByRole('button', { name: 'Your account: Dee' }).waitFor();
  const renewals = () => provider.visits.filter((visit) => visit.endsWith('/refresh')).length;
  await untilOver(page);
  await page.goto(`${product.origin}/api/content/contentList/mylist`);
  await page.getByRole('button', { name: 'Your account: Dee' }).waitFor();
  await expect.poll(renewals).toBeGreaterThan(0);
  const endThere = async () => {
    provider.acts.refuses = 101_101;
    await untilOver(page);
  };
  await losesNothing(page, product, {
    end: endThere,
    signIn: async (beside) => {
      provider.acts.refuses = null;
      provider.acts.lastsSeconds = 300;
      await choose(beside);
    },
  });
  await logOut(page);
  await page.getByRole('link', { name: 'I am dee' }).waitFor();
  const left = new URL(provider.visits.find((visit) => visit.includes('/logout?')) ?? provider.address);
  expect(left.searchParams.get('system')).toBe('herald');
  expect(left.searchParams.get('service')).toContain(product.origin);
  await context.close();
});
