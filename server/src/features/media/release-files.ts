// Release files whose rows are removed in this transaction: their bytes are removed after it, by whoever calls what is given, or by the purge.
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { announceFiles, strikeFile } from './store/unrecorded.ts';

export async function releaseFiles(
  { db, files }: Pick<Context, 'db' | 'files'>,
  tx: Tx,
  keys: readonly string[],
): Promise<() => Promise<void>> {
  await announceFiles(tx, keys);
  return async () => {
    for (const key of keys) {
      await files.remove(key);
      await strikeFile(db, key);
    }
  };
}
