// What typing feels like: keys into a text of 10,000 characters with six previews open, beside a bare text field in the same browser.
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { demoAccounts } from '@herald/server/db/seed/demo-accounts.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { startProduct } from '../e2e/product.ts';
import { openWindow, signIn } from '../e2e/walk.ts';
import type { Measure } from './measured.ts';

const characters = 10_000;
const previews = 6;
const keys = 'The ferry to the northern islands leaves an hour late today. '.repeat(4);
/** Ten keys a second: a quick writer. */
const betweenKeysMs = 100;
const marked = '#ferry https://example.com/a @harbour ';
const bare = '<label>Text<textarea rows="20" cols="80"></textarea></label>';

const Felt = z.object({
  /** From the key to its handler, and to the picture that shows it. */
  handledMs: z.array(z.number()),
  paintedMs: z.array(z.number()),
  /** From one picture to the next while keys come. */
  framesMs: z.array(z.number()),
});
type Felt = z.infer<typeof Felt>;

export const measureTyping: Measure = async (say) => {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const { page } = await openWindow(browser);
    const [person] = demoAccounts;
    if (!person) throw new Error('There is no demo account');
    await signIn(page, product, person.account, person.password);
    const blank = await browser.newPage();
    await blank.setContent(bare);
    await fillText(blank);
    const limit = figuresOf(await type(blank));
    await blank.close();
    say(`a bare field: ${JSON.stringify(limit)}`);
    await page.goto(`${product.origin}/api/content/publish/pubContent`);
    await page.getByLabel('Title', { exact: true }).fill('Ferry');
    await openPreviews(page);
    await fillText(page);
    const ours = figuresOf(await type(page));
    say(`the composer: ${JSON.stringify(ours)}`);
    return { ours, limit, ratio: null };
  } finally {
    await browser.close();
    await product.stop();
  }
};

async function fillText(page: Page): Promise<void> {
  const text = Array.from({ length: characters }, (_, at) => marked[at % marked.length]).join('');
  await page.getByLabel('Text', { exact: true }).fill(text);
}

async function openPreviews(page: Page): Promise<void> {
  const tabs = page.getByRole('region', { name: 'Preview' }).locator('.pv-tabs button:not(.pv-device)');
  await tabs.first().waitFor();
  const count = await tabs.count();
  for (let at = 0; at < count; at += 1) {
    const tab = tabs.nth(at);
    const isOpen = (await tab.getAttribute('aria-pressed')) === 'true';
    if (isOpen !== at < previews) await tab.click();
  }
  const open = await page.locator('.pv-tabs button:not(.pv-device)[aria-pressed=true]').count();
  if (open !== previews) throw new Error(`${open} previews are open`);
}

/** In the middle of the text, where every line behind moves. */
async function type(page: Page): Promise<Felt> {
  const field = page.getByLabel('Text', { exact: true });
  await field.focus();
  await field.evaluate((element: HTMLTextAreaElement) => {
    element.setSelectionRange(element.value.length / 2, element.value.length / 2);
  });
  await page.waitForTimeout(2_000);
  await page.evaluate(watchFrames);
  for (const key of keys) {
    await page.keyboard.type(key);
    await page.waitForTimeout(betweenKeysMs);
  }
  return Felt.parse(await page.evaluate((): unknown => Reflect.get(window, 'felt')));
}

/** Runs in the page. */
function watchFrames(): void {
  const felt: { [figure in keyof Felt]: number[] } = { handledMs: [], paintedMs: [], framesMs: [] };
  Object.assign(window, { felt });
  let before = performance.now();
  const frame = (at: number) => {
    felt.framesMs.push(at - before);
    before = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame((at) => {
    before = at;
    requestAnimationFrame(frame);
  });
  const heard = (event: Event) => {
    felt.handledMs.push(performance.now() - event.timeStamp);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => felt.paintedMs.push(performance.now() - event.timeStamp), {
        once: true,
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  window.addEventListener('keydown', heard, { capture: true });
}

function figuresOf({ handledMs, paintedMs, framesMs }: Felt): Record<string, number> {
  if (handledMs.length < keys.length || framesMs.length < keys.length)
    throw new Error('The keys were not heard');
  return {
    keys: handledMs.length,
    longestFrameMs: tenths(Math.max(...framesMs)),
    inputDelayMedianMs: tenths(median(handledMs)),
    inputDelayLongestMs: tenths(Math.max(...handledMs)),
    paintedMedianMs: tenths(median(paintedMs)),
  };
}

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
