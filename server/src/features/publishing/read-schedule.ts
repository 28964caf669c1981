// Read one schedule, in the platform's one time zone.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { describeSchedule } from './describe-schedule.ts';
import { findNamedSchedule } from './find-named-schedule.ts';

export async function readSchedule(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<OutputOf<typeof scheduleEndpoints.scheduleDetail>> {
  const schedule = await findNamedSchedule(context.db, id);
  authoriseTouch(actor, schedule?.department_id);
  if (!schedule) throw new Refusal('not-found');
  return { schedule: describeSchedule(schedule, actor), zone: schedule.zone };
}
