// A stored file of a test's own, as an upload would leave it: its bytes, its row, and its sender's material.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { MediaItem } from '@herald/contract/content.ts';
import type { Actor, Context } from '../context.ts';
import { recordMaterial } from '../features/media/record-material.ts';
import { insertFile } from '../features/media/store/files.ts';

export type TestFile = {
  readonly name: string;
  readonly ending: string;
  readonly mimeType: string;
  readonly mediaType: MediaItem['mediaType'];
  readonly bytes: Uint8Array;
  /** Null where it has none. */
  readonly side: number | null;
};

export async function keepTestFile(context: Context, owner: Actor, file: TestFile): Promise<MediaItem> {
  const { name, ending, mimeType, bytes, side } = file;
  const key = `${randomBytes(20).toString('hex')}.${ending}`;
  const written = await context.files.write(key, Readable.from([bytes]), bytes.length);
  const { personId: ownerId, departmentId } = owner;
  const upload = { key, ownerId, departmentId, name, ending, sizeBytes: bytes.length, md5: null };
  const sent = { sentMd5: written.md5, sentBytes: written.sizeBytes };
  await insertFile(context.db, upload, {
    key,
    name,
    mimeType,
    ...written,
    ...sent,
    width: side,
    height: side,
  });
  const url = `/prod-api/media/${key}`;
  await recordMaterial(context, context.db, owner, { url, name });
  return MediaItem.parse({
    mediaType: file.mediaType,
    url,
    name,
    size: written.sizeBytes,
    md5: written.md5,
  });
}
