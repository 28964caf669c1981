// Objects of a bucket by their whole name: read in part or whole, sized, removed; absent ones are told as absent.
import { Readable } from 'node:stream';
import { StoreAway } from './files.ts';
import { isNamed, type Bucket } from './s3-client.ts';

const absent = ['NoSuchKey', 'NotFound'];

/** `tag` tells these bytes from any that are put under the name later. */
export type Opened = { readonly body: Readable; readonly tag: string };

/** Null where there is none. `range` counts its last byte too. */
export async function openObject(
  { s3, name: Bucket }: Bucket,
  Key: string,
  range?: { start: number; end: number },
): Promise<Opened | null> {
  try {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body, ETag } = await s3.getObject({ Bucket, Key, ...(Range === undefined ? {} : { Range }) });
    if (!(Body instanceof Readable)) throw new Error('the store answered without a body');
    return { body: Body, tag: ETag ?? '' };
  } catch (error) {
    if (isNamed(error, ...absent)) return null;
    throw error;
  }
}

/** Whoever asks may hold rows meanwhile. */
const sizeWithinMs = 10_000;

/** Null where there is none: only the store's own word counts, not that it could not be asked. */
export async function sizeObject({ s3, name: Bucket }: Bucket, Key: string): Promise<number | null> {
  const late = AbortSignal.timeout(sizeWithinMs);
  try {
    return (await s3.headObject({ Bucket, Key }, { abortSignal: late })).ContentLength ?? null;
  } catch (error) {
    if (isNamed(error, ...absent)) return null;
    throw late.aborted ? new StoreAway('no answer', { cause: error }) : error;
  }
}

/** Tells the bytes under the name from others, without the quotes; null where there are none. */
export async function readTag({ s3, name: Bucket }: Bucket, Key: string): Promise<string | null> {
  try {
    return bareTag((await s3.headObject({ Bucket, Key })).ETag);
  } catch (error) {
    if (isNamed(error, ...absent)) return null;
    throw error;
  }
}

/** Some stores leave out the quotes here or there. */
export function bareTag(tag = ''): string {
  return tag.replaceAll('"', '');
}

/** The store copies by itself, and only what has this tag, where it knows such a condition (Ceph 16.2 does not). */
export async function copyObject(
  { s3, name: Bucket }: Bucket,
  { from, tag }: { from: string; tag: string },
  to: string,
): Promise<void> {
  await s3.copyObject({ Bucket, Key: to, CopySource: `${Bucket}/${from}`, CopySourceIfMatch: tag });
}

export async function removeObject({ s3, name: Bucket }: Bucket, Key: string): Promise<void> {
  await s3.deleteObject({ Bucket, Key });
}

/** With the time the store put it there. */
export async function* listObjects(
  { s3, name: Bucket }: Bucket,
  Prefix: string,
): AsyncGenerator<{ key: string; at: Date }> {
  let after: string | undefined;
  do {
    const asked = { Bucket, Prefix, ...(after === undefined ? {} : { ContinuationToken: after }) };
    const { Contents = [], NextContinuationToken } = await s3.listObjectsV2(asked);
    for (const { Key, LastModified } of Contents)
      if (Key && LastModified) yield { key: Key, at: LastModified };
    after = NextContinuationToken;
  } while (after !== undefined);
}
