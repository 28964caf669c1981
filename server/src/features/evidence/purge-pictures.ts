// Purge pictures that were only asked for, a week later; those of publications stay with them.
import type { Context } from '../../context.ts';
import { releaseFiles } from '../media/release-files.ts';
import { removeOldAsked } from './store.ts';

const weekMs = 7 * 24 * 3_600_000;

export async function purgePictures(context: Context): Promise<void> {
  const removeBytes = await context.db
    .transaction()
    .execute(async (tx) => releaseFiles(context, tx, await removeOldAsked(tx, weekMs)));
  await removeBytes();
}
