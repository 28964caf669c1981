// Figures over all publications: what is open, and how long the oldest due one has waited.
import { sql } from 'kysely';
import { now, type Executor } from '../../../db/client.ts';
import { unsettled } from './publications.ts';

export async function countOutstanding(db: Executor): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('publication')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where(unsettled)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

/** In seconds; 0 when nothing that is due still waits for its beginning. */
export async function readOldestUnstarted(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('publication')
    .select(sql<number | null>`extract(epoch from ${now} - min(due_at))::float8`.as('seconds'))
    .where('state', '=', 'scheduled')
    .where('wake_at', '<=', now)
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}
