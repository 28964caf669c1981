// Restores, seen from what stood here before them: what became of it between the moment to which the house was put back and the restore nobody here knows.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import type { Item } from '../find-item.ts';

/** A backup's moment is told in milliseconds, a row's in millionths of a second. */
const stoodThen = (madeAt: ReturnType<typeof sql>) =>
  sql<boolean>`pause.restored_from >= date_trunc('milliseconds', ${madeAt})`;

/** Of a row of publication: the house before may have gone on with it. */
export const olderThanRestore = sql<boolean>`exists (select 1 from pause where ${stoodThen(sql`publication.created_at`)})`;

/** Of these, those that were asked for before such a moment. */
export async function listOlderThanRestore(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('publication')
    .select('id')
    .where('id', 'in', [...ids])
    .where(olderThanRestore)
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** The latest moment to which the house was put back and at which this item was there already; null where there is none. */
export async function findRestoreOf(db: Executor, { packageIds, draftIds }: Item): Promise<Date | null> {
  const made = sql`(select min(made.at) from (
    select created_at as at from package where id = any(${packageIds}::uuid[])
    union all select created_at from draft where id = any(${draftIds}::uuid[])) made)`;
  const found = await db
    .selectFrom('pause')
    .select(({ fn }) => fn.max('restored_from').as('at'))
    .where('restored_from', 'is not', null)
    .where(stoodThen(made))
    .executeTakeFirst();
  return found?.at ?? null;
}

/** Whether what was asked for at that time stood here at a moment to which the house was put back. */
export async function isOlderThanRestore(db: Executor, askedAt: Date): Promise<boolean> {
  const found = db.selectFrom('pause').select('id').where('restored_from', '>=', askedAt);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Asked once a statement, so that a house that was never put back asks nothing more. */
const wasPutBack = sql<boolean>`(select exists (select 1 from pause where restored_from is not null))`;

/** Of a row of publication: its last call was made before such a moment, whatever it came to, and nobody has said since that nothing of it is there: the house before may have sent it once more. */
export const sentBeforeRestore = sql<boolean>`(${wasPutBack} and exists (select 1 from attempt join pause
  on ${stoodThen(sql`attempt.sent_at`)} and (attempt.disproved_at is null or ${stoodThen(sql`attempt.disproved_at`)})
  where attempt.publication_id = publication.id and attempt.op = 'publish' and attempt.n = publication.attempt_no))`;

export async function wasSentBeforeRestore(db: Executor, publicationId: string): Promise<boolean> {
  const found = db.selectFrom('publication').select('id').where('id', '=', publicationId);
  return (await found.where(sentBeforeRestore).executeTakeFirst()) !== undefined;
}
