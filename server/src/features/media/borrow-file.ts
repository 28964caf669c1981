// Borrow a stored file for a program that must seek in it: where it lies on this machine, or a copy for as long as it is needed.
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';

/** `read` only reads it. */
export async function borrowFile<T>(
  { files, config }: Pick<Context, 'files' | 'config'>,
  key: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  if (files.localPath) return read(files.localPath(key));
  const root = join(config.dataFolder, 'borrowed');
  await mkdir(root, { recursive: true });
  const folder = await mkdtemp(join(root, 'film-'));
  try {
    const path = join(folder, key);
    await pipeline(await files.read(key), createWriteStream(path));
    return await read(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
