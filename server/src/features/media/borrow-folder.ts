// Borrow a folder of this machine's disk for as long as some work needs one; of a process that dies over it, the next one clears it away.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { nameOwner } from '../../process-owner.ts';
import { purgeBorrowed } from './purge-borrowed.ts';

/** A conversion takes hours; a folder in which nothing was done for some is purged. */
const tellMs = 5 * minuteMs;

export async function borrowFolder<T>(
  { config }: Pick<Context, 'config'>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const root = join(config.dataFolder, 'borrowed');
  await mkdir(root, { recursive: true });
  // Nobody who borrows fails of what another left; what cannot be removed is said by the hourly purge.
  await purgeBorrowed({ config }).catch(() => undefined);
  const folder = await mkdtemp(join(root, `${nameOwner()}-`));
  let told = Promise.resolve();
  const telling = setInterval(() => {
    told = tell(folder).catch(() => undefined);
  }, tellMs).unref();
  try {
    return await work(folder);
  } finally {
    clearInterval(telling);
    await told;
    await rm(folder, { recursive: true, force: true });
  }
}

/** The disk notes when something came or went in a folder, by the same clock as when it was made. */
async function tell(folder: string): Promise<void> {
  const alive = join(folder, 'alive');
  await writeFile(alive, '');
  await rm(alive);
}
