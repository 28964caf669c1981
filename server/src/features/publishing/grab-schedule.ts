// Grab: an editor takes what waits for its time out of the queue; it is held and does not fire until he lets go or 15 minutes are over (D-01).
import { scheduleHoldMs } from '@herald/contract/constants.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { describeSchedule } from './describe-schedule.ts';
import { findNamedSchedule } from './find-named-schedule.ts';
import { lockWaitingParts } from './lock-waiting-parts.ts';
import { movePublication } from './store/publications.ts';
import { findSchedule } from './store/schedules.ts';

/** Taken again by the same editor it is held for as long once more; since when stays. Errors: not-found, held-elsewhere, already-sending, stands-otherwise. */
export async function grabSchedule(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<OutputOf<typeof scheduleEndpoints.grabJob>> {
  return context.db.transaction().execute(async (tx) => {
    const named = await findNamedSchedule(tx, id);
    authoriseTouch(actor, named?.department_id);
    if (!named) throw new Refusal('not-found');
    const parts = await lockWaitingParts(context, tx, actor, named);
    const at = await readClock(tx);
    const until = new Date(at.getTime() + scheduleHoldMs);
    for (const [part, fence] of parts) {
      const isOurs = part.held_by === actor.personId && part.held_until !== null && part.held_until > at;
      const isReady = part.state === 'scheduled';
      const wake = isReady ? Math.max(part.due_at.getTime(), until.getTime()) : part.expires_at.getTime();
      await movePublication(tx, part, fence, part.state, {
        held_by: actor.personId,
        held_since: isOurs ? part.held_since : at,
        held_until: until,
        wake_at: new Date(wake),
        // Only who has it is new.
        reason: part.reason,
        detail: part.detail,
        platform_code: part.platform_code,
        rests: part.rests,
      });
    }
    const taken = await findSchedule(tx, named.id);
    if (!taken) throw new Refusal('not-found');
    const answer = { schedule: describeSchedule(taken, actor), zone: taken.zone };
    await claimTurn(tx, actor, answer);
    return answer;
  });
}
