// How saving stands with each open item: one save of it at a time, and those whose answers never came.
import type { Composition } from '@herald/contract/content.ts';
import type { saveDraft, savePackage } from './api.ts';
import { freshKey } from './fresh-key.ts';
import type { Identity, SaveWish } from './saved-forms.ts';

/** Who meant it: somebody pressed a button, or typing came to rest. */
export type SavedBy = 'person' | 'rest';

export type SaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'working'; readonly by: SavedBy }
  /** `at` in epoch milliseconds by the server's clock. */
  | { readonly kind: 'saved'; readonly at: number; readonly by: SavedBy }
  /** No answer came; it is tried again by itself. */
  | { readonly kind: 'unreached' }
  /** What it was saved in was deleted meanwhile; nothing goes by itself until somebody has saved it, there or as new. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' | 'taken'; readonly sentence: string };

/** A save that stops what follows by itself: for good, or until something else is written. */
type Stop = { readonly content: Composition; readonly isLasting: boolean };
type Going = { readonly by: SavedBy; readonly done: Promise<Identity | null> };

/** What is known of one item beside its content; changed in place, for nothing of it is shown. */
export type Known = {
  going: Going | null;
  /** What the last save made of it, since somebody last began to listen for that. */
  saved: Identity | null;
  stop: Stop | null;
  /** The saves without an answer, those on their way too: the browser may die before it comes. */
  lost: readonly string[];
  /** Its draft was deleted, and it is being saved as another, whose package may be gone too. */
  isAnew: boolean;
  lastSave: typeof saveDraft | typeof savePackage;
  /** The schedule it was saved for, which taking over does not withdraw either. */
  lastWish: Pick<SaveWish, 'replaces'>;
};

export type SaveRoom = {
  readonly state: SaveState;
  readonly setState: (state: SaveState) => void;
  readonly known: Known;
  readonly note: (change: Partial<Known>) => void;
  readonly goingBy: () => SavedBy | null;
  /** Waits for the save that is on its way: what the item is since, or null where nothing was or it failed. */
  readonly settled: () => Promise<Identity | null>;
  readonly enter: (by: SavedBy, save: () => Promise<Identity | null>) => Promise<Identity | null>;
};

export type SaveRooms = { readonly of: (key: string) => SaveRoom };

/** As many as the contract takes. */
export const lostKept = 20;
type SaveName = { readonly saveKey: string; readonly lostKeys?: string[] };

/** What the server knows a save of a draft by, and those before it that may have been made (content.ts). */
export function namedSave({ lost }: Known): SaveName {
  return { saveKey: freshKey(), ...(lost.length === 0 ? {} : { lostKeys: [...lost] }) };
}

/** Until it is answered nobody knows whether it was made. */
export function noteSent(known: Known, { saveKey }: SaveName): void {
  known.lost = [...known.lost, saveKey].slice(-lostKept);
}

/** It was refused. */
export function noteUnsaved(known: Known, { saveKey }: SaveName): void {
  known.lost = known.lost.filter((one) => one !== saveKey);
}
