// What each platform tells of a post: which figures, by which operation, and the rights without which it does not.
import type { FigureName } from '@herald/contract/figures.ts';

export type Told = {
  readonly tells: readonly FigureName[];
  readonly operation: 'figures' | 'read';
  readonly scopes: readonly string[];
};

const ofWalls: Told = {
  tells: ['views', 'likes', 'comments', 'shares'],
  operation: 'read',
  // What stands on a wall may be read by whoever sees it.
  scopes: [],
};

/** By the channel's key; null where it tells none. */
export const told: Readonly<Record<string, Told | null>> = {
  wechat: null,
  weibo: { tells: ['likes', 'comments', 'shares'], operation: 'figures', scopes: [] },
  facebook: {
    tells: ['views', 'reach', 'likes', 'shares', 'clicks'],
    operation: 'figures',
    scopes: ['read_insights'],
  },
  twitter: {
    tells: ['views', 'likes', 'comments', 'shares', 'saves'],
    operation: 'read',
    scopes: ['tweet.read'],
  },
  vk: ofWalls,
  youtube: {
    tells: ['views', 'likes', 'comments'],
    operation: 'read',
    // Either will do.
    scopes: ['youtube.readonly', 'youtube.force-ssl'].map(
      (scope) => `https://www.googleapis.com/auth/${scope}`,
    ),
  },
  'vk-group': ofWalls,
  linkedin: {
    tells: ['views', 'reach', 'likes', 'comments', 'shares', 'clicks'],
    operation: 'figures',
    scopes: ['rw_organization_admin'],
  },
  tiktok: { tells: ['views', 'likes', 'comments', 'shares'], operation: 'read', scopes: ['video.list'] },
  instagram: {
    tells: ['views', 'reach', 'likes', 'comments', 'shares', 'saves'],
    operation: 'figures',
    scopes: ['instagram_manage_insights'],
  },
};
