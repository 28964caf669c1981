// Watches: what is live and looked at again, each in its time; while its account is signed out it waits for that.
import type { Reason } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

/** As the index publication_watch has them, word for word, so that no more is read than is taken. */
const isWatched = sql<boolean>`state in ('published', 'edit-failed', 'externally-removed')`;

/** Of one channel the longest waiting, so many at most. */
export async function findDueWatches(
  db: Executor,
  channelId: number,
  atMost: number,
): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('watch_at', '<=', now)
    .where(isWatched)
    .orderBy('watch_at')
    .limit(atMost)
    .execute();
}

/** As which it stood when it was last seen, of one that is gone. */
export async function findLastStanding(
  db: Executor,
  publicationId: string,
): Promise<{ state: 'published' | 'edit-failed'; reason: Reason }> {
  const last = await db
    .selectFrom('event')
    .select(['to_state', 'reason'])
    .where('publication_id', '=', publicationId)
    .where('to_state', 'in', ['published', 'edit-failed'])
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return {
    state: last?.to_state === 'edit-failed' ? 'edit-failed' : 'published',
    reason: last?.reason ?? 'reason-none',
  };
}

/**
 * What could not be looked at while these were signed out is looked at now; whoever asks holds their lanes.
 * What is due is written as well: a look that began before is overtaken, or it would still put it off as signed out.
 */
export async function wakeWatches(tx: Tx, fences: ReadonlyMap<string, number>): Promise<void> {
  for (const [accountId, fence] of fences)
    await tx
      .updateTable('publication')
      .set({ watch_at: now, watch_waits: false, fence })
      .where('account_id', '=', accountId)
      .where((row) =>
        row.or([row('watch_waits', '=', true), row.and([row('watch_at', '<=', now), isWatched])]),
      )
      .execute();
}
