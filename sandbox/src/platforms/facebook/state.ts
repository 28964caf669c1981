// What Facebook remembers: people, pages, tokens, codes, photos, videos and posts.
import type { Collection } from '../../journal.ts';
import type { JsonRecord } from '../../json.ts';
import type { World } from '../../world.ts';

/** As much of a video as Facebook asks for at once. */
export const PIECE_BYTES = 1_024 * 1_024;

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
export interface Video {
  id: string;
  pageId: string;
  /** The upload's own number, known until it is finished. */
  sessionId: string;
  totalBytes: number;
  receivedBytes: number;
  chunkSha256s: string[];
  /** null until the upload is finished. */
  sha256: string | null;
  title: string;
  description: string;
  thumbSha256: string | null;
  createdAtMs: number;
  /** When the upload must be finished. */
  sessionEndsAtMs: number;
  readyAtMs: number;
  isBroken: boolean;
  /** As of a post: targeting, feeling and the like. */
  extras: JsonRecord;
  isPublished: boolean;
  postId: string | null;
}
export interface Post {
  id: string;
  pageId: string;
  message: string;
  link: string | null;
  photoIds: string[];
  videoId: string | null;
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
  videos: Collection<Video>;
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
    videos: journal.collection<Video>('facebook.videos', (video) => video.pageId),
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

export type VideoStatus = 'uploading' | 'expired' | 'processing' | 'error' | 'ready';

export function statusOf(
  { sha256, sessionEndsAtMs, readyAtMs, isBroken }: Video,
  nowMs: number,
): VideoStatus {
  if (sha256 === null) return sessionEndsAtMs <= nowMs ? 'expired' : 'uploading';
  if (readyAtMs > nowMs) return 'processing';
  return isBroken ? 'error' : 'ready';
}

/** Where the next piece of an upload begins and ends; both are the file's end when all have come. */
export function nextPieceOf({ receivedBytes, totalBytes }: Video): { from: number; to: number } {
  return { from: receivedBytes, to: Math.min(receivedBytes + PIECE_BYTES, totalBytes) };
}

export function shaOfMedia(
  state: Facebook,
  { photoIds, videoId }: Pick<Post, 'photoIds' | 'videoId'>,
): string[] {
  const video = state.videos.get(videoId ?? '')?.sha256 ?? [];
  return photoIds.flatMap((id) => state.photos.get(id)?.sha256 ?? []).concat(video);
}
