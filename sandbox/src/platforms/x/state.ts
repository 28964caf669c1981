// What X remembers: people (who are also the accounts), tokens, codes, media and posts.
import type { Collection } from '../../journal.ts';
import type { World } from '../../world.ts';

export interface Person {
  id: string;
  name: string;
  username: string;
}
export interface Token {
  secret: string;
  kind: 'access' | 'refresh';
  personId: string;
  scopes: string[];
  /** Access and refresh tokens of one grant die together. */
  grantId: string;
  expiresAtMs: number | null;
}
export interface Code {
  secret: string;
  personId: string;
  redirectUri: string;
  challenge: string;
  scopes: string[];
  issuedAtMs: number;
  spent: boolean;
}
export interface Media {
  id: string;
  personId: string;
  mediaType: string;
  category: string;
  totalBytes: number;
  /** While chunks come in: what has come so far. */
  chunkSha256s: string[];
  receivedBytes: number;
  sha256: string | null;
  widthPixels: number;
  heightPixels: number;
  altText: string;
  expiresAtMs: number;
  processing: { readyAtMs: number; fails: boolean } | null;
}
export interface Post {
  id: string;
  personId: string;
  text: string;
  mediaIds: string[];
  madeAtMs: number;
  visibleAtMs: number;
  replyTo: string | null;
  quoteOf: string | null;
  replySettings: string;
}

export interface X {
  world: World;
  people: Collection<Person>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  media: Collection<Media>;
  posts: Collection<Post>;
  newId: () => string;
}

const SNOWFLAKE_EPOCH_MS = 1_288_834_974_657n;

export function openX(world: World): X {
  const { journal } = world;
  let last = 0n;
  return {
    world,
    people: journal.collection('x.people'),
    tokens: journal.collection<Token>('x.tokens', (token) => token.personId),
    codes: journal.collection('x.codes'),
    media: journal.collection('x.media'),
    posts: journal.collection<Post>('x.posts', (post) => post.personId),
    newId() {
      const fresh = (BigInt(Date.now()) - SNOWFLAKE_EPOCH_MS) << 22n;
      last = fresh > last ? fresh : last + 1n;
      return last.toString();
    },
  };
}

export const isVideo = ({ mediaType }: Media): boolean => mediaType.startsWith('video/');

export const mediaKeyOf = (media: Media): string =>
  `${isVideo(media) ? 7 : media.category === 'tweet_gif' ? 16 : 3}_${media.id}`;

export function shaOfMedia(state: X, mediaIds: string[]): string[] {
  return mediaIds.flatMap((id) => state.media.get(id)?.sha256 ?? []);
}
