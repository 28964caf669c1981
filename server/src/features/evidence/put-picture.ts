// Put a picture away under a key nobody guesses, with its hash, and record it; what is no picture is not kept.
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { putRecorded } from '../media/put-recorded.ts';

const bytesAtMost = 16 * 1_048_576;

/** WebP, as the cage and our own drawing give it. `record` says whether it is still wanted; where it is not, it goes. */
export async function putPicture(
  context: Context,
  bytes: Buffer,
  record: (tx: Tx, stored: { key: string; sha256: string }) => Promise<boolean>,
): Promise<void> {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || bytes.length > bytesAtMost) throw new Error('the browser gave no picture');
  const key = `${randomBytes(20).toString('hex')}.webp`;
  await putRecorded(context, { key, bytes }, async (tx, { sha256 }) =>
    (await record(tx, { key, sha256 })) ? key : null,
  );
}
