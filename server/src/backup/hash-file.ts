// The hash of a file as it can be read now.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Sha-256 in hexadecimal; null where it is not there, or cannot be read to its end. */
export async function hashFile(open: () => Readable | Promise<Readable>): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const piece of await open()) hash.update(piece);
  } catch {
    return null;
  }
  return hash.digest('hex');
}
