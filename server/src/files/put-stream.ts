// Put a stream into the bucket as one piece, hashed as it passes by: all of it, or nothing where it breaks off.
import type { Readable } from 'node:stream';
import { FileTooLarge, PartLost } from './files.ts';
import { openBody } from './s3-body.ts';
import { isNamed, type Bucket } from './s3-client.ts';
import type { Passing } from './s3-hashes.ts';
import { readPieces } from './read-pieces.ts';
import { putPiece } from './s3-multipart.ts';

type Wanted = { id: string; number: number; bytes: number; passing: Passing };

/** How many bytes are there for good: all of a chunk, or none where its stream broke off. */
export async function putStream(
  bucket: Bucket,
  name: string,
  wanted: Wanted,
  stream: Readable,
): Promise<number> {
  const [cut, over] = [new AbortController(), new AbortController()];
  const ending: { why: unknown } = { why: null };
  // The store would wait for the rest for a minute.
  const body = openBody(exactly(readPieces(stream, over.signal), wanted, ending), () => cut.abort());
  try {
    wanted.passing.keep(await putPiece(bucket, name, wanted, body, cut.signal));
    return wanted.bytes;
  } catch (error) {
    if (ending.why instanceof FileTooLarge) throw ending.why;
    if (ending.why !== null) return 0;
    if (isNamed(error, 'NoSuchUpload')) throw new PartLost('no pieces', { cause: error });
    throw error;
  } finally {
    body.destroy();
    // What is still to come of the stream is for others.
    over.abort();
    wanted.passing.end();
  }
}

/** The last piece is held back until nothing follows it: what is too long must not be whole a moment before. */
async function* exactly(
  pieces: AsyncIterable<Buffer>,
  { bytes, passing }: Wanted,
  ending: { why: unknown },
): AsyncGenerator<Buffer> {
  let [seen, held]: [number, Buffer | null] = [0, null];
  try {
    for await (const next of pieces) {
      seen += next.length;
      if (seen > bytes) throw new FileTooLarge('more bytes than were announced');
      await passing.add(next);
      if (held) yield held;
      held = next;
    }
    if (seen < bytes) throw new Error('the stream broke off');
  } catch (error) {
    ending.why = error;
    throw error;
  }
  if (held) yield held;
}
