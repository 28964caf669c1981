// Accept an upload: exactly the file that was signed for, once, and only if it is what its name says.
import { problem } from '@herald/contract/problems.ts';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { chunksAboveBytes } from '@herald/contract/constants.ts';
import { megabytes } from '@herald/contract/channel-problem.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import { FileTooLarge } from '../../files/files.ts';
import { Refusal } from '../../refusal.ts';
import { admitSender } from './admit-sender.ts';
import { checkVirus } from './check-virus.ts';
import { holdUpload } from './hold-upload.ts';
import { identifyFile, type FileKind } from './identify-file.ts';
import { leaveUpload } from './leave-upload.ts';
import { limitUploads } from './limit-uploads.ts';
import { recordStored } from './record-stored.ts';
import { resetUpload } from './reset-upload.ts';
import type { FileRow, SentAs } from './store/files.ts';
import { claimUpload, type Hold } from './store/held-uploads.ts';
import { lockUploads } from './store/upload-counts.ts';
import type { UploadRow } from './store/uploads.ts';
import { takeHead } from './take-head.ts';
import { transcodePicture } from './transcode-picture.ts';

/** `end` fails when anything follows the file: the file comes last (C-64). */
type Sent = { fields: ReadonlyMap<string, string>; file: Readable; end: () => Promise<void> };

export async function acceptUpload(context: Context, sent: Sent): Promise<FileRecord> {
  const { key } = await admitSender(context, sent.fields);
  const upload = await claim(context, key);
  const holding = holdUpload(context, upload);
  const kind = identifyFile(upload.ending);
  try {
    if (!kind)
      throw new Refusal('upload-refused', { part: upload.ending }, [problem('upload-form-wrong', 'images')]);
    const row = await keep(context, upload, kind, sent);
    const record = await recordStored(context, upload, { row, holding });
    if (!record) throw new Refusal('not-found');
    return record;
  } catch (error) {
    const wasOurs = await resetUpload(context, holding, { cameInChunks: false });
    if (!wasOurs) await leaveUpload(context, key);
    if (error instanceof FileTooLarge)
      throw new Refusal('upload-too-large', { limit: megabytes(upload.sizeBytes) });
    throw error;
  }
}

/** A large one waits where as many others of this person are on their way as may be. */
async function claim({ db, limits }: Context, key: string): Promise<UploadRow & Hold> {
  return db.transaction().execute(async (tx) => {
    const upload = await claimUpload(tx, key);
    if (!upload) throw new Refusal('not-found');
    if (upload.sizeBytes > chunksAboveBytes) {
      await lockUploads(tx, upload.ownerId);
      await limitUploads(tx, limits, { ...upload, goesOn: true });
    }
    return upload;
  });
}

/** Looks at the first bytes before any is kept: the rest of a liar is not even read. */
async function keep(
  context: Context,
  upload: UploadRow,
  kind: FileKind,
  sent: Sent,
): Promise<FileRow & SentAs> {
  const { head, whole } = await takeHead(sent.file);
  const { key, name, ending, sizeBytes } = upload;
  const { mimeType } = kind;
  if (!kind.begins(head)) throw new Refusal('file-not-what-it-says', { name, type: ending });
  if (kind.kind !== 'img') {
    const written = await context.files.write(key, whole, sizeBytes);
    refuseOther(upload, { got: written.sizeBytes, md5: written.md5 });
    await sent.end();
    const sentAs = { sentMd5: written.md5, sentBytes: sizeBytes };
    return { key, name, mimeType, ...written, ...sentAs, width: null, height: null };
  }
  const bytes = await buffer(limited(whole, sizeBytes));
  const sentMd5 = createHash('md5').update(bytes).digest('hex');
  refuseOther(upload, { got: bytes.length, md5: sentMd5 });
  await sent.end();
  await checkVirus(context, { name, read: async () => Readable.from([bytes]) });
  const picture = await transcodePicture({ bytes, mimeType, name, ending });
  const written = await context.files.write(key, Readable.from([picture.bytes]), picture.bytes.length);
  const { width, height } = picture;
  return { key, name, mimeType, ...written, sentMd5, sentBytes: sizeBytes, width, height };
}

async function* limited(stream: AsyncIterable<Buffer>, atMostBytes: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const piece of stream) {
    seen += piece.length;
    if (seen > atMostBytes) throw new FileTooLarge('more bytes than were announced');
    yield piece;
  }
}

/** Shorter than announced, or other bytes than the sender hashed. */
function refuseOther({ sizeBytes, md5 }: UploadRow, { got, md5: seen }: { got: number; md5: string }): void {
  if (got < sizeBytes || (md5 !== null && md5 !== seen))
    throw new Refusal('upload-refused', { got, announced: sizeBytes }, [
      problem('upload-broke-off', 'images'),
    ]);
}
