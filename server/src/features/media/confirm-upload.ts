// Confirm an upload that was posted to the store itself: read from where it came, judged like any other, and gone from there.
import type { FileRecord } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import { isPassing, Refusal } from '../../refusal.ts';
import { acceptUpload } from './accept-upload.ts';
import { admitSender } from './admit-sender.ts';

/** What is judged is what is kept: it is read once, and whoever posts again meanwhile changes nothing. */
export async function confirmUpload(
  context: Context,
  fields: ReadonlyMap<string, string>,
): Promise<FileRecord> {
  const { landing } = context.files;
  const { key } = await admitSender(context, fields);
  const file = await landing?.read(key);
  if (!landing || !file) throw new Refusal('not-found');
  try {
    const record = await acceptUpload(context, { fields, file, end: async () => undefined });
    // It is the sender's by now: what still lies where it came the purge takes away.
    await landing.remove(key).catch((error: unknown) => {
      context.log.warn({ key, err: error }, 'what was posted and recorded could not be removed');
    });
    return record;
  } catch (error) {
    // What was judged and refused is not kept. What was not is: for another try, or because another is reading it.
    const isJudged = error instanceof Refusal && error.code !== 'not-found' && !isPassing(error);
    if (isJudged) await landing.remove(key);
    throw error;
  } finally {
    file.destroy();
  }
}
