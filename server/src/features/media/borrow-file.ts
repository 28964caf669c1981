// Borrow a stored file for a program that must seek in it: where it lies on this machine, or a copy for as long as it is needed.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { borrowFolder } from './borrow-folder.ts';

/** `read` only reads it. */
export async function borrowFile<T>(
  context: Pick<Context, 'files' | 'config'>,
  key: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  const { files } = context;
  if (files.localPath) return read(files.localPath(key));
  return borrowFolder(context, async (folder) => {
    const path = join(folder, key);
    await pipeline(await files.read(key), createWriteStream(path));
    return read(path);
  });
}
