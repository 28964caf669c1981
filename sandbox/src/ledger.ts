// The truth of what got posted, whatever the poster was told.
import type { Call } from './call.ts';
import type { Collection, Journal } from './journal.ts';

/** The platforms by the word that requests, faults and the ledger know them by. */
export const PLATFORM_NAMES = [
  'wechat',
  'weibo',
  'facebook',
  'twitter',
  'vk',
  'vk-group',
  'youtube',
  'linkedin',
  'tiktok',
  'instagram',
] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

export function perPlatform<T>(value: T): Record<PlatformName, T> {
  return {
    wechat: value,
    weibo: value,
    facebook: value,
    twitter: value,
    vk: value,
    'vk-group': value,
    youtube: value,
    linkedin: value,
    tiktok: value,
    instagram: value,
  };
}

/** The last three: live, for friends alone, for connections alone, for whoever is signed in. */
export type Visibility = 'public' | 'unpublished' | 'scheduled' | 'friends' | 'connections' | 'signed-in';

export interface LedgerPost {
  platform: PlatformName;
  account: string;
  externalId: string;
  text: string;
  link?: string;
  mediaSha256s: string[];
  visibility: Visibility;
  requestFirstByteAt: string;
  appliedAt: string;
  removedAt?: string;
  edits: { at: string; requestFirstByteAt: string; text: string }[];
  clientTag?: string;
}

export interface Ledger {
  posted(post: LedgerPost): void;
  edited(platform: PlatformName, externalId: string, change: Edited): void;
  removed(platform: PlatformName, externalId: string, atMs: number): void;
  posts(wanted: { platform?: string; account?: string }): LedgerPost[];
  clear(): void;
}

export interface Edited {
  atMs: number;
  firstByteAtMs: number;
  text: string;
  mediaSha256s: string[];
  visibility: Visibility;
}

/** What the ledger keeps of any post besides what it says: when it was asked for and made, and by whose word; `ownTag` where the platform's own call carries one. */
export function appliedBy(
  call: Call,
  atMs: number,
  ownTag?: string,
): Pick<LedgerPost, 'requestFirstByteAt' | 'appliedAt' | 'edits' | 'clientTag'> {
  const clientTag = call.headers['x-client-tag'] ?? ownTag;
  return {
    requestFirstByteAt: new Date(call.firstByteAtMs).toISOString(),
    appliedAt: new Date(atMs).toISOString(),
    edits: [],
    ...(clientTag === undefined ? {} : { clientTag }),
  };
}

export function openLedger(journal: Journal): Ledger {
  const posts: Collection<LedgerPost> = journal.collection('ledger');
  const keyOf = (platform: PlatformName, externalId: string): string => `${platform}/${externalId}`;
  return {
    posted: (post) => posts.put(keyOf(post.platform, post.externalId), post),
    edited(platform, externalId, { atMs, firstByteAtMs, text, mediaSha256s, visibility }) {
      const post = posts.get(keyOf(platform, externalId));
      if (!post) return;
      const edit = {
        at: new Date(atMs).toISOString(),
        requestFirstByteAt: new Date(firstByteAtMs).toISOString(),
        text,
      };
      posts.put(keyOf(platform, externalId), {
        ...post,
        text,
        mediaSha256s,
        visibility,
        edits: [...post.edits, edit],
      });
    },
    removed(platform, externalId, atMs) {
      const post = posts.get(keyOf(platform, externalId));
      if (post) posts.put(keyOf(platform, externalId), { ...post, removedAt: new Date(atMs).toISOString() });
    },
    posts({ platform, account }) {
      const wanted = [];
      for (const post of posts.values()) {
        if (platform !== undefined && post.platform !== platform) continue;
        if (account !== undefined && post.account !== account) continue;
        wanted.push(post);
      }
      return wanted;
    },
    clear: () => posts.clear(),
  };
}
