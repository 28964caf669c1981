// Release what one holds oneself: it waits as before; where its time passed meanwhile, for the lead rule's time, which is told (D-01).
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { describeSchedule } from './describe-schedule.ts';
import { releaseHeld } from './release-held.ts';
import { findSchedule } from './store/schedules.ts';

export async function releaseSchedule(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<OutputOf<typeof scheduleEndpoints.releaseJob>> {
  return context.db.transaction().execute(async (tx) => {
    const schedule = await findSchedule(tx, id);
    authoriseTouch(actor, schedule?.department_id);
    if (!schedule) throw new Refusal('not-found');
    const moved = (await releaseHeld(tx, actor, schedule)) !== null;
    const after = (await findSchedule(tx, id)) ?? schedule;
    const answer = { schedule: describeSchedule(after, actor), zone: after.zone, moved };
    await claimTurn(tx, actor, answer);
    return answer;
  });
}
