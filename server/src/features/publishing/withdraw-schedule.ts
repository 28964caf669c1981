// Withdraw a schedule: nothing of it is published and its draft goes back (D-02). What is being sent is settled first.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import type { ContentSource } from './queue-publications.ts';
import { findSchedule } from './store/schedules.ts';

export async function withdrawSchedule(
  context: Context,
  actor: Actor,
  { id }: { id: string },
  from: ContentSource,
): Promise<Record<string, never>> {
  await context.db.transaction().execute(async (tx) => {
    const schedule = await findSchedule(tx, id);
    authoriseTouch(actor, schedule?.department_id);
    if (!schedule) throw new Refusal('not-found');
    // The draft before the lanes, as whoever schedules takes them.
    if (schedule.draft_id) await from.markReturned(tx, schedule.draft_id, id);
    await cancelSchedule(context, tx, actor, schedule);
    await claimTurn(tx, actor, {});
  });
  return {};
}
