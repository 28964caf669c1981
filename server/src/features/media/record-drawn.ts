// Record what was drawn: stored as a picture of the person like any other, and beside it of what it was drawn, and how.
import { randomBytes } from 'node:crypto';
import type { FileRecord } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { describeFile } from './describe-file.ts';
import { insertDrawn, type Drawing } from './store/drawn.ts';
import { insertFile } from './store/files.ts';
import { putRecorded } from './put-recorded.ts';
import type { Picture } from './transcode-picture.ts';

/** A JPEG; `name` is without its ending. */
export async function recordDrawn(
  context: Context,
  { personId: ownerId, departmentId }: Actor,
  drawing: Drawing & { readonly name: string },
  { bytes, width, height }: Picture,
): Promise<FileRecord> {
  const key = `${randomBytes(20).toString('hex')}.jpg`;
  const made = { key, name: `${drawing.name}.jpg`, mimeType: 'image/jpeg', width, height };
  const recorded = await putRecorded(context, { key, bytes }, async (tx, written) => {
    const row = { ...made, ...written, sentMd5: written.md5, sentBytes: written.sizeBytes };
    const uid = (await insertFile(tx, { ownerId, departmentId }, row)) ?? '';
    await insertDrawn(tx, departmentId, key, drawing);
    return { ...row, uid, properties: null };
  });
  // It stood still for an hour in between.
  if (!recorded) throw new Error('a drawn picture was purged before it was recorded');
  return describeFile(recorded);
}
