// Complete an upload in chunks: hashed as it lies in the store, judged once more, and from then on a file like any other.
import { problem } from '@herald/contract/problems.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import { PartLost, type Written } from '../../files/files.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseUpload } from './authorise-upload.ts';
import { describeFile } from './describe-file.ts';
import { identifyFile } from './identify-file.ts';
import { readOffset } from './read-offset.ts';
import { recordStored } from './record-stored.ts';
import { closePart, resetPart, type PartRow } from './store/chunks.ts';
import { findFile } from './store/files.ts';

/** Whoever did not hear the answer asks again and gets the same; a server that died in between goes on where it was. */
export async function completeUpload(
  context: Context,
  fields: ReadonlyMap<string, string>,
): Promise<FileRecord> {
  const { key } = authoriseUpload(context.vault, fields);
  const part = await closePart(context.db, key);
  if (!part) throw new Refusal('chunk-elsewhere', await readOffset(context, fields));
  const kept = await findFile(context.db, part.keptAs ?? key);
  if (kept) return describeFile(kept);
  const { name, ending } = part;
  const mimeType = identifyFile(ending)?.mimeType ?? '';
  await context.files.parts.close(key);
  const { sizeBytes, md5, sha256 } = await context.files.parts
    .seal(key, (written) => refuseOther(part, written))
    .catch(async (error: unknown) => {
      if (error instanceof Refusal || error instanceof PartLost) await startAgain(context, key);
      throw error instanceof PartLost ? new Refusal('chunk-elsewhere', { offset: 0 }) : error;
    });
  const sentAs = { sentMd5: md5, sentBytes: sizeBytes };
  const row = { key, name, mimeType, sizeBytes, md5, sha256, ...sentAs, width: null, height: null };
  return recordStored(context, part, row).catch(async (error: unknown) => {
    if (error instanceof Refusal) await startAgain(context, key);
    throw error;
  });
}

function refuseOther({ name, ending, sizeBytes, md5 }: PartRow, written: Written): void {
  if (!identifyFile(ending)?.begins(written.head))
    throw new Refusal('file-not-what-it-says', { name, type: ending });
  if (written.sizeBytes !== sizeBytes || (md5 !== null && md5 !== written.md5))
    throw new Refusal('upload-refused', { got: written.sizeBytes, announced: sizeBytes }, [
      problem('upload-broke-off', 'images'),
    ]);
}

/** What lies there is not the file: nothing of it is kept. */
async function startAgain({ db, files }: Context, key: string): Promise<void> {
  await files.parts.remove(key);
  await files.remove(key);
  await resetPart(db, key, 'closed');
}
