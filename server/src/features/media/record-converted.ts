// Record what a conversion made as a file like any other, and say so in the same transaction; not ours any more, nothing is left.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { seenSize } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import type { Made } from './convert-file.ts';
import { completeConversion, lockHeldConversion, type Conversion } from './store/conversions.ts';
import { findFilesOfDepartment, insertFile, type KeptFile } from './store/files.ts';

export async function recordConverted(
  { db, files }: Context,
  { row, holder, source }: { row: Conversion; holder: string; source: KeptFile },
  { path, properties }: Made,
): Promise<void> {
  // Of this conversion alone: what a worker that died has left under it is found again.
  const key = `${createHash('sha256').update(row.id).digest('hex').slice(0, 40)}.mp4`;
  await files.remove(key);
  const written = await files.write(key, createReadStream(path), (await stat(path)).size);
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
  if (!kept) await files.remove(key);
}
