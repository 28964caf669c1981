// Pauses: what is held up on purpose, by whom, since when; a lifted one stays as a record.
import { sql, type Insertable } from 'kysely';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';
import type { Tables } from '../../../db/tables.ts';

export type PauseRow = {
  id: string;
  scope: 'everything' | 'channel' | 'department' | 'account';
  channel_id: number | null;
  department_id: string | null;
  department: string | null;
  account_id: string | null;
  because: string;
  /** Empty where a restore set it. */
  by: string;
  /** When the backup was made that was restored. */
  restored_from: Date | null;
  paused_at: Date;
};

/** Of a standing pause and a publication in one statement. */
export const holdsUp = sql<boolean>`(pause.lifted_at is null and (pause.scope = 'everything' or pause.channel_id = publication.channel_id
  or pause.department_id = publication.department_id or pause.account_id = publication.account_id))`;

/** Whether a pause holds up the publication of the row this stands in. */
export const isPaused = sql<boolean>`exists (select 1 from pause where ${holdsUp})`;

/** Asked once a statement rather than once a row. */
export const isAnythingPaused = sql<boolean>`exists (select 1 from pause where pause.lifted_at is null)`;

/** Whether a pause still holds up this publication: it is not lifted before the transaction ends. */
export async function holdPauses(tx: Tx, publicationId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('pause')
    .innerJoin('publication', (join) => join.on(holdsUp))
    .select('pause.id')
    .where('publication.id', '=', publicationId)
    .forShare('pause')
    .execute();
  return held.length > 0;
}

/** Whether a pause holds it up now. Whoever has locked a lane must not wait for a pause: who lifts one takes them the other way round. */
export async function isHeldUp(db: Executor, publicationId: string): Promise<boolean> {
  const found = db.selectFrom('publication').select(isPaused.as('paused')).where('id', '=', publicationId);
  return (await found.executeTakeFirst())?.paused ?? false;
}

/** Null when one of the same kind stands already. */
export async function insertPause(tx: Tx, row: Insertable<Tables['pause']>): Promise<string | null> {
  const made = await tx
    .insertInto('pause')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** A house that was restored, from a backup made at that time or later, may have done since whatever waited in it: the latest time we know of it. */
export async function findRestoreSince(db: Executor, at: Date): Promise<Date | null> {
  const found = await db
    .selectFrom('pause')
    .select(sql<Date | null>`max(greatest(restored_from, paused_at, lifted_at))`.as('at'))
    .where('restored_from', '>=', at)
    .executeTakeFirst();
  return found?.at ?? null;
}

export async function findStandingPause(db: Executor, id: string): Promise<PauseRow | undefined> {
  return (await listStandingPauses(db)).find((one) => one.id === id);
}

/** One lift after the other: of two at once each would leave what waits to the pause of the other. */
export async function holdStandingPauses(tx: Tx): Promise<void> {
  await tx
    .selectFrom('pause')
    .select('id')
    .where('lifted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function liftPauseRow(tx: Tx, id: string, personId: string): Promise<boolean> {
  if (!isRowId(id)) return false;
  const done = await tx
    .updateTable('pause')
    .set({ lifted_by: personId, lifted_at: now })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function listStandingPauses(db: Executor): Promise<PauseRow[]> {
  return db
    .selectFrom('pause')
    .leftJoin('person', 'person.id', 'pause.paused_by')
    .leftJoin('department', 'department.id', 'pause.department_id')
    .select([
      'pause.id',
      'pause.scope',
      'pause.channel_id',
      'pause.department_id',
      'department.name as department',
      'pause.account_id',
      'pause.because',
      sql<string>`coalesce(person.name, '')`.as('by'),
      'pause.restored_from',
      'pause.paused_at',
    ])
    .where('pause.lifted_at', 'is', null)
    .orderBy('pause.paused_at')
    .execute();
}
