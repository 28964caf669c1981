// Withdraw: take one post down, or stop one that is still on its way; tracked until the platform says it is gone (D-03).
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { refuseSucceeded } from './refuse-succeeded.ts';
import { stopPublication } from './stop-publication.ts';
import { findPublication } from './store/publications.ts';
import { findSchedule } from './store/schedules.ts';

export async function withdrawPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ state: PublicationState }> {
  return context.db.transaction().execute(async (tx) => {
    const { state } = await stopPublication(context, tx, actor, id);
    // Under the lock of its lane: cancelled it may have been by who planned it anew.
    const stopped = state === 'cancelled' ? await findPublication(tx, id) : null;
    const schedule = stopped?.schedule_id ? await findSchedule(tx, stopped.schedule_id) : null;
    if (stopped && schedule) await refuseSucceeded(tx, schedule, stopped.account_id);
    await claimTurn(tx, actor, { state });
    return { state };
  });
}
