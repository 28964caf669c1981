// Where things lie in a backup's folder.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export const tablePlace = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`);
/** Two letters a folder: hundreds of thousands in one are slow to list. */
export const filePlace = (folder: string, key: string) => join(folder, 'files', key.slice(0, 2), key);
export const keyPlace = (folder: string) => join(folder, 'vault.key');

/** The rows as Postgres wrote them. */
export function openTable(folder: string, name: string): Readable {
  const packed = createReadStream(tablePlace(folder, name));
  const rows = createGunzip();
  packed.once('error', (error) => rows.destroy(error));
  return packed.pipe(rows);
}
