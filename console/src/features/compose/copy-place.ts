// Where a browser's copy belongs: which item of its page, what of it was offered before, and whether it may stand there itself.
import type { LocalCopy } from './local-copy.ts';
import type { Identity } from './saved-forms.ts';

/** Makes an item of its own of a copy, and answers its slot. */
export type OpenApart = (copy: LocalCopy) => string;

/** Of several items of one page. */
export type CopyPlace = {
  readonly slot: string;
  /** What was left of it has been offered before. */
  readonly isKnown: boolean;
  /** The slots of the others, whose copies are in use. */
  readonly others: readonly string[];
  readonly unsaved: readonly { readonly key: string; readonly identity: Identity }[];
  /** Null while nobody has written anything here: then the copy of a new page may stand here itself. */
  readonly openApart: OpenApart | null;
};
