// The places of the detail screen that other features fill: choosing accounts, the previews, and the versions of a package.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { CatalogueEntry, ChannelRules } from '@herald/contract/channels.ts';
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
  readonly rules: readonly ChannelRules[];
  readonly accounts: readonly ChannelBinding[];
};

export type VersionSlot = { readonly id: string; readonly mayRestore: boolean };

export type DetailSlots = {
  readonly renderVersions: (slot: VersionSlot) => ReactNode;
  readonly renderAccounts: (slot: AccountSlot) => ReactNode;
  readonly renderPreviews: (slot: PreviewSlot) => ReactNode;
};
