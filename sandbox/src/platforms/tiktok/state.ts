// What TikTok remembers: creators, tokens, codes, and what was opened, sent and published by way of the inbox.
import { randomBytes } from 'node:crypto';
import type { Collection } from '../../journal.ts';
import type { World } from '../../world.ts';

export interface Creator {
  openId: string;
  displayName: string;
  username: string;
}
export interface Token {
  secret: string;
  kind: 'access' | 'refresh';
  openId: string;
  scopes: string[];
  expiresAtMs: number | null;
}
export interface Code {
  secret: string;
  openId: string;
  redirectUri: string;
  scopes: string[];
  challenge: string;
  issuedAtMs: number;
  spent: boolean;
}
/** What the file became once its last byte was there. Its id is drawn then, and shown once the creator has published it. */
export interface Video {
  id: string;
  sha256: string;
  byteCount: number;
  requestFirstByteAtMs: number;
  arrivedAtMs: number;
  readyAtMs: number;
  failReason: string | null;
  publishedAtMs: number | null;
  /** Nobody else finds it, and nothing names its id. */
  isForFriends?: boolean;
  clientTag?: string;
  /** Of pictures: all of them, and the words that came along. */
  photos?: { sha256s: string[]; description: string };
}
export interface Share {
  publishId: string;
  uploadId: string;
  uploadToken: string;
  openId: string;
  openedAtMs: number;
  addressExpiresAtMs: number;
  totalBytes: number;
  chunkBytes: number;
  chunkCount: number;
  pieceSha256s: string[];
  receivedBytes: number;
  video: Video | null;
  /** Pictures, which are fetched instead of sent. */
  isPulled?: boolean;
}

export interface TikTok {
  world: World;
  creators: Collection<Creator>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  shares: Collection<Share>;
}

export function openTikTok(world: World): TikTok {
  const { journal } = world;
  return {
    world,
    creators: journal.collection('tiktok.creators'),
    tokens: journal.collection<Token>('tiktok.tokens', ({ openId }) => openId),
    codes: journal.collection('tiktok.codes'),
    shares: journal.collection<Share>('tiktok.shares', ({ openId }) => openId),
  };
}

export const newPublishId = (): string => `v_inbox_file~v2.${newVideoId()}`;
export const newPullId = (): string => `p_inbox_url~v2.${newVideoId()}`;
export const newUploadToken = (): string => randomBytes(24).toString('hex');
export const newOpenId = (): string => `-000${randomBytes(16).toString('hex')}`;

/** Nineteen digits, more than a number of JavaScript holds exactly. */
export function newVideoId(): string {
  const drawn = randomBytes(6).readUIntBE(0, 6) % 1_000_000_000_000;
  return `7412345${String(drawn).padStart(12, '0')}`;
}

export type Status =
  | 'PROCESSING_UPLOAD'
  | 'PROCESSING_DOWNLOAD'
  | 'SEND_TO_USER_INBOX'
  | 'PUBLISH_COMPLETE'
  | 'FAILED';

export function statusOf({ world }: TikTok, { video, isPulled }: Share): Status {
  if (!video || world.now() < video.readyAtMs) return isPulled ? 'PROCESSING_DOWNLOAD' : 'PROCESSING_UPLOAD';
  if (video.failReason !== null) return 'FAILED';
  return video.publishedAtMs === null ? 'SEND_TO_USER_INBOX' : 'PUBLISH_COMPLETE';
}

/** Its id is told and its page found by whoever asks. */
export function isPublic(state: TikTok, share: Share): boolean {
  return statusOf(state, share) === 'PUBLISH_COMPLETE' && share.video?.isForFriends !== true;
}
