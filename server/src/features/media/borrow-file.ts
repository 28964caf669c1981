// Borrow a stored file for a program that must seek in it: where it lies on this machine, or a copy for as long as it is needed.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { StoreAway } from '../../files/files.ts';
import { pourPart } from '../../files/pour-part.ts';
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
    await copyFile(files, key, path);
    return read(path);
  });
}

/** A gigabyte comes by here while others are answered: in two blocks of memory, nothing of it left to the collector. */
async function copyFile(files: Context['files'], key: string, path: string): Promise<void> {
  const sizeBytes = await files.size(key);
  const stream = await files.read(key);
  const copy = await open(path, 'wx', 0o600);
  try {
    const came = await pourPart(copy, stream, { offset: 0, atMostBytes: Infinity });
    // A line that breaks only ends the stream.
    if (came !== sizeBytes) throw new StoreAway(`${came} of ${sizeBytes} bytes came`);
  } finally {
    stream.destroy();
    await copy.close();
  }
}
