// Purge pictures that were only asked for, a week later; those of publications stay with them.
import type { Context } from '../../context.ts';
import { removeOldAsked } from './store.ts';

const weekMs = 7 * 24 * 3_600_000;

export async function purgePictures({ db, files }: Context): Promise<void> {
  for (const key of await removeOldAsked(db, weekMs)) await files.remove(key);
}
