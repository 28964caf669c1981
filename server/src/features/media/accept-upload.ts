// Accept an upload: exactly the file that was signed for, once, and only if it is what its name says.
import { problem } from '@herald/contract/problems.ts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { megabytes } from '@herald/contract/channel-problem.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { seenSize } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { FileTooLarge } from '../../files/files.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseUpload } from './authorise-upload.ts';
import { identifyFile, type FileKind } from './identify-file.ts';
import { inspectFilm } from './inspect-film.ts';
import { giveBackUpload, insertFile, takeUpload, type FileRow, type UploadRow } from './store.ts';
import { takeHead } from './take-head.ts';
import { transcodePicture } from './transcode-picture.ts';

/** `end` fails when anything follows the file: the file comes last (C-64). */
type Sent = { fields: ReadonlyMap<string, string>; file: Readable; end: () => Promise<void> };

export async function acceptUpload(context: Context, sent: Sent): Promise<FileRecord> {
  const { key } = authoriseUpload(context.vault, sent.fields);
  const upload = await takeUpload(context.db, key);
  if (!upload) throw new Refusal('not-found');
  const kind = identifyFile(upload.ending);
  try {
    if (!kind)
      throw new Refusal('upload-refused', { part: upload.ending }, [problem('upload-form-wrong', 'images')]);
    const row = await keep(context, upload, kind, sent);
    const uid = await insertFile(context.db, upload, row);
    return {
      type: kind.kind,
      content: '',
      url: `/prod-api/media/${key}`,
      name: upload.name,
      uid,
      size: row.sizeBytes,
      md5: row.md5,
      width: row.width,
      height: row.height,
      durationSeconds: row.properties?.durationSeconds ?? null,
    };
  } catch (error) {
    await context.files.remove(key);
    await giveBackUpload(context.db, key);
    if (error instanceof FileTooLarge)
      throw new Refusal('upload-too-large', { limit: megabytes(upload.sizeBytes) });
    throw error;
  }
}

/** Looks at the first bytes before any is kept: the rest of a liar is not even read. */
async function keep(context: Context, upload: UploadRow, kind: FileKind, sent: Sent): Promise<FileRow> {
  const { head, whole } = await takeHead(sent.file);
  const { key, name, ending, sizeBytes } = upload;
  if (!kind.begins(head)) throw new Refusal('file-not-what-it-says', { name, type: ending });
  if (kind.kind !== 'img') {
    const written = await context.files.write(key, whole, sizeBytes);
    refuseShort(written.sizeBytes, sizeBytes);
    await sent.end();
    const properties = await inspectFilm(context, { key, name, ending });
    const { width = null, height = null } = (properties && seenSize(properties)) ?? {};
    return { key, name, mimeType: kind.mimeType, ...written, width, height, properties };
  }
  const bytes = await buffer(limited(whole, sizeBytes));
  refuseShort(bytes.length, sizeBytes);
  await sent.end();
  const picture = await transcodePicture({ bytes, mimeType: kind.mimeType, name, ending });
  const written = await context.files.write(key, Readable.from([picture.bytes]), picture.bytes.length);
  return { key, name, mimeType: kind.mimeType, ...written, width: picture.width, height: picture.height };
}

async function* limited(stream: AsyncIterable<Buffer>, atMostBytes: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const piece of stream) {
    seen += piece.length;
    if (seen > atMostBytes) throw new FileTooLarge('more bytes than were announced');
    yield piece;
  }
}

function refuseShort(got: number, announced: number): void {
  if (got < announced)
    throw new Refusal('upload-refused', { got, announced }, [problem('upload-broke-off', 'images')]);
}
