// Purge the folders that a process borrowed for stored films and died over.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';

/** Those that were last heard of before then. */
export async function purgeBorrowed({ config }: Pick<Context, 'config'>, before: Date): Promise<void> {
  const root = join(config.dataFolder, 'borrowed');
  for (const name of await readdir(root).catch(() => [])) {
    const folder = join(root, name);
    // Whoever is done with it clears it away meanwhile.
    const heard = await stat(folder).then(
      ({ mtime }) => mtime,
      () => null,
    );
    if (heard && heard < before) await rm(folder, { recursive: true, force: true });
  }
}
