// Read a stored file for a channel; an address that is not one of our own keys is refused, never fetched.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { identifyAddress } from './identify-address.ts';
import { findFile } from './store/files.ts';

export async function readMedia(
  { config, db, files }: Context,
  { url }: { url: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mimeType: string }> {
  const key = identifyAddress(config.origin, url);
  const found = key === '' ? undefined : await findFile(db, key);
  if (!found) throw new Refusal('not-found');
  return { bytes: await files.readWhole(found.key), mimeType: found.mimeType };
}
