// How each channel's preview behaves, as data. Where texts are folded is as seen in the apps in November 2026; none documents it.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Marking } from '@herald/contract/mark-patterns.ts';
import type { Fold } from './fold-text.ts';
import type { Token } from '@herald/contract/text-tokens.ts';

export type FaceAction = 'like' | 'comment' | 'share' | 'repost' | 'send';

export type Face = {
  readonly layout: 'feed' | 'twitter' | 'video' | 'article';
  /** Of the style sheet. */
  readonly look:
    | 'wechat'
    | 'weibo'
    | 'facebook'
    | 'twitter'
    | 'vk'
    | 'youtube'
    | 'linkedin'
    | 'tiktok'
    | 'instagram';
  /** R-PREV-003, R-PREV-004. */
  readonly pictureCap: number;
  /** One beside the other, or one at a time with its number. */
  readonly pictures: 'grid' | 'carousel';
  /** Whether readers see a card for the post's link. */
  readonly card: boolean;
  /** The card carries our title, for the platform looks at no page itself. */
  readonly ownCardTitle?: true;
  readonly order: 'text-first' | 'media-first';
  readonly fold: Fold | null;
  readonly actions: readonly FaceAction[];
  /** What of the text is a hashtag or a mention there (R-PREV-005, R-PREV-006). */
  readonly marking: Marking;
  readonly hashtags: string;
  readonly mentions: string;
};

const feed = {
  layout: 'feed',
  pictureCap: 4,
  pictures: 'grid',
  card: true,
  order: 'text-first',
  fold: null,
  actions: ['like', 'comment', 'share'],
  marking: 'ascii',
} as const;
const film = { ...feed, layout: 'video', card: false, order: 'media-first', actions: [] } as const;
const wall = {
  ...feed,
  look: 'vk',
  pictureCap: 10,
  fold: { characters: 400, lines: 8 },
  marking: 'dotted',
  hashtags: 'https://vk.com/feed?section=search&q=%23',
  mentions: 'https://vk.com/',
} as const;

export const faces: Record<ChannelId, Face> = {
  17: { ...film, layout: 'article', look: 'wechat', hashtags: '', mentions: '' },
  18: {
    ...feed,
    look: 'weibo',
    card: false,
    fold: { characters: 140, lines: 9 },
    actions: ['repost', 'comment', 'like'],
    marking: 'weibo',
    hashtags: 'https://s.weibo.com/weibo?q=%23',
    mentions: 'https://weibo.com/n/',
  },
  31: {
    ...feed,
    look: 'facebook',
    fold: { characters: 477, lines: 5 },
    hashtags: 'https://www.facebook.com/hashtag/',
    mentions: 'https://www.facebook.com/',
  },
  32: {
    ...feed,
    layout: 'twitter',
    look: 'twitter',
    hashtags: 'https://x.com/hashtag/',
    mentions: 'https://x.com/',
  },
  33: wall,
  34: {
    ...film,
    look: 'youtube',
    fold: { characters: 160, lines: 3 },
    marking: 'youtube',
    hashtags: 'https://www.youtube.com/hashtag/',
    mentions: 'https://www.youtube.com/@',
  },
  36: wall,
  42: {
    ...feed,
    look: 'linkedin',
    ownCardTitle: true,
    fold: { characters: 210, lines: 3 },
    actions: ['like', 'comment', 'repost', 'send'],
    hashtags: 'https://www.linkedin.com/feed/hashtag/?keywords=',
    mentions: 'https://www.linkedin.com/in/',
  },
  43: {
    ...film,
    look: 'tiktok',
    marking: 'dotted',
    hashtags: 'https://www.tiktok.com/tag/',
    mentions: 'https://www.tiktok.com/@',
  },
  44: {
    ...feed,
    look: 'instagram',
    pictures: 'carousel',
    card: false,
    order: 'media-first',
    fold: { characters: 125, lines: 2 },
    actions: ['like', 'comment', 'send'],
    marking: 'dotted',
    hashtags: 'https://www.instagram.com/explore/tags/',
    mentions: 'https://www.instagram.com/',
  },
};

/** Shown before anybody has chosen an account; the others one click away. */
export const shownFirst: readonly ChannelId[] = [31, 32];

/** Where a click on a marked piece of text would lead. */
export function addressOf(token: Token, face: Face): string {
  const name = encodeURIComponent(token.text.slice(1));
  if (token.kind === 'hashtag') return `${face.hashtags}${name}`;
  return token.kind === 'mention' ? `${face.mentions}${name}` : token.text;
}
