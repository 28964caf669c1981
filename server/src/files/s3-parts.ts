// Files that come in chunks, in a bucket: each chunk is a piece of a multipart upload that lies apart until its bytes were judged.
import { chunkBytes } from '@herald/contract/constants.ts';
import { PartLost, StoreAway, type Parts, type Written } from './files.ts';
import { openPartWriters } from './part-writers.ts';
import { putStream } from './put-stream.ts';
import type { Bucket } from './s3-client.ts';
import { followPieces } from './s3-hashes.ts';
import { beginPieces, dropPieces, findPieces } from './s3-multipart.ts';
import { removeObject } from './s3-objects.ts';
import { sealPieces } from './seal-pieces.ts';
import { openStreamHasher } from './stream-hasher.ts';

/** `at` is the whole name of a file's object; it throws for what is no key of ours. */
export function openS3Parts(
  bucket: Bucket,
  at: (key: string) => string,
  onError: (error: Error) => void,
): Parts {
  const writers = openPartWriters();
  const hashes = followPieces(openStreamHasher(onError).begin);
  const sealing = new Map<string, Promise<Written>>();
  const apart = (key: string) => (at(key), `parts/${key}`);

  /** Joined ones too. */
  async function removeAll(name: string): Promise<void> {
    hashes.drop(name);
    await dropPieces(bucket, name);
    await removeObject(bucket, name);
  }
  async function seal(key: string, check: (written: Written) => void): Promise<Written> {
    const name = apart(key);
    const sealed = await sealPieces(bucket, { name, to: at(key), known: await hashes.known(name), check });
    if (sealed.isNew) await removeAll(name);
    return sealed.written;
  }
  return {
    /** A chunk is kept whole or not at all, for the store joins pieces and not bytes. */
    async write(key, offset, stream, atMostBytes) {
      const name = apart(key);
      if (!writers.isOpen(key)) throw new PartLost('closed');
      if (offset % chunkBytes !== 0) throw new PartLost('pieces of another size');
      const put = async () => {
        const number = offset / chunkBytes + 1;
        const known = hashes.idBefore(name, number);
        const id = known ?? (await openPieces(bucket, name, offset === 0));
        const piece = { id, number, bytes: atMostBytes };
        const passing = hashes.pass(name, piece);
        return putStream(bucket, name, { ...piece, passing }, stream).catch(async (error: unknown) => {
          if (known === null) throw error;
          // A store may hang up on whoever speaks of an upload that is gone.
          const open = await findPieces(bucket, name);
          if (open === known) throw error;
          hashes.drop(name);
          // Begun anew elsewhere: whoever asks again goes on with that one.
          const isElsewhere = open !== undefined;
          throw isElsewhere
            ? new StoreAway('another upload', { cause: error })
            : new PartLost('no pieces', { cause: error });
        });
      };
      return writers.during(key, stream, put());
    },
    close: writers.close,
    /** Asked twice at once, the first one's check holds for both. */
    async seal(key, check) {
      const begun =
        sealing.get(key) ??
        seal(key, check).finally(() => {
          sealing.delete(key);
          writers.reopen(key);
        });
      sealing.set(key, begun);
      return begun;
    },
    remove: async (key) => removeAll(apart(key)),
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
