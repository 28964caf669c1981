// Files that come in chunks, in a bucket: each chunk is a piece of a multipart upload that lies apart until its bytes were judged.
import { chunkBytes } from '@herald/contract/constants.ts';
import { Readable } from 'node:stream';
import { FileTooLarge, PartLost, type Parts, type Written } from './files.ts';
import { hashStream } from './hash-stream.ts';
import { openPartWriters } from './part-writers.ts';
import { inOurWords, isNamed, type Bucket } from './s3-client.ts';
import { beginPieces, dropPieces, findPieces, joinPieces, listPieces, putPiece } from './s3-multipart.ts';
import { copyObject, openObject, removeObject, type Opened } from './s3-objects.ts';

/** `at` is the whole name of a file's object; it throws for what is no key of ours. */
export function openS3Parts(bucket: Bucket, at: (key: string) => string): Parts {
  const writers = openPartWriters();
  const apart = (key: string) => (at(key), `parts/${key}`);

  return {
    /** A chunk is kept whole or not at all, for the store joins pieces and not bytes. */
    async write(key, offset, stream, atMostBytes) {
      const name = apart(key);
      if (!writers.isOpen(key)) throw new PartLost('closed');
      if (offset % chunkBytes !== 0) throw new PartLost('pieces of another size');
      const put = async () => {
        const id = await openPieces(bucket, name, offset === 0);
        return putStream(bucket, name, { id, number: offset / chunkBytes + 1, bytes: atMostBytes }, stream);
      };
      return writers.during(key, stream, put());
    },
    close: writers.close,
    async seal(key, check) {
      try {
        const sealed = await openObject(bucket, at(key));
        if (sealed) return await judged(sealed, check);
        const whole = await joined(bucket, apart(key));
        // Asked twice at once, the other was quicker.
        if (!whole) return await judged(await mustBeThere(bucket, at(key)), check);
        const written = await judged(whole, check);
        await copyObject(bucket, { from: apart(key), tag: whole.tag }, at(key));
        await removeAll(bucket, apart(key));
        return written;
      } finally {
        writers.reopen(key);
      }
    },
    remove: async (key) => removeAll(bucket, apart(key)),
  };
}

/** Of two who begin at once, both go on with the same. */
async function openPieces(bucket: Bucket, name: string, isFirst: boolean): Promise<string> {
  const found = await findPieces(bucket, name);
  if (found !== undefined) return found;
  if (isFirst) await beginPieces(bucket, name);
  const begun = isFirst ? await findPieces(bucket, name) : undefined;
  if (begun === undefined) throw new PartLost('no pieces');
  return begun;
}

/** Joined ones too. */
async function removeAll(bucket: Bucket, name: string): Promise<void> {
  await dropPieces(bucket, name);
  await removeObject(bucket, name);
}

async function judged({ body }: Opened, check: (written: Written) => void): Promise<Written> {
  const written = await hashStream(body).catch((error: unknown) => {
    throw inOurWords(error);
  });
  check(written);
  return written;
}

async function mustBeThere(bucket: Bucket, name: string): Promise<Opened> {
  const found = await openObject(bucket, name);
  if (!found) throw new PartLost('no pieces');
  return found;
}

/** Joined by whoever died over what follows, or now; null where there is nothing to join. */
async function joined(bucket: Bucket, name: string): Promise<Opened | null> {
  const before = await openObject(bucket, name);
  if (before) return before;
  const id = await findPieces(bucket, name);
  if (id !== undefined) await join(bucket, name, id);
  return openObject(bucket, name);
}

async function join(bucket: Bucket, name: string, id: string): Promise<void> {
  try {
    await joinPieces(bucket, name, { id, pieces: await listPieces(bucket, name, id) });
  } catch (error) {
    if (!isNamed(error, 'NoSuchUpload', 'NoSuchKey', 'PreconditionFailed')) throw error;
  }
}

type Wanted = { id: string; number: number; bytes: number };

/** How many bytes are there for good: all of a chunk, or none where its stream broke off. */
async function putStream(bucket: Bucket, name: string, wanted: Wanted, stream: Readable): Promise<number> {
  const cut = new AbortController();
  const ending: { why: unknown } = { why: null };
  const body = Readable.from(exactly(stream, wanted.bytes, ending));
  // The store would wait for the rest for a minute.
  body.on('error', () => cut.abort());
  try {
    await putPiece(bucket, name, wanted, body, cut.signal);
    return wanted.bytes;
  } catch (error) {
    if (ending.why instanceof FileTooLarge) throw ending.why;
    if (ending.why !== null) return 0;
    if (isNamed(error, 'NoSuchUpload')) throw new PartLost('no pieces', { cause: error });
    throw error;
  } finally {
    body.destroy();
  }
}

/** The last piece is held back until nothing follows it: what is too long must not be whole a moment before. */
async function* exactly(stream: Readable, bytes: number, ending: { why: unknown }): AsyncGenerator<Buffer> {
  let [seen, held]: [number, Buffer | null] = [0, null];
  try {
    // A refusal in the middle still has to be answered over the line the stream comes from.
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      const next: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
      seen += next.length;
      if (seen > bytes) throw new FileTooLarge('more bytes than were announced');
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
