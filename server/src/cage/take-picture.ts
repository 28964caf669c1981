// Take the picture of a page with a browser that can reach nothing else, in bounded time and space (hostile.md §3, S34, S35).
import type { PictureLimit } from '@herald/contract/pictures.ts';
import { openEgress, placeOf, type Egress } from './egress.ts';
import { findChromium } from './find-chromium.ts';
import { openPage, type Page } from './open-page.ts';
import { BrowserDidNotStart, startBrowser, type Caged } from './start-browser.ts';
import type { Photographed, Wish } from './wish.ts';

export const pictureSize = { width: 1_280, height: 1_600 } as const;

/** Of the origins that may lie inside, a page of one may stay there; no other page may go there. */
export async function takePicture(wish: Wish): Promise<Photographed> {
  const url = URL.parse(wish.url);
  if (!url || !/^https?:$/.test(url.protocol)) return failed('picture-closed', 'no page of the web');
  url.username = '';
  url.password = '';
  const egress = await openEgress(wish.open.filter((origin) => origin === url.origin));
  try {
    if (!(await egress.admits(url))) return failed('picture-closed', 'it leads inside a network');
    const caged = await startBrowser(await findChromium(wish), egress.port);
    try {
      return await look(caged, egress, { url: url.href, quietMs: wish.quietMs, wholeMs: wish.wholeMs });
    } finally {
      await caged.end();
    }
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    return failed('picture-no-browser', error instanceof BrowserDidNotStart ? detail : `start: ${detail}`);
  } finally {
    await egress.close();
  }
}

async function look(
  caged: Caged,
  egress: Egress,
  { url, quietMs, wholeMs }: Pick<Wish, 'url' | 'quietMs' | 'wholeMs'>,
): Promise<Photographed> {
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    caged.devtools.hangUp('too slow');
  }, wholeMs);
  try {
    const page = await openPage(caged.devtools, pictureSize);
    const error = await page.go(url, quietMs);
    return await picture(page, egress, { url, error });
  } catch (error) {
    if (caged.overstepped() === 'memory') return failed('picture-too-large', 'memory');
    const detail = error instanceof Error ? error.message : '';
    return failed(isLate ? 'picture-too-slow' : 'picture-unreachable', detail);
  } finally {
    clearTimeout(late);
  }
}

async function picture(
  page: Page,
  egress: Egress,
  { url, error }: { url: string; error: string | null },
): Promise<Photographed> {
  const seen = page.seen();
  const finalUrl = URL.parse(seen.url ?? url);
  const place = finalUrl ? placeOf(finalUrl) : '';
  if (egress.refused(place)) return failed('picture-closed', 'it leads inside a network');
  if (egress.silent(place)) return failed('picture-unreachable', 'no answer');
  if (error !== null || seen.status === null || !finalUrl || !/^https?:$/.test(finalUrl.protocol))
    return failed(egress.refused() ? 'picture-closed' : 'picture-unreachable', error ?? 'no page came');
  const bytes = await page.capture();
  // It is there: what can be read of it beside costs it nothing.
  const { words, url: shownUrl } = await page.read().catch(() => ({ words: null, url: null }));
  const written = URL.parse(shownUrl ?? '');
  const { href } = written?.origin === finalUrl.origin ? written : finalUrl;
  return { state: 'taken', bytes, finalUrl: href, status: seen.status, words };
}

function failed(reason: PictureLimit, detail: string): Photographed {
  return { state: 'failed', reason, detail: detail.slice(0, 500) };
}
