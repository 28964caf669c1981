// Reset an upload of which no file could be made: nothing of it is kept, and while it lives it may be sent again, from the start.
import type { Context } from '../../context.ts';
import type { Holding } from './hold-upload.ts';
import { removeUpload } from './remove-upload.ts';
import { beatHold, reopenUpload } from './store/held-uploads.ts';
import { uploadTimes } from './store/upload-counts.ts';

/** False where somebody else has it by now: then, and where it became a file, it is left as it is. */
export async function resetUpload(
  context: Context,
  holding: Holding,
  { cameInChunks }: { readonly cameInChunks: boolean },
): Promise<boolean> {
  const hold = await beatHold(context.db, await holding.end(), uploadTimes.policyMs);
  if (!hold) return false;
  await removeUpload(context, { key: hold.key, cameInChunks });
  await reopenUpload(context.db, hold);
  return true;
}
