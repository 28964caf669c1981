// List what is scheduled in the department, all of it or what carries uploaded files (D-10): what comes next first.
import { signs } from '@herald/contract/permissions.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { describeSchedule } from './describe-schedule.ts';
import { listSchedules as list } from './store/schedules.ts';

type Endpoint = typeof scheduleEndpoints.listSchedules;

export async function listSchedules(
  context: Context,
  actor: Actor,
  asked: InputOf<Endpoint> & { withFiles: boolean },
): Promise<OutputOf<Endpoint>> {
  const { items, total } = await list(
    context.db,
    actor.signs.has(signs.seesAll) ? null : actor.departmentId,
    asked,
  );
  return { items: items.map(describeSchedule), total };
}
