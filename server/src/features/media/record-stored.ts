// Record a stored file: every way into the store ends here, where a film is read, with its row, its sender's material, and the answer.
import type { FileRecord } from '@herald/contract/media.ts';
import { seenSize } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { checkVirus } from './check-virus.ts';
import { copyFilm } from './copy-film.ts';
import { describeFile } from './describe-file.ts';
import { inspectFilm } from './inspect-film.ts';
import { recordMaterial } from './record-material.ts';
import { findFile, insertFile, type FileRow, type SentAs } from './store/files.ts';
import { saveKeptAs, type UploadRow } from './store/uploads.ts';

/**
 * Asked twice for one upload, the answer is the same. A film that is none, or broken, is refused: its bytes are the caller's to
 * remove. One that held more than a film is kept without that, under a key of its own.
 */
export async function recordStored(
  context: Context,
  upload: UploadRow,
  row: FileRow & SentAs,
): Promise<FileRecord> {
  const { db, files } = context;
  const { ownerId: personId, departmentId, name } = upload;
  const read = row.mimeType.startsWith('image/') ? {} : await readFilm(context, upload);
  const kept = { properties: null, ...row, ...read };
  const record = await db.transaction().execute(async (tx) => {
    const uid = (await insertFile(tx, upload, kept)) ?? (await findFile(tx, kept.key))?.uid ?? '';
    if (kept.key !== upload.key) await saveKeptAs(tx, upload.key, kept.key);
    const said = describeFile({ ...kept, uid });
    await recordMaterial(context, tx, { personId, departmentId }, { url: said.url, name });
    return said;
  });
  if (kept.key !== upload.key)
    await files.remove(upload.key).catch((error: unknown) => {
      context.log.warn(
        { key: upload.key, err: error },
        'what an upload held beside a film could not be removed',
      );
    });
  return record;
}

/** Pictures were checked before they were decoded, a film is before any program opens it. */
async function readFilm(context: Context, upload: UploadRow) {
  await checkVirus(context, { name: upload.name, read: () => context.files.read(upload.key) });
  const { holdsMore, demuxer, properties: found } = await inspectFilm(context, upload);
  const { key, ending } = upload;
  const source = { key, ending, demuxer, properties: found };
  const copied = holdsMore ? await copyFilm(context, source) : { properties: found };
  const { width = null, height = null } = (copied.properties && seenSize(copied.properties)) ?? {};
  return { ...copied, width, height };
}
