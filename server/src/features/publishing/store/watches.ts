// Watches: what is live and looked at again, each in its time; while its account is signed out it waits for that.
import { sql } from 'kysely';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

/** Of each channel the longest waiting, so many at most: one that does not answer holds up no other. */
export async function findDueWatches(db: Executor, atMostOfEach: number): Promise<Publication[]> {
  return db
    .with('due', (one) =>
      one
        .selectFrom('publication')
        .select([
          'id',
          sql<number>`row_number() over (partition by channel_id order by watch_at)`.as('place'),
        ])
        .where('watch_at', '<=', now)
        .where('state', 'in', ['published', 'edit-failed']),
    )
    .selectFrom('publication')
    .innerJoin('due', 'due.id', 'publication.id')
    .selectAll('publication')
    .where('place', '<=', atMostOfEach)
    .orderBy('watch_at')
    .execute();
}

/** What could not be looked at while these were signed out is looked at now; whoever asks holds their lanes. */
export async function wakeWatches(tx: Tx, fences: ReadonlyMap<string, number>): Promise<void> {
  for (const [accountId, fence] of fences)
    await tx
      .updateTable('publication')
      .set({ watch_at: now, watch_waits: false, fence })
      .where('account_id', '=', accountId)
      .where('watch_waits', '=', true)
      .execute();
}
