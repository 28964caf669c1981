// What LinkedIn remembers: members, organisations and who works on them, tokens, codes, assets and posts.
import { randomBytes } from 'node:crypto';
import type { Collection } from '../../journal.ts';
import type { World } from '../../world.ts';

export interface Member {
  id: string;
  name: string;
}
export interface Organisation {
  id: string;
  name: string;
  vanityName: string;
  /** Roles by member. */
  roles: Record<string, string>;
}
export interface Token {
  secret: string;
  kind: 'access' | 'refresh';
  memberId: string;
  scopes: string[];
  expiresAtMs: number;
}
export interface Code {
  secret: string;
  memberId: string;
  redirectUri: string;
  scopes: string[];
  issuedAtMs: number;
  spent: boolean;
}
export interface Part {
  firstByte: number;
  lastByte: number;
  sha256: string | null;
  etag: string | null;
}
/** An image or a video: a place first, then bytes, then something that LinkedIn works on. */
export interface Asset {
  urn: string;
  /** Stands in the addresses that were handed out. */
  secret: string;
  owner: string;
  parts: Part[];
  uploadToken: string;
  cover: 'none' | 'awaited' | { sha256: string };
  placeEndsAtMs: number;
  /** Null until everything was uploaded. */
  sha256: string | null;
  readyAtMs: number;
  isBroken: boolean;
}
export interface Medium {
  urn: string;
  title: string;
  altText: string;
}
export interface Article {
  source: string;
  title: string;
  description: string;
  thumbnail: string | null;
}
export interface Post {
  urn: string;
  author: string;
  /** Little text as LinkedIn keeps it, and what a reader sees. */
  commentary: string;
  text: string;
  /** As it came, given back as it is. */
  content: string | null;
  media: Medium[];
  article: Article | null;
  visibility: string;
  feedDistribution: string;
  isReshareDisabledByAuthor: boolean;
  madeAtMs: number;
  changedAtMs: number;
  visibleAtMs: number;
}

export interface LinkedIn {
  world: World;
  members: Collection<Member>;
  organisations: Collection<Organisation>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  assets: Collection<Asset>;
  posts: Collection<Post>;
  newNumber: () => string;
}

export function openLinkedIn(world: World): LinkedIn {
  const { journal } = world;
  let last = 7_000_000_000_000_000_000n;
  return {
    world,
    members: journal.collection('linkedin.members'),
    organisations: journal.collection('linkedin.organisations'),
    tokens: journal.collection<Token>('linkedin.tokens', (token) => token.memberId),
    codes: journal.collection('linkedin.codes'),
    assets: journal.collection('linkedin.assets'),
    posts: journal.collection<Post>('linkedin.posts', (post) => post.author),
    newNumber() {
      const fresh = BigInt(Date.now()) << 22n;
      last = fresh > last ? fresh : last + 1n;
      return last.toString();
    },
  };
}

export const newAssetId = (): string => `D4D10AQ${randomBytes(9).toString('hex')}`;
export const memberUrn = (id: string): string => `urn:li:person:${id}`;
export const organisationUrn = (id: string): string => `urn:li:organization:${id}`;

export function idIn(urn: string): string {
  return urn.replace(/^.*:/, '');
}

export function isOrganisation(urn: string): boolean {
  return urn.startsWith('urn:li:organization:');
}

export function nameOf(state: LinkedIn, urn: string): string | undefined {
  const kept = isOrganisation(urn) ? state.organisations : state.members;
  return kept.get(idIn(urn))?.name;
}

/** Everyone whose token may speak for this account. */
export function speakersOf(state: LinkedIn, urn: string): string[] {
  return isOrganisation(urn) ? Object.keys(state.organisations.get(idIn(urn))?.roles ?? {}) : [idIn(urn)];
}

/** Covers are no media of the post. */
export function shaOfMedia(state: LinkedIn, media: Medium[]): string[] {
  return media.flatMap(({ urn }) => state.assets.get(urn)?.sha256 ?? []);
}
