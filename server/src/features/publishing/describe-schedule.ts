// Describe a schedule as its line in the list, with one word for where it stands.
import { onItsWay } from '@herald/contract/publications.ts';
import type { z } from 'zod';
import type { ScheduleRow as Line } from '@herald/contract/endpoints/schedules.ts';
import type { Actor } from '../../context.ts';
import { withdrawable, type ScheduleRow } from './store/schedules.ts';

export function describeSchedule(row: ScheduleRow, actor: Actor): z.output<typeof Line> {
  return {
    id: row.id,
    pkGUID: row.package_id,
    draftid: row.draft_id,
    title: row.title,
    accounts: toldIn(row).map((part) => ({
      id: part.account_id,
      name: part.account_name,
      channelid: part.channel_id,
    })),
    pubTime: row.scheduled_local,
    dueAt: row.due_at.toISOString(),
    creator: row.creator,
    state: stateOf(row),
    held: heldIn(row, actor),
  };
}

/** All that is held of it is held by one. */
function heldIn({ parts }: ScheduleRow, { personId }: Actor): z.output<typeof Line>['held'] {
  for (const { state, holder, held_by: heldBy, held_since: since, held_until: until } of parts)
    if (withdrawable.includes(state) && holder !== null && since !== null && until !== null)
      return {
        by: holder,
        isMine: heldBy === personId,
        since: since.toISOString(),
        until: until.toISOString(),
      };
  return null;
}

/** Of one that was withdrawn what was withdrawn, and not what went out before. */
function toldIn(row: ScheduleRow): ScheduleRow['parts'] {
  const withdrawn = row.parts.filter((part) => !part.was_sent_apart);
  return [standingIn(row), withdrawn, row.parts].find((parts) => parts.length > 0) ?? [];
}

/** Without what was cancelled of it alone. */
function standingIn({ parts }: ScheduleRow): ScheduleRow['parts'] {
  return parts.filter(({ state }) => state !== 'cancelled');
}

/** As the list counts them (store/schedule-lists.ts). */
function stateOf(row: ScheduleRow): z.output<typeof Line>['state'] {
  const live = standingIn(row);
  if (row.withdrawn_at || live.length === 0) return 'withdrawn';
  if (live.every(({ state }) => withdrawable.includes(state))) return 'waiting';
  const moves = live.some(({ state }) => state === 'unknown' || onItsWay.includes(state));
  return moves ? 'on-its-way' : 'done';
}
