// Check whether what was told of a hold is still so: an editor let go of it since, or took it anew (D-01).
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { describeSchedule } from './describe-schedule.ts';
import { findSchedule } from './store/schedules.ts';

type Told = Pick<OutputOf<typeof scheduleEndpoints.grabJob>, 'schedule'>;

/** Who believes that he holds it would edit what goes out meanwhile. */
export async function checkHoldStands(context: Context, actor: Actor, told: Told): Promise<boolean> {
  const found = await findSchedule(context.db, told.schedule.id);
  const now = found && describeSchedule(found, actor);
  return ownSince(told.schedule) === ownSince(now);
}

/** Null where it is not his. */
function ownSince(schedule: Told['schedule'] | null): string | null {
  return schedule?.held?.isMine ? schedule.held.since : null;
}
