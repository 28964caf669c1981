// Signing on by OpenID Connect in a browser, against a provider in a process of its own: in, out, and out at the provider.
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startOidcProvider } from '@herald/server/http/test-oidc-provider.ts';
import { keepStage } from './keep-walk.ts';
import type { Product } from './product.ts';
import { freePort, frontPage, logOut, losesNothing } from './sign-on-walk.ts';
import { openWindow } from './walk.ts';

const port = await freePort();
const provider = await startOidcProvider(`http://127.0.0.1:${port}`, {
  ana: { name: 'Ana', login: 'ana', unit: '国际部', groups: ['desk'] },
});
const claims = { account: 'login', department: 'unit', roles: 'groups', roleNames: { desk: 'editor' } };

let product: Product;
let browser: Browser;
keepStage(
  (stage) => {
    ({ product, browser } = stage);
  },
  {
    settings: () => ({
      ...provider.settings,
      HERALD_PORT: String(port),
      HERALD_CLAIMS: JSON.stringify(claims),
    }),
  },
);
afterAll(() => provider.stop());

const choose = (page: Page) => page.getByRole('button', { name: 'I am ana' }).click();

test('R-AUTH-039 R-AUTH-040 in, out at the provider: ours ends while writing and nothing is lost; and out at both', async () => {
  const { page, context } = await openWindow(browser);
  await page.goto(product.origin);
  await choose(page);
  await page.waitForURL(frontPage);
  await page.getByRole('button', { name: 'Your account: Ana' }).waitFor();
  const leaveThere = async () => {
    const there = await context.newPage();
    await there.goto(`${provider.issuer}/session/end`);
    await there.getByRole('button', { name: 'Leave' }).click();
    await there.waitForURL('**/session/end/success');
    await there.close();
  };
  await losesNothing(page, product, { end: leaveThere, signIn: choose });
  await logOut(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  // Back with us nobody is signed in, there neither: one is asked again.
  await page.getByRole('button', { name: 'I am ana' }).waitFor();
  expect(new URL(page.url()).origin).toBe(provider.issuer);
  await context.close();
});
