// A copy of what is being written, kept in this browser so that a crash, a closed window or a lost network loses nothing.
import { Composition } from '@herald/contract/content.ts';
import { z } from 'zod';

const LocalCopy = z.object({ keptAt: z.number(), revision: z.number().nullable(), content: Composition });
export type LocalCopy = z.infer<typeof LocalCopy>;

/** The part of the browser's storage that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One copy per person and item; a new item has none of the ids yet. */
export function copyName(person: string, item: string | null): string {
  return `herald-compose:${person}:${item ?? 'new'}`;
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
export function readCopy(shelf: Shelf, name: string): LocalCopy | null {
  try {
    const kept = shelf.getItem(name);
    return kept === null ? null : (LocalCopy.safeParse(JSON.parse(kept)).data ?? null);
  } catch {
    return null;
  }
}

export function dropCopy(shelf: Shelf, name: string): void {
  try {
    shelf.removeItem(name);
  } catch {
    return;
  }
}
