// Restores, seen from publications: what came to its end before the moment to which the house was put back.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';

/** Of these, those that ended before such a moment: what became of them between it and the restore nobody here knows. */
export async function listOlderThanRestore(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('event')
    .select('publication_id as id')
    .where('publication_id', 'in', [...ids])
    .groupBy('publication_id')
    .having(sql<boolean>`exists (select 1 from pause where pause.restored_from >= max(event.at))`)
    .execute();
  return new Set(found.map(({ id }) => id));
}
