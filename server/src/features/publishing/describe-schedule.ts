// Describe a schedule as its line in the list, with one word for where it stands.
import { onItsWay } from '@herald/contract/publications.ts';
import type { z } from 'zod';
import type { ScheduleRow as Line } from '@herald/contract/endpoints/schedules.ts';
import type { ScheduleRow } from './store/schedules.ts';

export function describeSchedule(row: ScheduleRow): z.output<typeof Line> {
  return {
    id: row.id,
    pkGUID: row.package_id,
    draftid: row.draft_id,
    title: row.title,
    accounts: row.parts.map((part) => ({
      id: part.account_id,
      name: part.account_name,
      channelid: part.channel_id,
    })),
    pubTime: row.scheduled_local,
    dueAt: row.due_at.toISOString(),
    creator: row.creator,
    state: stateOf(row),
  };
}

function stateOf(row: ScheduleRow): z.output<typeof Line>['state'] {
  if (row.withdrawn_at) return 'withdrawn';
  if (row.parts.every((part) => part.state === 'scheduled' || part.state === 'auth-required'))
    return 'waiting';
  const moves = row.parts.some(({ state }) => state === 'unknown' || onItsWay.includes(state));
  return moves ? 'on-its-way' : 'done';
}
