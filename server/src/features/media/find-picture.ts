// Find a stored picture of the actor's department by its address.
import type { Actor, Context } from '../../context.ts';
import { identifyAddress } from './identify-address.ts';
import { findOwnFile, type KeptFile } from './store/files.ts';

export async function findPicture(
  { db, config }: Context,
  { departmentId }: Actor,
  url: string,
): Promise<KeptFile | undefined> {
  const key = identifyAddress(config.origin, url);
  const file = key === '' ? undefined : await findOwnFile(db, departmentId, key);
  return file?.mimeType.startsWith('image/') ? file : undefined;
}
