// The places of the detail screen that other features fill: choosing accounts, the previews, who else is here, and the versions and notes of a package.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { CatalogueEntry, ChannelRules } from '@herald/contract/channels.ts';
import type { OpenSubject } from '@herald/contract/endpoints/presence.ts';
import type { Post } from '@herald/contract/post.ts';
import type { ReactNode } from 'react';

export type AccountSlot = {
  readonly accounts: readonly ChannelBinding[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly chosen: readonly string[];
  readonly category: string;
  readonly onChange: (ids: readonly string[]) => void;
};

export type PreviewSlot = {
  readonly post: Post;
  /** Of the channels that have words of their own. */
  readonly own: ReadonlyMap<ChannelId, Post>;
  readonly rules: readonly ChannelRules[];
  readonly accounts: readonly ChannelBinding[];
};

export type VersionSlot = { readonly id: string; readonly mayRestore: boolean };

export type DetailSlots = {
  /** Who else has it open. */
  readonly renderPresence: (slot: OpenSubject) => ReactNode;
  readonly renderNotes: (slot: { readonly id: string }) => ReactNode;
  readonly renderVersions: (slot: VersionSlot) => ReactNode;
  readonly renderAccounts: (slot: AccountSlot) => ReactNode;
  readonly renderPreviews: (slot: PreviewSlot) => ReactNode;
};
