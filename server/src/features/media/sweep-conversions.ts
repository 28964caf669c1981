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
  const folders = (await readdir(root).catch(() => [])).filter((name) => z.uuid().safeParse(name).success);
  // Of one that has not ended its next worker clears away what it finds.
  for (const id of await listEnded(db, folders)) await rm(join(root, id), { recursive: true, force: true });
}
