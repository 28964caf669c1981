// Where a browser's copy belongs: which item of its page, what of it was offered before, and whether it may stand there itself.
import { itemOfLive, type LocalCopy } from './local-copy.ts';
import type { Identity } from './saved-forms.ts';

/** Makes an item of its own of a copy, and answers its slot. */
export type OpenApart = (copy: LocalCopy) => string;

/** Of several items of one page. */
export type CopyPlace = {
  /** What its copies are kept under where that is not its draft or package: the desk of what is live. */
  readonly item: string | null;
  /** The desk of a schedule: which accounts it goes to is known there, whatever the copy was written for. */
  readonly isOfSchedule: boolean;
  readonly slot: string;
  /** What was left of it has been offered before. */
  readonly isKnown: boolean;
  /** The slots of the others, whose copies are in use. */
  readonly others: readonly string[];
  readonly unsaved: readonly { readonly key: string; readonly identity: Identity }[];
  /** Null while nobody has written anything here: then the copy of a new page may stand here itself. */
  readonly openApart: OpenApart | null;
};

const alone: Omit<CopyPlace, 'slot'> = {
  item: null,
  isOfSchedule: false,
  isKnown: false,
  others: [],
  unsaved: [],
  openApart: null,
};

/**
 * Of what is live of this package: its words are those of the posts, and no edition of the package's. `slot` is a fresh key of each
 * desk that opens: a tab keeps its name, and what is offered there is not to be written over by what is typed since.
 */
export function placeOfLive(pkGUID: string, slot: string): CopyPlace {
  return { ...alone, slot, item: itemOfLive(pkGUID) };
}

/** `slot` likewise. */
export function placeOfSchedule(slot: string): CopyPlace {
  return { ...alone, slot, isOfSchedule: true };
}
