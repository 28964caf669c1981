// Read a stored file for a channel; an address that is not one of our own keys, or bytes that are not those that were kept, are refused, never sent.
import { webcrypto } from 'node:crypto';
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
  const bytes = await files.readWhole(found.key);
  if ((await sha256Of(bytes)) !== found.sha256) throw new Refusal('not-found');
  return { bytes, mimeType: found.mimeType };
}

/** Beside the event loop: a picture of tens of megabytes holds nobody up. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
