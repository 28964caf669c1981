// Put a picture away under a key nobody guesses, with its hash; what is no picture is not kept.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';

const bytesAtMost = 16 * 1_048_576;

/** WebP, as the cage and our own drawing give it. */
export async function putPicture(
  { files }: Context,
  bytes: Buffer,
): Promise<{ key: string; sha256: string }> {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp) throw new Error('the browser gave no picture');
  const key = `${randomBytes(20).toString('hex')}.webp`;
  const { sha256 } = await files.write(key, Readable.from([bytes]), bytesAtMost);
  return { key, sha256 };
}
