// Borrow a folder of this machine's disk for as long as some work needs one; of a process that dies over it, it is purged later.
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';

/** A conversion takes hours; a folder nobody was heard of in for some is purged. */
const tellMs = 5 * minuteMs;

export async function borrowFolder<T>(
  { config }: Pick<Context, 'config'>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const root = join(config.dataFolder, 'borrowed');
  await mkdir(root, { recursive: true });
  const folder = await mkdtemp(join(root, 'film-'));
  const telling = setInterval(() => {
    const now = new Date();
    utimes(folder, now, now).catch(() => undefined);
  }, tellMs).unref();
  try {
    return await work(folder);
  } finally {
    clearInterval(telling);
    await rm(folder, { recursive: true, force: true });
  }
}
