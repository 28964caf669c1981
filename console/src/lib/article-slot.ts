// The place where a text becomes an article: what its editor is given, and what it gives back.
import type { MediaItem } from '@herald/contract/content.ts';

export type ArticleFields = Pick<MediaItem, 'content' | 'dataContent'>;

export type ArticleSlot = {
  /** Of the editor, so that a check can lead to it. */
  readonly id: string;
  readonly text: ArticleFields;
  /** Those of the post: they may stand in the article. */
  readonly pictures: readonly MediaItem[];
  readonly isWrong: boolean;
  /** With the pictures that stand in it now. */
  readonly onChange: (fields: ArticleFields, pictures: readonly MediaItem[]) => void;
};
