// Record a stored file: every way into the store ends here, where a film is read, with its row, its sender's material, and the answer.
import type { FileRecord } from '@herald/contract/media.ts';
import { seenSize } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { checkVirus } from './check-virus.ts';
import { copyFilm } from './copy-film.ts';
import { describeFile } from './describe-file.ts';
import type { Holding } from './hold-upload.ts';
import { inspectFilm } from './inspect-film.ts';
import { recordMaterial } from './record-material.ts';
import { removeUpload } from './remove-upload.ts';
import { listRecorded } from './store/ended-uploads.ts';
import { insertFile, type FileRow, type SentAs } from './store/files.ts';
import { lockHold } from './store/held-uploads.ts';
import { saveKeptAs, type UploadRow } from './store/uploads.ts';

/**
 * A film that is none, or broken, is refused: its bytes are the caller's to remove. One that held more than a film is kept without
 * that, under a key of this attempt's own. Null where the upload is not held any more: whoever has it now records it.
 */
export async function recordStored(
  context: Context,
  upload: UploadRow,
  { row, holding }: { readonly row: FileRow & SentAs; readonly holding: Holding },
): Promise<FileRecord | null> {
  const { db, log } = context;
  const { ownerId: personId, departmentId, name } = upload;
  const read = row.mimeType.startsWith('image/') ? {} : await readFilm(context, upload);
  const kept = { properties: null, ...row, ...read };
  const hold = await holding.end();
  const record = await db.transaction().execute(async (tx) => {
    if (!(await lockHold(tx, hold))) return null;
    const uid = (await insertFile(tx, upload, kept)) ?? '';
    if (kept.key !== upload.key) await saveKeptAs(tx, upload.key, kept.key);
    const said = describeFile({ ...kept, uid });
    await recordMaterial(context, tx, { personId, departmentId }, { url: said.url, name });
    return said;
  });
  if (kept.key === upload.key) return record;
  const { key } = upload;
  // What it was copied from, with what died attempts left; or one's own copy alone.
  const removed = record ? removeUpload(context, { key, cameInChunks: false }) : removeOwn(context, kept.key);
  await removed.catch((error: unknown) => {
    log.warn({ key, err: error }, 'what an upload left beside its film could not be removed');
  });
  return record;
}

/** Whoever has the upload now may have refused it meanwhile, and after that a file may have got the same key. */
async function removeOwn({ db, files }: Context, copied: string): Promise<void> {
  if ((await listRecorded(db, [copied])).length === 0) await files.remove(copied);
}

/** Pictures were checked before they were decoded, a film is before any program opens it. */
async function readFilm(context: Context, upload: UploadRow) {
  await checkVirus(context, { name: upload.name, read: () => context.files.read(upload.key) });
  const { isToCopy, demuxer, properties: found } = await inspectFilm(context, upload);
  const copied = isToCopy ? await copyFilm(context, upload, { demuxer, found }) : { properties: found };
  const { width = null, height = null } = (copied.properties && seenSize(copied.properties)) ?? {};
  return { ...copied, width, height };
}
