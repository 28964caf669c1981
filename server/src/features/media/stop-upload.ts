// Stop an upload of one's own, also while it is looked at: what was received of it is thrown away, and no file comes of it (R-UPL-022).
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { leaveUpload } from './leave-upload.ts';
import { endUpload } from './store/ended-uploads.ts';

export async function stopUpload(
  context: Context,
  { personId }: Actor,
  asked: { key: string },
): Promise<{ key: string }> {
  const ended = await context.db.transaction().execute((tx) => endUpload(tx, personId, asked.key));
  if (!ended) throw new Refusal('not-found');
  // Whoever is at it notices that it is not his any more, and removes what he made.
  if (!ended.isHeld) await leaveUpload(context, ended.key);
  return { key: ended.key };
}
