// What Facebook remembers: people, pages, tokens, codes, photos and posts.
import type { Collection } from '../../journal.ts';
import type { JsonRecord } from '../../json.ts';
import type { World } from '../../world.ts';

export interface Person {
  id: string;
  name: string;
}
export interface Page {
  id: string;
  name: string;
  category: string;
  personId: string;
  tasks: string[];
}
export interface Token {
  secret: string;
  kind: 'user' | 'page';
  ownerId: string;
  personId: string;
  scopes: string[];
  declined: string[];
  issuedAtMs: number;
  /** null: no expiry date, as page tokens born of a long-lived user token. */
  expiresAtMs: number | null;
}
export interface Code {
  secret: string;
  personId: string;
  clientId: string;
  redirectUri: string;
  scopes: string[];
  declined: string[];
  issuedAtMs: number;
  spent: boolean;
}
export interface Photo {
  id: string;
  pageId: string;
  sha256: string;
  contentType: string;
  widthPixels: number;
  heightPixels: number;
  caption: string;
  altText: string;
  createdAtMs: number;
  expiresAtMs: number | null;
  postId: string | null;
}
export interface Post {
  id: string;
  pageId: string;
  message: string;
  link: string | null;
  photoIds: string[];
  /** The optional fields as they were accepted: targeting, place, backdated_time and the like. */
  extras: JsonRecord;
  isPublished: boolean;
  isHidden: boolean;
  scheduledAtMs: number | null;
  createdAtMs: number;
  updatedAtMs: number;
  visibleAtMs: number;
}

export interface Facebook {
  world: World;
  people: Collection<Person>;
  pages: Collection<Page>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  photos: Collection<Photo>;
  posts: Collection<Post>;
  newId: () => string;
}

export function openFacebook(world: World): Facebook {
  const { journal } = world;
  let last = 0;
  return {
    world,
    people: journal.collection('facebook.people'),
    pages: journal.collection<Page>('facebook.pages', (page) => page.personId),
    tokens: journal.collection<Token>('facebook.tokens', (token) => token.ownerId),
    codes: journal.collection('facebook.codes'),
    photos: journal.collection<Photo>('facebook.photos', (photo) => photo.pageId),
    posts: journal.collection<Post>('facebook.posts', (post) => post.pageId),
    newId() {
      last = Math.max(last + 1, Date.now() * 1_000);
      return `1${String(last).padStart(17, '0')}`;
    },
  };
}

/** A scheduled post goes out by itself when its time has come. */
export function isOut(post: Post, nowMs: number): boolean {
  const published = post.isPublished || (post.scheduledAtMs !== null && post.scheduledAtMs <= nowMs);
  return published && post.visibleAtMs <= nowMs;
}

export function shaOfPhotos(state: Facebook, photoIds: string[]): string[] {
  return photoIds.flatMap((id) => state.photos.get(id)?.sha256 ?? []);
}
