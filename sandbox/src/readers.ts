// What readers did with the posts: whoever opens one has viewed it; likes and the like are told by whoever stands in for them.
import type { Call } from './call.ts';
import { numberAt, type JsonRecord } from './json.ts';
import type { Collection, Journal } from './journal.ts';
import type { PlatformName } from './ledger.ts';

const DEEDS = ['likes', 'comments', 'shares', 'quotes', 'saves', 'clicks'] as const;
type Deed = (typeof DEEDS)[number];
export type Done = { views: number; viewers: number } & Record<Deed, number>;
type Kept = { views: number; browsers: string[] } & Record<Deed, number>;

export interface Readers {
  /** A browser opened the post's page: one view more, and one viewer where the browser never did before. */
  opened(platform: PlatformName, externalId: string, call: Call): void;
  /** Readers did so much more with it; another deed, or no whole number, is a problem. */
  acted(platform: PlatformName, externalId: string, deeds: JsonRecord): string | undefined;
  of(platform: PlatformName, externalId: string): Done;
  clear(): void;
}

const NOTHING: Kept = {
  ...{ views: 0, browsers: [] },
  ...{ likes: 0, comments: 0, shares: 0, quotes: 0, saves: 0, clicks: 0 },
};

export function openReaders(journal: Journal): Readers {
  const kept: Collection<Kept> = journal.collection('readers');
  const keyOf = (platform: PlatformName, externalId: string): string => `${platform}/${externalId}`;
  const read = (key: string): Kept => kept.get(key) ?? NOTHING;
  return {
    opened(platform, externalId, { headers }) {
      const key = keyOf(platform, externalId);
      const { views, browsers, ...deeds } = read(key);
      const browser = headers['user-agent'] ?? '';
      const seenBy = browsers.includes(browser) ? browsers : [...browsers, browser];
      kept.put(key, { ...deeds, views: views + 1, browsers: seenBy });
    },
    acted(platform, externalId, deeds) {
      const unknown = Object.keys(deeds).find((name) => !DEEDS.some((deed) => deed === name));
      if (unknown !== undefined) return `unknown key ${unknown}`;
      const next = { ...read(keyOf(platform, externalId)) };
      for (const deed of DEEDS) {
        const more = numberAt(deeds, deed) ?? 0;
        if (!Number.isSafeInteger(more)) return `${deed} must be a whole number`;
        next[deed] += more;
      }
      kept.put(keyOf(platform, externalId), next);
      return undefined;
    },
    of(platform, externalId) {
      const { browsers, ...done } = read(keyOf(platform, externalId));
      return { ...done, viewers: browsers.length };
    },
    clear: () => kept.clear(),
  };
}
