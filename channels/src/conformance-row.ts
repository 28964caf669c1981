// What the conformance suite must know of a channel: where its stand-in lives, and every parameter its document names.
import type { ChannelId } from '@herald/contract/channel-ids.ts';

export type Row = {
  readonly channelId: ChannelId;
  /** The sandbox's word for the platform, and the beginning of its operations' names. */
  readonly platform: string;
  readonly app: { readonly id: string; readonly secret: string };
  bases(host: string): Readonly<Record<string, string>>;
  /** The right without which an account is no use; null where consent has no rights to tick. */
  readonly writeScope: string | null;
  /** Where consent takes PKCE: how the platform spells the digest of the verifier. */
  readonly pkce?: 'base64url' | 'hex';
  /** Whether the token before is dead once it was refreshed. */
  readonly refreshRotates: boolean;
  /** Where more than the refresh token is kept: how the channel keeps it. */
  keptRefresh?(made: {
    readonly refreshToken?: string | undefined;
    readonly deviceId?: string | undefined;
  }): string;
  /** Faults of the sandbox that this platform has no words for, or that its protocol does not know. */
  readonly without: readonly string[];
  /** Where the platform takes no picture's bytes, but an address it fetches them from. */
  readonly fetchesPictures?: true;
  /** Per operation the names a request may carry, in query or body (channels.md). */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
};
