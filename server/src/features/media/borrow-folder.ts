// Borrow a folder of this machine's disk for as long as some work needs one; of a process that dies over it, it is purged later.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';

export async function borrowFolder<T>(
  { config }: Pick<Context, 'config'>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const root = join(config.dataFolder, 'borrowed');
  await mkdir(root, { recursive: true });
  const folder = await mkdtemp(join(root, 'film-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
