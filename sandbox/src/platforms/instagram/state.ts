// What Instagram remembers: people, their pages and what is bound to them, tokens, codes, containers and posts.
import { randomBytes } from 'node:crypto';
import type { Collection } from '../../journal.ts';
import type { World } from '../../world.ts';

export interface Person {
  id: string;
  name: string;
}
/** A Facebook page; most have a professional account bound to them. */
export interface Page {
  id: string;
  name: string;
  personId: string;
  tasks: string[];
  bound: { id: string; username: string } | null;
}
export interface Token {
  secret: string;
  kind: 'user' | 'page';
  /** A person's id, or that of the account bound to the page. */
  ownerId: string;
  personId: string;
  scopes: string[];
  issuedAtMs: number;
  /** null: no end, as page tokens born of a long-lived one. */
  expiresAtMs: number | null;
}
export interface Code {
  secret: string;
  personId: string;
  redirectUri: string;
  scopes: string[];
  issuedAtMs: number;
  spent: boolean;
}
export interface Container {
  id: string;
  accountId: string;
  kind: 'IMAGE' | 'CAROUSEL_ALBUM' | 'VIDEO';
  isItem: boolean;
  caption: string;
  altText: string;
  /** null while the bytes of a video have not come. */
  sha256: string | null;
  byteCount: number;
  childIds: string[];
  coverSha256: string | null;
  readyAtMs: number;
  expiresAtMs: number;
  /** Why it can never be published, in words for people. */
  error: string | null;
  mediaId: string | null;
}
export interface Media {
  id: string;
  accountId: string;
  containerId: string;
  shortcode: string;
  publishedAtMs: number;
  areCommentsClosed?: boolean;
}

export interface Instagram {
  world: World;
  people: Collection<Person>;
  pages: Collection<Page>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  containers: Collection<Container>;
  media: Collection<Media>;
}

export function openInstagram(world: World): Instagram {
  const { journal } = world;
  return {
    world,
    people: journal.collection('instagram.people'),
    pages: journal.collection<Page>('instagram.pages', ({ personId }) => personId),
    tokens: journal.collection<Token>('instagram.tokens', ({ ownerId }) => ownerId),
    codes: journal.collection('instagram.codes'),
    containers: journal.collection('instagram.containers'),
    media: journal.collection<Media>('instagram.media', ({ accountId }) => accountId),
  };
}

export function newId(): string {
  const drawn = randomBytes(6).readUIntBE(0, 6) % 1_000_000_000_000;
  return `17841${String(drawn).padStart(12, '0')}`;
}
export const newShortcode = (): string => randomBytes(8).toString('base64url');

export function pageOf(state: Instagram, accountId: string): Page | undefined {
  return [...state.pages.values()].find(({ bound }) => bound?.id === accountId);
}

export type Status = 'EXPIRED' | 'ERROR' | 'FINISHED' | 'IN_PROGRESS' | 'PUBLISHED';

export function statusOf({ world }: Instagram, container: Container): Status {
  if (container.mediaId !== null) return 'PUBLISHED';
  if (container.expiresAtMs <= world.now()) return 'EXPIRED';
  if (container.error !== null) return 'ERROR';
  const isWhole = container.kind === 'CAROUSEL_ALBUM' || container.sha256 !== null;
  return isWhole && container.readyAtMs <= world.now() ? 'FINISHED' : 'IN_PROGRESS';
}

/** The pictures of a container, or its video, in their order. */
export function piecesOf(state: Instagram, container: Container): Container[] {
  const children = container.childIds.flatMap((id) => state.containers.get(id) ?? []);
  return container.kind === 'CAROUSEL_ALBUM' ? children : [container];
}
