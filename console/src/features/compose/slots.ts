// The places of the composer that other features fill: pictures, video and cover with their uploads, the materials, the list of items, the previews, the answers to what is unknown, and who else is here.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { OpenSubject } from '@herald/contract/endpoints/presence.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import type { ReactNode } from 'react';
import type { ArticleSlot } from '../../lib/article-slot.ts';
import type { ItemsSlot } from '../../lib/items-slot.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export type PreviewSlot = {
  readonly post: Post;
  /** Of the channels that have words of their own. */
  readonly own?: ReadonlyMap<ChannelId, Post>;
  readonly rules: readonly ChannelRules[];
  readonly accounts: readonly ChannelBinding[];
  readonly problemCounts: ReadonlyMap<ChannelId, number>;
  /** Where several go out as one message: all of them in their order, and which of them `post` is. */
  readonly articles?: Articles;
};

export type Articles = {
  readonly posts: readonly Post[];
  readonly at: number;
  readonly onOpen: (at: number) => void;
};

export type PictureSlot = {
  readonly id: string;
  readonly pictures: readonly MediaItem[];
  readonly rules: readonly ChannelRules[];
  readonly onStored: (picture: MediaItem) => void;
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onChange: (index: number, picture: MediaItem) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onUnfinished: (left: Unarrived) => void;
  /** Which of the blocks of pictures this is; the first knows the others. */
  readonly block: { readonly key: string; readonly others: readonly string[] | null };
  readonly takesPasted: boolean;
};

export type VideoSlot = Omit<PictureSlot, 'pictures' | 'onMove' | 'onChange' | 'block' | 'takesPasted'> & {
  readonly videos: readonly MediaItem[];
  readonly onReplace: (url: string, video: MediaItem) => void;
  /** How many are looked at or converted now. */
  readonly onConverting: (count: number) => void;
  readonly cover: string;
  /** Addresses of those that came from the materials: as new here as an upload. */
  readonly picked: ReadonlySet<string>;
};

export type CoverSlot = Pick<PictureSlot, 'id' | 'rules' | 'onUnfinished'> & {
  readonly cover: string;
  readonly video: MediaItem | null;
  /** As the channels see it. */
  readonly composed: Post;
  /** Of the cover. */
  readonly problems: readonly Problem[];
  readonly onChange: (url: string) => void;
};

/** For the sounds of a body the choice begins with these. `onAdd` answers false where the post does not take it. */
export type MaterialSlot = {
  readonly for: 'body' | 'audio' | 'cover';
  readonly onAdd: (item: MediaItem) => boolean;
};

export type FileSlots = {
  readonly renderPictures: (slot: PictureSlot) => ReactNode;
  readonly renderVideo: (slot: VideoSlot) => ReactNode;
  readonly renderCover: (slot: CoverSlot) => ReactNode;
  readonly renderMaterials: (slot: MaterialSlot) => ReactNode;
  readonly renderArticle: (slot: ArticleSlot & Pick<PictureSlot, 'rules'>) => ReactNode;
};

/** Of uploads and films whose blocks are not shown: what they come to is told, and nothing is drawn. */
export type AwaySlot = Pick<VideoSlot, 'videos' | 'rules' | 'onReplace' | 'onConverting'> & {
  readonly onUnfinished: (field: 'images' | 'video' | 'cover', left: Unarrived) => void;
};

/** A film whose block is not shown. */
export type FilmSlot = { readonly video: MediaItem; readonly rules: readonly ChannelRules[] };

export type Slots = FileSlots & {
  readonly renderFilm: (slot: FilmSlot) => ReactNode;
  readonly renderAway: (slot: AwaySlot) => ReactNode;
  readonly renderPreviews: (slot: PreviewSlot) => ReactNode;
  readonly renderItems: (slot: ItemsSlot) => ReactNode;
  /** What a person may answer where nobody knows whether a publication is live. */
  readonly renderAnswers: (publicationId: string) => ReactNode;
  /** Who else has it open. */
  readonly renderPresence: (subject: OpenSubject) => ReactNode;
};
