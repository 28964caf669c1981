// Remove what an upload left in the store: its chunks, the whole of them, and the films that were copied out of it. What became a file stays.
import type { Context } from '../../context.ts';
import { composeCopiedKey } from './compose-copied-key.ts';
import { listRecorded, type EndedUpload } from './store/ended-uploads.ts';

/** More never hold one upload at once, and be it thought dead one after the other. */
const missingAtMost = 4;

/** Nobody may be at it meanwhile. */
export async function removeUpload(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { key, cameInChunks }: EndedUpload,
): Promise<void> {
  const isFile = async (one: string) => (await listRecorded(db, [one])).length > 0;
  if (cameInChunks) await files.parts.remove(key);
  if (!(await isFile(key))) await files.remove(key);
  // Each attempt took the first key that was free, and who lost the upload may have taken his away since.
  for (let attempt = 1, missing = 0; missing < missingAtMost; attempt += 1) {
    const copied = composeCopiedKey(key, attempt);
    if (await isFile(copied)) continue;
    if ((await files.size(copied)) === null) missing += 1;
    else await files.remove(copied);
  }
}
