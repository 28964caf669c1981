// Record a stored file: every way into the store ends here, with its row and the answer its sender gets (R-ENT-003).
import type { FileRecord } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import { identifyFile } from './identify-file.ts';
import { findFile, insertFile, type FileRow, type SentAs } from './store/files.ts';
import type { UploadRow } from './store/uploads.ts';

/** Asked twice for one upload, the answer is the same. */
export async function recordStored(
  { db }: Context,
  upload: UploadRow,
  row: FileRow & SentAs,
): Promise<FileRecord> {
  const uid = (await insertFile(db, upload, row)) ?? (await findFile(db, upload.key))?.uid ?? '';
  return {
    type: identifyFile(upload.ending)?.kind ?? '',
    content: '',
    url: `/prod-api/media/${row.key}`,
    name: upload.name,
    uid,
    size: row.sizeBytes,
    md5: row.md5,
    width: row.width,
    height: row.height,
  };
}
