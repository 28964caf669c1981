// What WeChat remembers: official accounts, their tokens, pictures and covers, drafts, and what was published of them.
import { randomBytes } from 'node:crypto';
import type { Collection } from '../../journal.ts';
import type { World } from '../../world.ts';

export interface Account {
  appId: string;
  secret: string;
  name: string;
  /** Personal and unverified accounts have lost the right. */
  mayPublish: boolean;
}
export interface Token {
  secret: string;
  appId: string;
  expiresAtMs: number;
}
/** A picture of a text, known by its address, or a permanent one, known by its media_id. */
export interface Picture {
  id: string;
  appId: string;
  sha256: string;
}
export interface Article {
  title: string;
  author: string;
  digest: string;
  content: string;
  sourceUrl: string;
  thumbMediaId: string;
  opensComments: boolean;
  fansOnly: boolean;
}
export interface Draft {
  mediaId: string;
  appId: string;
  articles: Article[];
  madeAtMs: number;
}
export interface Publication {
  publishId: string;
  articleId: string;
  appId: string;
  articles: Article[];
  submittedAtMs: number;
  requestFirstByteAtMs: number;
  readyAtMs: number;
  isRefused: boolean;
  /** Positions from 1 on. */
  deleted: number[];
  clientTag?: string;
}

export interface WeChat {
  world: World;
  accounts: Collection<Account>;
  tokens: Collection<Token>;
  /** Of the texts, by account and address. */
  pictures: Collection<Picture>;
  materials: Collection<Picture>;
  drafts: Collection<Draft>;
  publications: Collection<Publication>;
}

export function openWeChat(world: World): WeChat {
  const { journal } = world;
  return {
    world,
    accounts: journal.collection('wechat.accounts'),
    tokens: journal.collection<Token>('wechat.tokens', ({ appId }) => appId),
    pictures: journal.collection('wechat.pictures'),
    materials: journal.collection('wechat.materials'),
    drafts: journal.collection('wechat.drafts'),
    publications: journal.collection<Publication>('wechat.publications', ({ appId }) => appId),
  };
}

export const newMediaId = (): string => randomBytes(32).toString('base64url');
export const newArticleId = (): string => randomBytes(24).toString('base64url');

/** A whole number on the wire, whatever the document says. */
export function newPublishId({ publications }: Pick<WeChat, 'publications'>): string {
  const drawn = String(2_247_000_000 + randomBytes(4).readUInt32BE(0));
  return publications.get(drawn) ? newPublishId({ publications }) : drawn;
}

export type Status = 'live' | 'running' | 'refused' | 'deleted';

export function statusOf(
  { world }: Pick<WeChat, 'world'>,
  { articles, ...publication }: Publication,
): Status {
  if (world.now() < publication.readyAtMs) return 'running';
  if (publication.isRefused) return 'refused';
  return publication.deleted.length === articles.length ? 'deleted' : 'live';
}
