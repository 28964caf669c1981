// The places of an article's form that other features fill: the editor of its text, and the upload of its picture.
import type { ReactNode } from 'react';
import type { ArticleFields, ArticleSlot } from '../../lib/article-slot.ts';

export type EditorSlot = Pick<ArticleSlot, 'id' | 'text' | 'isWrong'> & {
  readonly onChange: (fields: ArticleFields) => void;
};

export type PictureSlot = {
  /** Of its button. */
  readonly id: string;
  /** Its address; empty for none. */
  readonly picture: string;
  readonly onChange: (address: string) => void;
};

export type ArticleFormSlots = {
  readonly renderEditor: (slot: EditorSlot) => ReactNode;
  readonly renderPicture: (slot: PictureSlot) => ReactNode;
};
