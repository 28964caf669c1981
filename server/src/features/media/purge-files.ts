// Purge the files whose material was deleted a month ago and which no draft, package or publication names.
import { materialKeptMs } from '@herald/contract/materials.ts';
import { smallWidths } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import { composeSmallKey } from './compose-small-key.ts';
import { composeStillKey } from './compose-still-key.ts';
import { giveUpFile, listForsaken, listGivenUp, saveBytesGone } from './store/given-up.ts';

/** The rest waits for the next turn. */
const atOnce = 200;

export async function purgeFiles({ db, files }: Context): Promise<void> {
  for (const key of await listForsaken(db, materialKeptMs, atOnce))
    await db.transaction().execute((tx) => giveUpFile(tx, key, materialKeptMs));
  for (const key of await listGivenUp(db, atOnce)) {
    const still = composeStillKey(key);
    const small = [key, still].flatMap((of) => smallWidths.map((width) => composeSmallKey(of, width)));
    for (const one of [key, still, ...small]) await files.remove(one);
    await saveBytesGone(db, key);
  }
}
