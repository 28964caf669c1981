// Cancel a conversion one has started oneself; whose post only lost its video leaves it to what else is saved with that.
import type { TranscodeState } from '@herald/contract/video.ts';
import type { Actor, Context } from '../../context.ts';
import { findUses } from './find-uses.ts';
import { readConversion } from './read-conversion.ts';
import { failConversion, listFilmsOf, type Conversion } from './store/conversions.ts';

export async function cancelConversion(
  context: Context,
  actor: Actor,
  { jobId, ifUnused = false }: { jobId: string; ifUnused?: boolean | undefined },
): Promise<{ state: TranscodeState }> {
  const { row } = await readConversion(context, actor, { jobId });
  const isKept = row.owner_id !== actor.personId || (ifUnused && (await isUsed(context, row)));
  if (!isKept) await failConversion(context.db, row.id, { reason: 'cancelled' });
  const { state } = await readConversion(context, actor, { jobId });
  return { state };
}

async function isUsed({ db }: Context, row: Conversion): Promise<boolean> {
  const uses = await findUses(db, await listFilmsOf(db, row));
  return uses.size > 0;
}
