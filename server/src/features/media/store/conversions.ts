// The rows of conversions: one of the same content for the same need; whoever works on one holds it as long as he beats.
import { sql, type Selectable } from 'kysely';
import type { ConversionReason } from '@herald/contract/video.ts';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import type { Tables } from '../../../db/tables.ts';
import { findOwnFile, type KeptFile } from './files.ts';
import { isOfItsDepartment, mayUse } from './grants.ts';
import type { Need } from '../../../video/plan-conversion.ts';

export type Conversion = Selectable<Tables['conversion']>;

const underway = ['Submitted', 'Transcoding'] as const;

export function isOver({ state }: Pick<Conversion, 'state'>): boolean {
  return !underway.some((one) => one === state);
}

type Wanted = {
  readonly ownerId: string;
  readonly departmentId: string;
  readonly fileKey: string;
  readonly sha256: string;
  readonly need: Need;
  readonly needName: string;
};

/** In words of the statement itself: by a parameter Postgres knows the index of those that have not failed only until it plans for all of them. */
const hasNotFailed = sql<boolean>`state <> 'TranscodeFail'`;

/** Undefined where one that has not failed stands already. */
export async function insertConversion(tx: Tx, wanted: Wanted): Promise<Conversion | undefined> {
  return tx
    .insertInto('conversion')
    .values({
      owner_id: wanted.ownerId,
      department_id: wanted.departmentId,
      file_key: wanted.fileKey,
      sha256: wanted.sha256,
      need: JSON.stringify(wanted.need),
      need_name: wanted.needName,
    })
    .onConflict((clash) =>
      clash.columns(['department_id', 'sha256', 'need_name']).where(hasNotFailed).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The one that is underway or has succeeded. */
export async function findLikeConversion(
  db: Executor,
  wanted: Pick<Wanted, 'departmentId' | 'sha256' | 'needName'>,
): Promise<Conversion | undefined> {
  return db
    .selectFrom('conversion')
    .selectAll()
    .where('department_id', '=', wanted.departmentId)
    .where('sha256', '=', wanted.sha256)
    .where('need_name', '=', wanted.needName)
    .where(hasNotFailed)
    .executeTakeFirst();
}

export async function findConversion(
  db: Executor,
  departmentId: string,
  id: string,
): Promise<Conversion | undefined> {
  return db
    .selectFrom('conversion')
    .selectAll()
    .where('id', '=', id)
    .where('department_id', '=', departmentId)
    .executeTakeFirst();
}

/** Keys of the stored videos it is for: one content may have come more than once. */
export async function listFilmsOf(
  db: Executor,
  { department_id: departmentId, sha256 }: Conversion,
): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('key')
    .where(mayUse(departmentId))
    .where('sha256', '=', sha256)
    .execute();
  return rows.map(({ key }) => key);
}

/** Underway, of films of these keys, of whose bytes nobody has a material any more. */
export async function listOwnerless(tx: Tx, keys: readonly string[]): Promise<Conversion[]> {
  if (keys.length === 0) return [];
  const sameBytes = tx
    .selectFrom('conversion')
    .innerJoin('file', (join) =>
      join.onRef('file.sha256', '=', 'conversion.sha256').on(isOfItsDepartment('file')),
    )
    .where('conversion.state', 'in', underway)
    .select('conversion.id');
  const owned = sameBytes
    .innerJoin('material', 'material.file_key', 'file.key')
    .where('material.deleted_at', 'is', null);
  return tx
    .selectFrom('conversion')
    .selectAll()
    .where('id', 'in', sameBytes.where('file.key', 'in', keys))
    .where('id', 'not in', owned)
    .execute();
}

/** What came of it; undefined before, and when it was deleted since. */
export async function findFilmOf(
  db: Executor,
  { department_id: departmentId, result_key: key }: Conversion,
): Promise<KeptFile | undefined> {
  return key === null ? undefined : findOwnFile(db, departmentId, key);
}

/** Nobody's yet, or of somebody who has not beaten for so long; undefined where it is another's or over. */
export async function claimConversion(
  db: Executor,
  id: string,
  { holder, leaseMs }: { holder: string; leaseMs: number },
): Promise<Conversion | undefined> {
  return db
    .updateTable('conversion')
    .set((row) => ({
      state: 'Transcoding',
      held_by: holder,
      beat_at: now,
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', underway)
    .where((row) => row.or([row('beat_at', 'is', null), row('beat_at', '<', nowPlus(-leaseMs))]))
    .returningAll()
    .executeTakeFirst();
}

/** False where it is not the holder's any more: cancelled, or taken up by another. */
export async function beatConversion(
  db: Executor,
  id: string,
  { holder, percent }: { holder: string; percent: number },
): Promise<boolean> {
  const beaten = await db
    .updateTable('conversion')
    .set((row) => ({ beat_at: now, percent: row.fn('greatest', ['percent', row.val(percent)]) }))
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .where('state', '=', 'Transcoding')
    .returning('id')
    .executeTakeFirst();
  return beaten !== undefined;
}

/** Whether it is still the holder's, and stays so until the transaction ends. */
export async function lockHeldConversion(tx: Tx, id: string, holder: string): Promise<boolean> {
  const held = await tx
    .selectFrom('conversion')
    .select('id')
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .where('state', '=', 'Transcoding')
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export async function completeConversion(tx: Tx, id: string, resultKey: string): Promise<void> {
  await tx
    .updateTable('conversion')
    .set({ state: 'TranscodeSuccess', percent: 100, result_key: resultKey, held_by: null, ended_at: now })
    .where('id', '=', id)
    .execute();
}

/** Whoever holds it notices at his next beat. Of one that is over nothing changes. */
export async function failConversion(
  db: Executor,
  id: string,
  { reason, holder }: { reason: ConversionReason; holder?: string },
): Promise<void> {
  await db
    .updateTable('conversion')
    .set({ state: 'TranscodeFail', reason, held_by: null, ended_at: now })
    .where('id', '=', id)
    .where('state', 'in', underway)
    .$if(holder !== undefined, (query) => query.where('held_by', '=', holder ?? ''))
    .execute();
}

/** What came of it is not there any more, so it does not stand in the way of another. */
export async function forgetConversion(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('conversion')
    .set({ state: 'TranscodeFail', reason: 'file-gone', result_key: null })
    .where('id', '=', id)
    .where('state', '=', 'TranscodeSuccess')
    .execute();
}

/** Another may begin at once. A worker that stops has its turn not counted. */
export async function putBackConversion(
  db: Executor,
  id: string,
  { holder, isCounted }: { holder: string; isCounted: boolean },
): Promise<void> {
  await db
    .updateTable('conversion')
    .set((row) => ({
      state: 'Submitted',
      held_by: null,
      beat_at: null,
      attempts: row('attempts', '-', isCounted ? 0 : 1),
    }))
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .where('state', '=', 'Transcoding')
    .execute();
}

/** Nobody works on these: they wait, or their worker has died. The oldest first. */
export async function listIdleConversions(db: Executor, leaseMs: number, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conversion')
    .select('id')
    .where('state', 'in', underway)
    .where((row) => row.or([row('beat_at', 'is', null), row('beat_at', '<', nowPlus(-leaseMs))]))
    .orderBy('created_at')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these have ended: nobody begins them again. */
export async function listEnded(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('conversion')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'not in', underway)
    .execute();
  return rows.map(({ id }) => id);
}
