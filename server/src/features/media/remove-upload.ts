// Remove what an upload left in the store: its chunks, the whole of them, and the film that was copied out of it. What became a file stays.
import type { Context } from '../../context.ts';
import { composeCopiedKey } from './compose-copied-key.ts';
import { listRecorded, type EndedUpload } from './store/ended-uploads.ts';

/** Nobody may be at it meanwhile. */
export async function removeUpload(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { key, cameInChunks }: EndedUpload,
): Promise<void> {
  const whole = [key, composeCopiedKey(key)];
  const recorded = await listRecorded(db, whole);
  if (cameInChunks) await files.parts.remove(key);
  for (const one of whole) if (!recorded.includes(one)) await files.remove(one);
}
