// What YouTube remembers: channels, tokens, codes, upload sessions and videos.
import { randomBytes } from 'node:crypto';
import type { Collection } from '../../journal.ts';
import type { JsonRecord } from '../../json.ts';
import type { World } from '../../world.ts';

export interface Channel {
  id: string;
  title: string;
  handle: string;
  /** Its phone number was never confirmed: it may set no thumbnails of its own. */
  isUnverified?: boolean;
}
export interface Token {
  secret: string;
  kind: 'access' | 'refresh';
  channelId: string;
  scopes: string[];
  expiresAtMs: number | null;
}
export interface Code {
  secret: string;
  channelId: string;
  redirectUri: string;
  challenge: string | null;
  scopes: string[];
  isOffline: boolean;
  issuedAtMs: number;
  spent: boolean;
}
/** What the owner says of a video. */
export interface Words {
  snippet: JsonRecord;
  status: JsonRecord;
  /** Where nothing was ever said of its recording, absent. */
  recordingDetails?: JsonRecord;
}
export interface Session extends Words {
  id: string;
  channelId: string;
  mimeType: string;
  totalBytes: number;
  pieceSha256s: string[];
  receivedBytes: number;
  expiresAtMs: number;
  videoId: string | null;
}
export interface Video extends Words {
  id: string;
  channelId: string;
  sha256: string;
  byteCount: number;
  coverSha256: string | null;
  madeAtMs: number;
  readyAtMs: number;
  /** What processing will end in. */
  fate: 'processed' | 'failed' | 'rejected';
}

export interface YouTube {
  world: World;
  channels: Collection<Channel>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  sessions: Collection<Session>;
  videos: Collection<Video>;
}

export function openYouTube(world: World): YouTube {
  const { journal } = world;
  return {
    world,
    channels: journal.collection('youtube.channels'),
    tokens: journal.collection<Token>('youtube.tokens', ({ channelId }) => channelId),
    codes: journal.collection('youtube.codes'),
    sessions: journal.collection('youtube.sessions'),
    videos: journal.collection<Video>('youtube.videos', ({ channelId }) => channelId),
  };
}

/** Eleven letters, as every video has. */
export const newVideoId = (): string => randomBytes(8).toString('base64url');
export const newChannelId = (): string => `UC${randomBytes(16).toString('base64url')}`;
export const newSessionId = (): string => randomBytes(48).toString('base64url');
export const uploadsOf = (channelId: string): string => channelId.replace(/^UC/, 'UU');

export function uploadStatusOf({ world }: YouTube, { readyAtMs, fate }: Video): 'uploaded' | Video['fate'] {
  return world.now() < readyAtMs ? 'uploaded' : fate;
}

/** Whole seconds, as the platform writes times. */
export const written = (atMs: number): string => new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z');
