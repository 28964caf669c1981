// Record what a conversion made as a file like any other, and say so in the same transaction; not ours any more, nothing is left.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { seenSize } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { composeConvertedKey } from './compose-converted-key.ts';
import type { Made } from './convert-file.ts';
import { removeConverted } from './remove-converted.ts';
import { completeConversion, lockHeldConversion, type Conversion } from './store/conversions.ts';
import { findFilesOfDepartment, insertFile, type KeptFile } from './store/files.ts';

export async function recordConverted(
  { db, files, log }: Context,
  { row, holder, source }: { row: Conversion; holder: string; source: KeptFile },
  { path, properties }: Made,
): Promise<void> {
  const key = composeConvertedKey(row.id, row.attempts);
  // Before it is opened: a stream nobody reads yet ends the whole process with its error.
  const { size } = await stat(path);
  const written = await files.write(key, createReadStream(path), size);
  const { width = null, height = null } = seenSize(properties) ?? {};
  const name = `${source.name.replace(/\.[^.]*$/, '')}.mp4`;
  const [origin] = await findFilesOfDepartment(db, row.department_id, [source.key]);
  const sentAs = { sentMd5: written.md5, sentBytes: written.sizeBytes };
  const madeFrom = { sourceMd5: origin?.sourceMd5 ?? source.md5 };
  const file = {
    key,
    name,
    mimeType: 'video/mp4',
    ...written,
    ...sentAs,
    ...madeFrom,
    width,
    height,
    properties,
  };
  const owner = { ownerId: row.owner_id, departmentId: row.department_id };
  const kept = await db.transaction().execute(async (tx) => {
    const isOurs = await lockHeldConversion(tx, row.id, holder);
    if (!isOurs) return false;
    await insertFile(tx, owner, file);
    await completeConversion(tx, row.id, key);
    return true;
  });
  if (!kept) return files.remove(key);
  // What workers that died have left, or could not record. It is a file by now, whatever becomes of that.
  await removeConverted({ db, files }, row).catch((error: unknown) => {
    log.warn({ id: row.id, err: error }, 'what earlier attempts at a conversion left could not be removed');
  });
}
