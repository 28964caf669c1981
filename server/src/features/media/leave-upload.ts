// Leave an upload that is not held any more: whoever has it now goes on with it; of one that its person stopped nothing stays.
import type { Context } from '../../context.ts';
import { removeUpload } from './remove-upload.ts';
import { findStopped } from './store/ended-uploads.ts';

/** By whoever was at it, once he writes nothing more. */
export async function leaveUpload(context: Pick<Context, 'db' | 'files'>, key: string): Promise<void> {
  const stopped = await findStopped(context.db, key);
  if (!stopped) return;
  await removeUpload(context, stopped);
  await context.files.landing?.remove(key);
}
