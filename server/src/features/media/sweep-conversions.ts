// Sweep conversions: those nobody works on are woken, the ones a dead worker held as well.
import type { Context } from '../../context.ts';
import { conversionLeaseMs } from './convert-film.job.ts';
import { listIdleConversions } from './store/conversions.ts';

const atOnce = 20;

export async function sweepConversions(
  { db }: Context,
  wake: (input: { conversionId: string }) => void,
): Promise<void> {
  for (const conversionId of await listIdleConversions(db, conversionLeaseMs, atOnce)) wake({ conversionId });
}
