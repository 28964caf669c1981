// Record what was drawn: stored as a picture of the person like any other, and beside it of what it was drawn, and how.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileRecord } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { describeFile } from './describe-file.ts';
import { insertDrawn, type Drawing } from './store/drawn.ts';
import { insertFile } from './store/files.ts';
import type { Picture } from './transcode-picture.ts';

/** A JPEG; `name` is without its ending. */
export async function recordDrawn(
  { db, files }: Context,
  { personId: ownerId, departmentId }: Actor,
  drawing: Drawing & { readonly name: string },
  { bytes, width, height }: Picture,
): Promise<FileRecord> {
  const key = `${randomBytes(20).toString('hex')}.jpg`;
  // Bytes whose row was not written lie under a key nobody knows, and harm nobody.
  const written = await files.write(key, Readable.from([bytes]), bytes.length);
  const { md5: sentMd5, sizeBytes: sentBytes } = written;
  const made = { key, name: `${drawing.name}.jpg`, mimeType: 'image/jpeg', width, height };
  const row = { ...made, ...written, sentMd5, sentBytes };
  const uid = await db.transaction().execute(async (tx) => {
    const id = await insertFile(tx, { ownerId, departmentId }, row);
    await insertDrawn(tx, departmentId, key, drawing);
    return id ?? '';
  });
  return describeFile({ ...row, uid, properties: null });
}
