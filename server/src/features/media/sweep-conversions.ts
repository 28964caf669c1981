// Sweep conversions: those nobody works on are woken, the ones a dead worker held as well, and what is left on disk of ended ones goes.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { conversionLeaseMs } from './convert-film.job.ts';
import { listEnded, listIdleConversions } from './store/conversions.ts';

const atOnce = 20;

export async function sweepConversions(
  { db, config }: Context,
  wake: (input: { conversionId: string }) => void,
): Promise<void> {
  for (const conversionId of await listIdleConversions(db, conversionLeaseMs, atOnce)) wake({ conversionId });
  const root = join(config.dataFolder, 'converting');
  const folders = (await readdir(root).catch(() => [])).filter((name) => isConversion(idIn(name)));
  const ended = new Set(await listEnded(db, [...new Set(folders.map(idIn))]));
  // Of one that has not ended its next worker clears away what it finds.
  for (const name of folders)
    if (ended.has(idIn(name))) await rm(join(root, name), { recursive: true, force: true });
}

/** Each attempt has its folder: the id, a dot, the attempt. */
const idIn = (name: string) => name.replace(/\.\d+$/, '');
const isConversion = (id: string) => z.uuid().safeParse(id).success;
