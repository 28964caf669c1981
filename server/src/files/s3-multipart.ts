// An object in numbered pieces that becomes one when all are there: begun, filled, made whole or dropped, as the protocol has it.
import type { Readable } from 'node:stream';
import { isNamed, type Bucket } from './s3-client.ts';
import { bareTag } from './s3-objects.ts';

export type Piece = { readonly PartNumber: number; readonly ETag: string };

export async function beginPieces({ s3, name: Bucket }: Bucket, Key: string): Promise<string> {
  const { UploadId } = await s3.createMultipartUpload({ Bucket, Key });
  if (UploadId === undefined) throw new Error('the store began nothing');
  return UploadId;
}

/** The one begun first, where two began at once; undefined where none is open. */
export async function findPieces(bucket: Bucket, key: string): Promise<string | undefined> {
  const [first] = (await listOpen(bucket, key)).toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return first?.id;
}

async function listOpen({ s3, name: Bucket }: Bucket, key: string): Promise<{ id: string; at: number }[]> {
  const { Uploads = [] } = await s3.listMultipartUploads({ Bucket, Prefix: key });
  return Uploads.flatMap(({ Key, UploadId, Initiated }) =>
    Key === key && UploadId !== undefined ? [{ id: UploadId, at: Initiated?.getTime() ?? 0 }] : [],
  );
}

/** All of it or nothing: a stream must bring exactly `bytes`. */
export async function putPiece(
  { s3, name: Bucket }: Bucket,
  Key: string,
  { id, number, bytes }: { id: string; number: number; bytes: number },
  body: Buffer | Readable,
  signal?: AbortSignal,
): Promise<Piece> {
  const piece = { Bucket, Key, UploadId: id, PartNumber: number, ContentLength: bytes, Body: body };
  const { ETag } = await s3.uploadPart(piece, signal ? { abortSignal: signal } : {});
  if (ETag === undefined) throw new Error('the store did not say what it took');
  return { PartNumber: number, ETag };
}

export async function listPieces({ s3, name: Bucket }: Bucket, Key: string, id: string): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let after: string | undefined;
  do {
    const asked = { Bucket, Key, UploadId: id, ...(after === undefined ? {} : { PartNumberMarker: after }) };
    const { Parts = [], IsTruncated, NextPartNumberMarker } = await s3.listParts(asked);
    for (const { PartNumber, ETag } of Parts)
      if (PartNumber !== undefined && ETag !== undefined) pieces.push({ PartNumber, ETag });
    after = IsTruncated ? NextPartNumberMarker : undefined;
  } while (after !== undefined);
  return pieces;
}

export function isSame(one: Piece, other: Piece | undefined): boolean {
  return one.PartNumber === other?.PartNumber && bareTag(one.ETag) === bareTag(other.ETag);
}

/** Where the store knows such a condition, only while nothing stands under the key. Its tag, or null where the store does not say. */
export async function joinPieces(
  { s3, name: Bucket }: Bucket,
  Key: string,
  { id, pieces }: { id: string; pieces: readonly Piece[] },
): Promise<string | null> {
  const whole = { Bucket, Key, UploadId: id, MultipartUpload: { Parts: [...pieces] } };
  const { ETag } = await s3.completeMultipartUpload({ ...whole, IfNoneMatch: '*' });
  return ETag === undefined || ETag === '' ? null : ETag;
}

/** Of all that were begun under the key. */
export async function dropPieces(bucket: Bucket, key: string): Promise<void> {
  const { s3, name: Bucket } = bucket;
  for (const { id } of await listOpen(bucket, key))
    await s3.abortMultipartUpload({ Bucket, Key: key, UploadId: id }).catch((error: unknown) => {
      if (!isNamed(error, 'NoSuchUpload')) throw error;
    });
}
