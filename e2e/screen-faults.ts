// What every screen is held to: nothing is wider than the window, and axe finds nothing serious.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What slides in or fades is judged where it stands in the end, and nothing as it looks below the mouse. */
export async function settle(page: Page): Promise<void> {
  // Upon the bar's empty middle.
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 2);
  await page.evaluate(async () => {
    // A window that was made narrower is answered a frame later.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Which axe takes lightly and we do not. */
const alsoHeld: readonly string[] = ['empty-table-header', 'landmark-no-duplicate-main'];

/** None where nothing is wider than the window. */
export async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return over > 0 ? [`wider than the window by ${over}`] : [];
}

/** None of a sound one. */
export async function faultsOf(page: Page): Promise<string[]> {
  await settle(page);
  const over = await overflowOf(page);
  // The open entry's colour is the specification's (R-SHELL-018) and too pale for axe.
  // In the page itself: no frame of ours is another origin's, and gathering in a page beside takes four times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.exclude('.side-menu [aria-current]').analyze();
  const serious = violations.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || alsoHeld.includes(id),
  );
  return [...over, ...serious.map((one) => `${one.id} ${one.nodes[0]?.html ?? ''}`)];
}
