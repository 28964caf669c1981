// The place of the article's editor that another feature fills: uploads of its pictures.
import type { MediaItem } from '@herald/contract/content.ts';
import type { ReactNode } from 'react';
import type { Unarrived } from '../../lib/unarrived.ts';

export type PictureUploads = {
  /** Pasted ones, to be uploaded at once. */
  readonly first: readonly File[];
  readonly onStored: (picture: MediaItem) => void;
  readonly onUnfinished: (left: Unarrived) => void;
};

export type ArticleSlots = { readonly renderUploads: (uploads: PictureUploads) => ReactNode };
