// The two places of the composer that other features fill: pictures with their uploads, and the previews.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId, ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import type { ReactNode } from 'react';

export type PreviewSlot = {
  readonly post: Post;
  readonly rules: readonly ChannelRules[];
  readonly accounts: readonly ChannelBinding[];
  readonly problemCounts: ReadonlyMap<ChannelId, number>;
};

export type PictureSlot = {
  readonly id: string;
  readonly pictures: readonly MediaItem[];
  readonly rules: readonly ChannelRules[];
  readonly onStored: (picture: MediaItem) => void;
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onUnfinished: (count: number) => void;
};

export type Slots = {
  readonly renderPreviews: (slot: PreviewSlot) => ReactNode;
  readonly renderPictures: (slot: PictureSlot) => ReactNode;
};
