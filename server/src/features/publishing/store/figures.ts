// Figures over all publications: what is open, by its state.
import type { Executor } from '../../../db/client.ts';
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
