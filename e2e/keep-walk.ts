// For all steps of a journey one product and one browser, and somebody who is signed in there; closed when the journey ends.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startProduct, type Product, type Wanted } from './product.ts';
import { bindByCall, enter } from './by-call.ts';
import { openWindow, type Walk } from './walk.ts';

type Stage = { product: Product; browser: Browser };
type Begun = Stage & { walk: Walk };

/** A page is left before its code has run often enough to pay for being compiled twice: a seventh of all the processors' time. */
const compileOnce = ['--js-flags=--no-opt --no-maglev'];
const passwords = { admin: 'Herald-2026!', editor: 'Editor-2026!' };

export function keepStage(give: (stage: Stage) => void | Promise<void>, options: Wanted = {}): void {
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ prepared: inject('heraldPreparedPostgres'), ...options }),
      launchBrowser(options.readsFilms === true ? [] : compileOnce),
    ]);
    await give({ product, browser });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
}

/** One account of each channel is `bound`. Given before anybody signs in, so that all of it can be listened to. */
export function keepWalk(
  give: (begun: Begun) => void,
  {
    as = 'admin',
    bound = [],
    ...options
  }: { as?: keyof typeof passwords; bound?: readonly string[] } & Wanted = {},
): void {
  keepStage(async (stage) => {
    const walk = await openWindow(stage.browser);
    give({ ...stage, walk });
    await enter(walk.page, stage.product, as, passwords[as]);
    for (const channel of bound) await bindByCall(walk.context, stage.product, channel);
  }, options);
}
