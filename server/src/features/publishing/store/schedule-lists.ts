// The list of what is scheduled: narrowed by words, days, account's channel and files, counted by how it stands.
import { sql } from 'kysely';
import type { scheduleStates } from '@herald/contract/endpoints/schedules.ts';
import { onItsWay, type PublicationState } from '@herald/contract/publications.ts';
import { carriesFiles } from '../../../db/carries-files.ts';
import { now, type Executor } from '../../../db/client.ts';
import { withdrawable, withParts, type ScheduleRow } from './schedules.ts';

export type ScheduleState = (typeof scheduleStates)[number];
export type ScheduleFilter = {
  title: string;
  withFiles: boolean;
  channelId: number | undefined;
  from: Date | null;
  before: Date | null;
};
type Page = { state: ScheduleState | undefined; page: number; pageSize: number };

const someIn = (states: readonly PublicationState[]) =>
  sql<boolean>`coalesce(bool_or(publication.state in (${sql.join([...states])})), false)`;
const moving = onItsWay.filter((state) => !withdrawable.includes(state));

/** As describe-schedule.ts says it of one. */
const stateOf = sql<ScheduleState>`case when schedule.withdrawn_at is not null then 'withdrawn' else (
  select case
    when count(*) filter (where publication.state <> 'cancelled') = 0 then 'withdrawn'
    when not coalesce(bool_or(publication.state not in ('cancelled', ${sql.join([...withdrawable])})), false) then 'waiting'
    when ${someIn([...moving, ...withdrawable, 'unknown'])} then 'on-its-way'
    else 'done' end
  from publication where publication.schedule_id = schedule.id) end`;

/** Of a department, or of everybody when it is null. What was planned anew is there once, as it is planned now. */
function matching(db: Executor, departmentId: string | null, filter: ScheduleFilter) {
  const pattern = `%${filter.title.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('schedule')
    .innerJoin('package', 'package.id', 'schedule.package_id')
    .innerJoin('person', 'person.id', 'schedule.created_by')
    .where('schedule.deleted_at', 'is', null)
    .where('schedule.replaced_by', 'is', null)
    .where(sql<boolean>`package.title ilike ${pattern}`)
    .$if(filter.withFiles, (rows) => rows.where(carriesFiles))
    .$if(filter.from !== null, (rows) => rows.where('schedule.due_at', '>=', filter.from))
    .$if(filter.before !== null, (rows) => rows.where('schedule.due_at', '<', filter.before))
    .$if(filter.channelId !== undefined, (rows) =>
      rows.where((row) =>
        row.exists(
          row
            .selectFrom('publication')
            .select('publication.id')
            .whereRef('publication.schedule_id', '=', 'schedule.id')
            .where('publication.channel_id', '=', filter.channelId ?? 0),
        ),
      ),
    )
    .$if(departmentId !== null, (rows) => rows.where('schedule.department_id', '=', departmentId ?? ''));
}

/** Those that come next first, then the past ones. */
export async function listSchedules(
  db: Executor,
  departmentId: string | null,
  { state, page, pageSize, ...filter }: ScheduleFilter & Page,
): Promise<ScheduleRow[]> {
  const rows = await matching(db, departmentId, filter)
    .$if(state !== undefined, (all) => all.where(stateOf, '=', state ?? 'done'))
    .selectAll('schedule')
    .select(['package.title', 'person.name as creator'])
    .orderBy(sql`schedule.withdrawn_at is not null or schedule.due_at < ${now}`)
    .orderBy(sql`abs(extract(epoch from schedule.due_at - ${now}))`)
    .orderBy('schedule.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return withParts(db, rows);
}

/** How many stand in which way. */
export async function countSchedules(
  db: Executor,
  departmentId: string | null,
  filter: ScheduleFilter,
): Promise<ReadonlyMap<ScheduleState, number>> {
  const rows = await matching(db, departmentId, filter)
    .select((row) => [stateOf.as('state'), row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
