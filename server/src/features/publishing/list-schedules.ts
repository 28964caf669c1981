// List what is scheduled in the department, all of it or what carries uploaded files (D-10): what comes next first, counted by how it stands.
import { signs } from '@herald/contract/permissions.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { scheduleStates, type scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { chooseRange } from './choose-range.ts';
import { describeSchedule } from './describe-schedule.ts';
import { countSchedules, listSchedules as list } from './store/schedule-lists.ts';

type Endpoint = typeof scheduleEndpoints.listSchedules;

export async function listSchedules(
  { db, config: { zone } }: Context,
  actor: Actor,
  { startTime, endTime, channelid, ...asked }: InputOf<Endpoint> & { withFiles: boolean },
): Promise<OutputOf<Endpoint>> {
  const departmentId = actor.signs.has(signs.seesAll) ? null : actor.departmentId;
  const { title, withFiles, state, page, pageSize } = asked;
  const range = chooseRange({ start: startTime, end: endTime, zone });
  const filter = { title, withFiles, channelId: channelid, ...range };
  const [items, found] = await Promise.all([
    list(db, departmentId, { ...filter, state, page, pageSize }),
    countSchedules(db, departmentId, filter),
  ]);
  const count = (one: (typeof scheduleStates)[number]) => found.get(one) ?? 0;
  const all = scheduleStates.reduce((sum, one) => sum + count(one), 0);
  const counts = {
    all,
    waiting: count('waiting'),
    'on-its-way': count('on-its-way'),
    done: count('done'),
    withdrawn: count('withdrawn'),
  };
  return {
    items: items.map((row) => describeSchedule(row, actor)),
    total: state === undefined ? all : count(state),
    counts,
  };
}
