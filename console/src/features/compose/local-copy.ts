// A copy of what is being written, kept in this browser so that a crash, a closed window or a lost network loses nothing.
import { Composition } from '@herald/contract/content.ts';
import { z } from 'zod';
import { lostKept } from './save-rooms.ts';
import type { Identity } from './saved-forms.ts';

const LocalCopy = z.object({
  keptAt: z.number(),
  /** The draft's, on which it was written. */
  revision: z.number().nullable(),
  /** The package's; null where there was none, absent in what older versions of this program kept. */
  packageRevision: z.number().nullable().optional(),
  /** Saves of it that were not answered when it was kept, by which the server knows the draft they may have made. */
  lost: z.array(z.string()).max(lostKept).optional(),
  /** What it was written in was not there any more: it is offered where something new is begun, too. */
  isGone: z.boolean().optional(),
  content: Composition,
});
export type LocalCopy = z.infer<typeof LocalCopy>;
/** `item` is the id of its draft or package, or names what is live. */
export type FoundCopy = LocalCopy & { readonly name: string; readonly item: string; readonly tab: string };

/** The part of the browser's storage that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What is written: whose, and which item; a new item has no id yet. */
export type Written = { readonly person: string; readonly item: string | null };

const fresh = 'new';
const live = 'live-';

/** What is written over live posts is a copy of nothing else, not even of their package. */
export function itemOfLive(pkGUID: string): string {
  return `${live}${pkGUID}`;
}

/** The package whose posts it was written over; null for a copy of anything else. */
export function liveOf(item: string): string | null {
  return item.startsWith(live) ? item.slice(live.length) : null;
}

/** Every package begins with it. */
const firstRevision = 1;

/** Where its words stand in the place of what is on the desk: what somebody has saved since is asked about, not overwritten. */
export function writtenOn(copy: LocalCopy, identity: Identity): Identity {
  const { draftId, pkGUID } = identity;
  return {
    ...identity,
    revision: draftId === null ? null : (copy.revision ?? identity.revision),
    // Where it is not known nobody can say that it is the newest, whenever the copy was kept: the first one is
    // refused as soon as anybody has saved another, and is the right one until then.
    packageRevision: pkGUID === null ? null : (copy.packageRevision ?? firstRevision),
  };
}

function beginning({ person, item }: Written): string {
  return `${beginningOf(person)}${item ?? fresh}:`;
}

function beginningOf(person: string): string {
  return `herald-compose:${person}:`;
}

/** One copy per person, item and tab: two tabs neither overwrite nor delete each other's. `slot` tells apart several new items of one tab. */
export function copyName(written: Written, tab: string, slot = ''): string {
  return `${beginning(written)}${tab}${slot === '' ? '' : `/${slot}`}`;
}

/** Full or forbidden storage must not stop anybody from writing: false says that nothing was kept. */
export function keepCopy(shelf: Shelf, name: string, copy: LocalCopy): boolean {
  try {
    shelf.setItem(name, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** A copy that cannot be read is no copy. */
function readCopy(shelf: Shelf, name: string): LocalCopy | null {
  const kept = shelf.getItem(name);
  return kept === null ? null : (LocalCopy.safeParse(JSON.parse(kept)).data ?? null);
}

/** What is kept of one item, the newest first, except by tabs that still have it open. Where it is new: of deleted ones too. */
export function findCopies(shelf: Shelf, { person, item }: Written, open: ReadonlySet<string>): FoundCopy[] {
  const wanted = item ?? fresh;
  const found = copiesIn(shelf, person, open, (of) => item === null || of === wanted);
  return found.filter((copy) => copy.item === wanted || copy.isGone === true);
}

/** Of what was saved and, as far as is known, was not deleted. */
export function findSaved(shelf: Shelf, person: string, open: ReadonlySet<string>): FoundCopy[] {
  return copiesIn(shelf, person, open, (of) => of !== fresh).filter(({ isGone }) => isGone !== true);
}

function copiesIn(
  shelf: Shelf,
  person: string,
  open: ReadonlySet<string>,
  isWanted: (item: string) => boolean,
): FoundCopy[] {
  const start = beginningOf(person);
  const found = namesIn(shelf).flatMap((name): FoundCopy[] => {
    const [item = '', place = ''] = name.slice(start.length).split(':');
    const [tab = ''] = place.split('/');
    if (!name.startsWith(start) || open.has(tab) || !isWanted(item)) return [];
    try {
      const copy = readCopy(shelf, name);
      return copy ? [{ ...copy, name, item, tab }] : [];
    } catch {
      return [];
    }
  });
  return found.toSorted((a, b) => b.keptAt - a.keptAt);
}

function namesIn(shelf: Shelf): string[] {
  try {
    return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  } catch {
    return [];
  }
}

export function dropCopy(shelf: Shelf, name: string): void {
  try {
    shelf.removeItem(name);
  } catch {
    return;
  }
}

export function hasCopy(shelf: Shelf, name: string): boolean {
  try {
    return shelf.getItem(name) !== null;
  } catch {
    return false;
  }
}
