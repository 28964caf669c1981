// Store bytes whose row is written after them: announced first, so that what somebody dies over in between is found and removed.
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { announceFiles, strikeFile } from './store/unrecorded.ts';

type Bytes = { readonly key: string; readonly bytes: Buffer };
type Written = Awaited<ReturnType<Context['files']['write']>>;

/** `record` writes the row; where it answers null nobody wants the bytes any more, and they go. */
export async function putRecorded<T>(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { key, bytes }: Bytes,
  record: (tx: Tx, written: Written) => Promise<T | null>,
): Promise<T | null> {
  await announceFiles(db, [key]);
  const written = await files.write(key, Readable.from([bytes]), bytes.length);
  const recorded = await db.transaction().execute(async (tx) => {
    const made = (await strikeFile(tx, key)) ? await record(tx, written) : null;
    // Whoever dies before the bytes are gone leaves them to the purge.
    if (made === null) await announceFiles(tx, [key]);
    return made;
  });
  if (recorded !== null) return recorded;
  await files.remove(key);
  await strikeFile(db, key);
  return null;
}
