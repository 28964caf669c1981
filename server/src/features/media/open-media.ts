// Open a stored file for a channel that takes it piece by piece; an address that is not one of our own keys, or a file that is not whole, is refused, never sent.
import type { OpenFile } from '@herald/channels/open-file.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { identifyAddress } from './identify-address.ts';
import { findFile } from './store/files.ts';

export async function openMedia({ config, db, files }: Context, { url }: { url: string }): Promise<OpenFile> {
  const key = identifyAddress(config.origin, url);
  const found = key === '' ? undefined : await findFile(db, key);
  const sizeBytes = found ? await files.size(found.key) : null;
  if (!found || sizeBytes !== found.sizeBytes) throw new Refusal('not-found');
  return {
    sizeBytes,
    mimeType: found.mimeType,
    async read(from, length) {
      if (from >= sizeBytes) return new Uint8Array();
      const end = Math.min(from + length, sizeBytes) - 1;
      const pieces: Buffer[] = [];
      for await (const piece of await files.read(found.key, { start: from, end }))
        pieces.push(Buffer.isBuffer(piece) ? piece : Buffer.from(piece));
      return new Uint8Array(Buffer.concat(pieces));
    },
  };
}
