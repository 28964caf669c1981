// Photograph: the picture of a public page, taken by a browser that can reach nothing else, in bounded time and space (hostile.md §3, S34, S35).
import type { PictureLimit } from '@herald/contract/pictures.ts';
import type { Config } from '../config.ts';
import { BrowserDidNotStart, startBrowser, type Caged } from './start-browser.ts';
import { openEgress, placeOf, type Egress } from './egress.ts';
import { findChromium } from './find-chromium.ts';
import { openOrigins } from './open-origins.ts';
import { openPage, type Page } from './open-page.ts';

/** `status` is that of the page that was seen in the end, at `finalUrl`. */
export type Photographed =
  | { readonly state: 'taken'; readonly bytes: Buffer; readonly finalUrl: string; readonly status: number }
  | { readonly state: 'failed'; readonly reason: PictureLimit; readonly detail: string };
export type Photograph = (url: string) => Promise<Photographed>;

export const pictureSize = { width: 1_280, height: 1_600 } as const;
/** When a page that is never quiet is held still, and when all must be over, once the browser is there. */
const limits = { quietMs: 8_000, wholeMs: 15_000 };

/** Of the origins that the settings name, a page of one may stay there; no other page may go there. */
export function openPhotograph(
  config: Pick<Config, 'channels' | 'pictures'>,
  { quietMs, wholeMs } = limits,
): Photograph {
  const open = openOrigins(config);
  return async (asked) => {
    const url = URL.parse(asked);
    if (!url || !/^https?:$/.test(url.protocol)) return failed('picture-closed', 'no page of the web');
    url.username = '';
    url.password = '';
    const egress = await openEgress(open.filter((origin) => origin === url.origin));
    try {
      if (!(await egress.admits(url))) return failed('picture-closed', 'it leads inside a network');
      const chromium = await findChromium(config.pictures.chromiumPath);
      const caged = await startBrowser(chromium, egress.port);
      try {
        return await look(caged, egress, { url: url.href, quietMs, wholeMs });
      } finally {
        await caged.end();
      }
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      return failed('picture-no-browser', error instanceof BrowserDidNotStart ? detail : `start: ${detail}`);
    } finally {
      await egress.close();
    }
  };
}

async function look(
  caged: Caged,
  egress: Egress,
  { url, quietMs, wholeMs }: typeof limits & { url: string },
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
  return { state: 'taken', bytes: await page.capture(), finalUrl: finalUrl.href, status: seen.status };
}

function failed(reason: PictureLimit, detail: string): Photographed {
  return { state: 'failed', reason, detail: detail.slice(0, 500) };
}
