// Stop an upload of one's own: what was received of it is thrown away, and its policy holds no more (R-UPL-022).
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { endUpload } from './store/chunks.ts';

export async function stopUpload(
  { db, files }: Context,
  { personId }: Actor,
  asked: { key: string },
): Promise<{ key: string }> {
  const key = await endUpload(db, personId, asked.key);
  if (key === undefined) throw new Refusal('not-found');
  await files.parts.remove(key);
  return { key };
}
