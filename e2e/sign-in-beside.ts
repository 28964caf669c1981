// Who stays on a page though the session is over signs in in another window, by the page's own link, and comes back.
import type { Page } from 'playwright-core';
import { enter } from './by-call.ts';
import type { Product } from './product.ts';
import type { Walk } from './walk.ts';

export const signedOutBar = (page: Page) => page.getByText('You are signed out.', { exact: false });

export async function signInBeside(
  { page, context }: Walk,
  product: Product,
  { account, password } = { account: 'admin', password: 'Herald-2026!' },
): Promise<void> {
  await signedOutBar(page).waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in in another window' }).click();
  const beside = await opened;
  await enter(beside, product, account, password);
  await beside.close();
  await signedOutBar(page).waitFor({ state: 'hidden' });
}
