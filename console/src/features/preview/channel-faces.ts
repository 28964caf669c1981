// How each channel's preview behaves, as data: a channel without a line here has no preview yet (C-34, C-35).
import type { ChannelId } from '@herald/contract/channels.ts';
import type { Fold } from './fold-text.ts';
import type { Token } from './tokens.ts';

export type Face = {
  readonly layout: 'facebook' | 'twitter';
  readonly pictureCap: number;
  readonly fold: Fold | null;
  readonly hashtags: string;
  readonly mentions: string;
};

export const faces: Partial<Record<ChannelId, Face>> = {
  31: {
    layout: 'facebook',
    pictureCap: 4,
    fold: { characters: 477, lines: 5 },
    hashtags: 'https://www.facebook.com/hashtag/',
    mentions: 'https://www.facebook.com/',
  },
  32: {
    layout: 'twitter',
    pictureCap: 4,
    fold: null,
    hashtags: 'https://x.com/hashtag/',
    mentions: 'https://x.com/',
  },
};

/** Where a click on a marked piece of text would lead. */
export function addressOf(token: Token, face: Face): string {
  const name = encodeURIComponent(token.text.slice(1));
  if (token.kind === 'hashtag') return `${face.hashtags}${name}`;
  return token.kind === 'mention' ? `${face.mentions}${name}` : token.text;
}
