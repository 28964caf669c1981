// A stored picture of a test's own, as an upload would leave it.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { mediaTypes, MediaItem } from '@herald/contract/content.ts';
import type { Actor, Context } from '../context.ts';
import { insertFile } from '../features/media/store.ts';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function keepTestPicture(context: Context, owner: Actor): Promise<MediaItem> {
  const key = `${randomBytes(20).toString('hex')}.png`;
  // No two are alike: what follows the end of a picture is not looked at.
  const bytes = Buffer.concat([Buffer.from(dot, 'base64'), randomBytes(16)]);
  const written = await context.files.write(key, Readable.from([bytes]), bytes.length);
  const { personId: ownerId, departmentId } = owner;
  const upload = { key, ownerId, departmentId, name: 'dot.png', ending: 'png', sizeBytes: bytes.length };
  const row = { key, name: 'dot.png', mimeType: 'image/png', ...written, width: 1, height: 1 };
  await insertFile(context.db, upload, row);
  return MediaItem.parse({
    mediaType: mediaTypes.image,
    url: `/prod-api/media/${key}`,
    name: 'dot.png',
    size: written.sizeBytes,
    md5: written.md5,
  });
}
