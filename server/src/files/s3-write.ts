// Write a file to the bucket as it comes: a small one in one call, a large one piece by piece, and either whole and once or not at all.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { FileTooLarge } from './files.ts';
import { isNamed, type Bucket } from './s3-client.ts';
import { beginPieces, dropPieces, joinPieces, putPiece, type Piece } from './s3-multipart.ts';
import { sizeObject } from './s3-objects.ts';

/** As much of a file is held in memory; the protocol wants 5 MiB or more of all pieces but the last. */
const blockBytes = 8_388_608;

type Block = { readonly bytes: Buffer; readonly isLast: boolean };
type Written = { sizeBytes: number; md5: string; sha256: string };

/** Throws FileTooLarge, and EEXIST as the disk does where the key is taken. */
export async function writeObject(
  bucket: Bucket,
  key: string,
  stream: Readable,
  atMostBytes: number,
): Promise<Written> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let sizeBytes = 0;
  let id: string | undefined;
  const pieces: Piece[] = [];
  try {
    for await (const { bytes, isLast } of blocksOf(stream)) {
      sizeBytes += bytes.length;
      if (sizeBytes > atMostBytes) throw new FileTooLarge('more bytes than were announced');
      for (const hash of [md5, sha256]) hash.update(bytes);
      if (isLast && id === undefined) {
        await bucket.s3.putObject({ Bucket: bucket.name, Key: key, Body: bytes, IfNoneMatch: '*' });
        break;
      }
      id ??= await beginPieces(bucket, key);
      const piece = { id, number: pieces.length + 1, bytes: bytes.length };
      pieces.push(await putPiece(bucket, key, piece, bytes));
    }
    if (id !== undefined) await join(bucket, key, { id, pieces });
    return { sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
  } catch (error) {
    // Pieces that cannot be dropped now expire by the bucket's own rule.
    if (id !== undefined) await dropPieces(bucket, key).catch(() => undefined);
    throw isNamed(error, 'PreconditionFailed', 'ConditionalRequestConflict') ? taken(error) : error;
  } finally {
    stream.destroy();
  }
}

/** Some stores do not know the condition for pieces, so it is asked beforehand too. */
async function join(
  bucket: Bucket,
  key: string,
  whole: { id: string; pieces: readonly Piece[] },
): Promise<void> {
  if ((await sizeObject(bucket, key)) !== null) throw taken();
  await joinPieces(bucket, key, whole);
}

function taken(cause?: unknown): Error {
  return Object.assign(new Error('EEXIST: the key is taken', { cause }), { code: 'EEXIST' });
}

/** Always one that is the last, and empty for an empty stream. */
async function* blocksOf(stream: Readable): AsyncGenerator<Block> {
  let [pieces, held]: [Buffer[], number] = [[], 0];
  for await (const piece of stream) {
    let bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    while (held + bytes.length > blockBytes) {
      const cut = blockBytes - held;
      yield { bytes: Buffer.concat([...pieces, bytes.subarray(0, cut)]), isLast: false };
      [pieces, held, bytes] = [[], 0, bytes.subarray(cut)];
    }
    pieces.push(bytes);
    held += bytes.length;
  }
  yield { bytes: Buffer.concat(pieces), isLast: true };
}
