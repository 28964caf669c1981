// Hold calls: what goes to such an address waits until the test lets it go, as over a slow line.
import type { Page } from 'playwright-core';

export async function holdCalls(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
