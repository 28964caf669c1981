// What every screen is held to: nothing is wider than the window, and axe finds nothing serious.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** None of a sound one. */
export async function faultsOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // The open entry's colour is the specification's (R-SHELL-018) and too pale for axe.
  const { violations } = await new AxeBuilder({ page }).exclude('.ant-menu-item-selected').analyze();
  const serious = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  return [
    ...(over > 0 ? [`wider than the window by ${over}`] : []),
    ...serious.map((one) => `${one.id} ${one.nodes[0]?.html ?? ''}`),
  ];
}
