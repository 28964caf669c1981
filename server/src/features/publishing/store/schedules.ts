// Schedules: what a person asked to be published later, as one line however many accounts it goes to.
import { sql, type Insertable, type Selectable } from 'kysely';
import { publicationStates, type PublicationState } from '@herald/contract/publications.ts';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { Refusal } from '../../../refusal.ts';

/** As long as all its parts stand here, a schedule can be taken back. */
export const withdrawable: readonly PublicationState[] = ['scheduled', 'auth-required'];
const begun = publicationStates.filter((state) => state !== 'cancelled' && !withdrawable.includes(state));

export type Schedule = Selectable<Tables['schedule']>;
export type ScheduleRow = Schedule & {
  title: string;
  creator: string;
  parts: Part[];
};
type Part = {
  state: PublicationState;
  account_id: string;
  account_name: string;
  channel_id: number;
  /** Whoever edits it now (D-01); null once that is over. */
  holder: string | null;
  held_by: string | null;
  held_since: Date | null;
  held_until: Date | null;
  /** Cancelled here, since it went out by itself. */
  was_sent_apart: boolean;
};

export async function insertSchedule(tx: Tx, row: Insertable<Tables['schedule']>): Promise<Schedule> {
  return tx.insertInto('schedule').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Schedules of which nothing has begun yet, the nearest first: of a draft, of a package, or of either. */
export async function listWaiting(
  db: Executor,
  of: { draftId: string | null; packageId: string | null },
): Promise<Schedule[]> {
  return db
    .selectFrom('schedule')
    .selectAll()
    .where((row) => row.or([row('draft_id', '=', of.draftId), row('package_id', '=', of.packageId)]))
    .where('withdrawn_at', 'is', null)
    .where((row) => {
      const partsIn = (states: readonly PublicationState[]) =>
        row
          .selectFrom('publication')
          .select('publication.id')
          .whereRef('publication.schedule_id', '=', 'schedule.id')
          .where('publication.state', 'in', states);
      return row.and([row.exists(partsIn(withdrawable)), row.not(row.exists(partsIn(begun)))]);
    })
    .orderBy('due_at')
    .execute();
}

/** Whether something that came of this draft waits for its time on any account; of another schedule than `except`. */
export async function hasWaitingPart(db: Executor, draftId: string, except: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('publication')
    .select('id')
    .where('draft_id', '=', draftId)
    .where('state', 'in', withdrawable)
    .where('schedule_id', 'is not', null)
    .$if(except !== null, (query) => query.where('schedule_id', '<>', except))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Two who schedule one package come one after the other and see each other; so does who deletes it. Errors: not-found, where it was deleted meanwhile. */
export async function holdPackage(tx: Tx, packageId: string): Promise<void> {
  const held = tx.selectFrom('package').select('id').where('id', '=', packageId);
  const found = await held.where('deleted_at', 'is', null).forNoKeyUpdate().executeTakeFirst();
  if (!found) throw new Refusal('not-found');
}

export async function endSchedule(tx: Tx, id: string): Promise<void> {
  const open = tx.updateTable('schedule').set({ withdrawn_at: now }).where('id', '=', id);
  await open.where('withdrawn_at', 'is', null).execute();
}

/** It has ended: another one, which is there already, waits in its place. */
export async function linkSuccessor(tx: Tx, id: string, successorId: string): Promise<void> {
  await tx.updateTable('schedule').set({ replaced_by: successorId }).where('id', '=', id).execute();
}

/** All of it goes out at another time than was planned. */
export async function moveSchedule(tx: Tx, id: string, to: { local: string; dueAt: Date }): Promise<void> {
  const row = { scheduled_local: to.local, due_at: to.dueAt };
  await tx.updateTable('schedule').set(row).where('id', '=', id).execute();
}

/** Taken off the list; what became of its publications stays in the history. */
export async function hideSchedule(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('schedule').set({ deleted_at: now }).where('id', '=', id).execute();
}

export async function findSchedule(db: Executor, id: string): Promise<ScheduleRow | null> {
  if (!isRowId(id)) return null;
  const row = await db
    .selectFrom('schedule')
    .innerJoin('package', 'package.id', 'schedule.package_id')
    .innerJoin('person', 'person.id', 'schedule.created_by')
    .selectAll('schedule')
    .select(['package.title', 'person.name as creator'])
    .where('schedule.id', '=', id)
    .executeTakeFirst();
  return row ? ((await withParts(db, [row]))[0] ?? null) : null;
}

export async function withParts(
  db: Executor,
  rows: readonly Omit<ScheduleRow, 'parts'>[],
): Promise<ScheduleRow[]> {
  if (rows.length === 0) return [];
  const parts = await db
    .selectFrom('publication')
    .innerJoin('channel_account', 'channel_account.id', 'publication.account_id')
    .leftJoin('person as holder', (join) =>
      join.onRef('holder.id', '=', 'publication.held_by').on('held_until', '>', now),
    )
    .select([
      'schedule_id',
      'publication.state',
      'account_id',
      'channel_account.name as account_name',
      'publication.channel_id',
      'holder.name as holder',
      'held_by',
      'held_since',
      'held_until',
      sql<boolean>`exists (select from event where event.publication_id = publication.id
        and event.to_state = 'cancelled' and event.evidence ? 'sentApart')`.as('was_sent_apart'),
    ])
    .where(
      'schedule_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('publication.created_at')
    .execute();
  return rows.map((row) => ({ ...row, parts: parts.filter((part) => part.schedule_id === row.id) }));
}

/** Those of these people of which something still waits for its time. */
export async function countWaitingOf(db: Executor, people: readonly string[]): Promise<number> {
  if (people.length === 0) return 0;
  const row = await db
    .selectFrom('schedule')
    .select((schedule) => schedule.fn.countAll<number>().as('count'))
    .where('created_by', 'in', people)
    .where('withdrawn_at', 'is', null)
    .where((schedule) =>
      schedule.exists(
        schedule
          .selectFrom('publication')
          .select('publication.id')
          .whereRef('publication.schedule_id', '=', 'schedule.id')
          .where('publication.state', 'in', withdrawable),
      ),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}
