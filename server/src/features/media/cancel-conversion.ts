// Cancel a conversion one has started oneself: whoever else waits for it is not left without.
import type { TranscodeState } from '@herald/contract/video.ts';
import type { Actor, Context } from '../../context.ts';
import { readConversion } from './read-conversion.ts';
import { failConversion } from './store/conversions.ts';

export async function cancelConversion(
  context: Context,
  actor: Actor,
  { jobId }: { jobId: string },
): Promise<{ state: TranscodeState }> {
  const { row } = await readConversion(context, actor, { jobId });
  if (row.owner_id === actor.personId) await failConversion(context.db, row.id, { reason: 'cancelled' });
  const { state } = await readConversion(context, actor, { jobId });
  return { state };
}
