// A screen by its address, with all that it asks for.
import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

export async function openScreen(page: Page, product: Product, screen: string): Promise<void> {
  await page.goto(`${product.origin}${screen}`);
  await page.locator('#content, main').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
}
