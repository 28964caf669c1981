// Read a stored file for a channel; an address that is not one of our own keys is refused, never fetched.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findFile } from './store.ts';

const path = '/prod-api/media/';
const keyShape = /^[0-9a-f]{40}\.[a-z0-9]{2,4}$/;

export async function readMedia(
  { config, db, files }: Context,
  { url }: { url: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mimeType: string }> {
  const local = url.startsWith(`${config.origin}/`) ? url.slice(config.origin.length) : url;
  const key = local.startsWith(path) ? local.slice(path.length) : '';
  const found = keyShape.test(key) ? await findFile(db, key) : undefined;
  if (!found) throw new Refusal('not-found');
  return { bytes: await files.readWhole(found.key), mimeType: found.mimeType };
}
