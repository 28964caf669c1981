// Load a stored picture of the actor's department, which must be there.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findPicture } from './find-picture.ts';
import type { KeptFile } from './store/files.ts';

export async function loadPicture(context: Context, actor: Actor, url: string): Promise<KeptFile> {
  const picture = await findPicture(context, actor, url);
  if (!picture) throw new Refusal('not-found');
  return picture;
}
