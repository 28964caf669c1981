// Load a stored picture of the actor's department by its address.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { identifyAddress } from './identify-address.ts';
import { findOwnFile, type KeptFile } from './store/files.ts';

export async function loadPicture(
  { db, config }: Context,
  { departmentId }: Actor,
  url: string,
): Promise<KeptFile> {
  const key = identifyAddress(config.origin, url);
  const picture = key === '' ? undefined : await findOwnFile(db, departmentId, key);
  if (!picture?.mimeType.startsWith('image/')) throw new Refusal('not-found');
  return picture;
}
