// Record a stored file: every way into the store ends here, where a film is read, with its row, its sender's material, and the answer.
import type { FileRecord } from '@herald/contract/media.ts';
import { seenSize } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { checkVirus } from './check-virus.ts';
import { describeFile } from './describe-file.ts';
import { inspectFilm } from './inspect-film.ts';
import { recordMaterial } from './record-material.ts';
import { findFile, insertFile, type FileRow, type SentAs } from './store/files.ts';
import type { UploadRow } from './store/uploads.ts';

/** Asked twice for one upload, the answer is the same. A film that is none, or broken, is refused: its bytes are the caller's to remove. */
export async function recordStored(
  context: Context,
  upload: UploadRow,
  row: FileRow & SentAs,
): Promise<FileRecord> {
  const { db } = context;
  const { ownerId: personId, departmentId, name } = upload;
  const read = row.mimeType.startsWith('image/') ? {} : await readFilm(context, upload);
  const kept = { properties: null, ...row, ...read };
  return db.transaction().execute(async (tx) => {
    const uid = (await insertFile(tx, upload, kept)) ?? (await findFile(tx, upload.key))?.uid ?? '';
    const record = describeFile({ ...kept, uid });
    await recordMaterial(context, tx, { personId, departmentId }, { url: record.url, name });
    return record;
  });
}

/** Pictures were checked before they were decoded, a film is before any program opens it. */
async function readFilm(context: Context, upload: UploadRow) {
  await checkVirus(context, { name: upload.name, read: () => context.files.read(upload.key) });
  const properties = await inspectFilm(context, upload);
  const { width = null, height = null } = (properties && seenSize(properties)) ?? {};
  return { properties, width, height };
}
