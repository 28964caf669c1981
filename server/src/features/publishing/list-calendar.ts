// List the calendar: what is scheduled and what went out in these days, as one entry however many accounts it goes to.
import type { CalendarItem, calendarEndpoints } from '@herald/contract/endpoints/calendar.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { dayMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { chooseRange } from './choose-range.ts';
import { decideStanding } from './decide-standing.ts';
import { listPlanned, type CalendarRow } from './store/calendar.ts';

type Endpoint = typeof calendarEndpoints.listCalendar;

const daysAtMost = 62;
/** Publications; what is beyond is said to be there. */
const atMost = 3_000;

export async function listCalendar(
  { db, config: { zone } }: Context,
  actor: Actor,
  { startTime, endTime }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { from, before } = chooseRange({ start: startTime, end: endTime, zone });
  if (!from || !before) throw new Refusal('time-unreadable');
  if (before.getTime() - from.getTime() > daysAtMost * dayMs)
    throw new Refusal('time-too-far', { days: daysAtMost });
  const scope = actor.signs.has(signs.seesAll) ? 'all' : { departmentId: actor.departmentId };
  const rows = await listPlanned(db, scope, { from, before, atMost: atMost + 1 });
  const groups = Map.groupBy(rows.slice(0, atMost), entryOf);
  return {
    items: [...groups].map(([id, parts]) => describe(id, parts, actor)),
    isCut: rows.length > atMost,
  };
}

/** What went out at once on several accounts was asked for in one moment. */
function entryOf({ schedule_id: id, package_id: pkGUID, due_at: dueAt }: CalendarRow): string {
  return id ?? `${pkGUID} ${dueAt.toISOString()}`;
}

function describe(id: string, parts: readonly CalendarRow[], { personId }: Actor): CalendarItem {
  const [first] = parts;
  if (!first) throw new Error('an entry without parts');
  const { holder, held_by: heldBy, held_since: since, held_until: until } = first;
  return {
    id,
    scheduleId: first.schedule_id,
    pkGUID: first.package_id,
    draftid: first.draft_id,
    title: first.title,
    dueAt: first.due_at.toISOString(),
    standing: decideStanding(parts),
    accounts: parts.map((part) => ({
      id: part.account_id,
      name: part.account_name,
      channelid: part.channel_id,
      state: part.state,
      reason: part.reason,
    })),
    held:
      holder === null || since === null || until === null
        ? null
        : {
            by: holder,
            isMine: heldBy === personId,
            since: since.toISOString(),
            until: until.toISOString(),
          },
  };
}
