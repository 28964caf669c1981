// Purge the folders that a process borrowed for stored films and died over: at once where it died on this machine.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { isOwnerGone } from '../../process-owner.ts';

/** `before`: another machine's too, of which nothing was heard since then. */
export async function purgeBorrowed(
  { config }: Pick<Context, 'config'>,
  before: Date | null = null,
): Promise<void> {
  const root = join(config.dataFolder, 'borrowed');
  for (const name of await readdir(root).catch(() => [])) {
    const folder = join(root, name);
    const [owner = ''] = name.split('-');
    const isLeft = isOwnerGone(owner) || (before !== null && (await isOlder(folder, before)));
    if (isLeft) await rm(folder, { recursive: true, force: true });
  }
}

/** False where it is gone: whoever is done with it clears it away meanwhile. */
async function isOlder(folder: string, before: Date): Promise<boolean> {
  return stat(folder).then(
    ({ mtime }) => mtime < before,
    () => false,
  );
}
