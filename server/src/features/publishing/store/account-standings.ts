// How accounts stand: the post that went live last, what waits, and whether one is under way.
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import { mayStand } from './attempts.ts';

export type LastLive = { at: Date; title: string; url: string | null };

/** Nothing of an account that never published. */
export async function findLastLive(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, LastLive>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('publication')
    .distinctOn('account_id')
    .select(['account_id', 'title', 'external_url as url', 'published_at as at'])
    .where('account_id', 'in', accountIds)
    .where('published_at', 'is not', null)
    .$narrowType<{ at: Date }>()
    .orderBy('account_id')
    .orderBy('published_at', 'desc')
    .execute();
  return new Map(rows.map(({ account_id: id, ...live }) => [id, live]));
}

/** For their time, or for the account to be authorised again. */
export async function countWaiting(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('publication')
    .select(['account_id as id', sql<number>`count(*)`.as('count')])
    .where('account_id', 'in', accountIds)
    .where('state', 'in', ['scheduled', 'auth-required'])
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** From being prepared until it is settled, and while it may stand; what a person has to decide does not count. */
export async function isAccountInUse(tx: Tx, accountId: string): Promise<boolean> {
  const busy = await tx
    .selectFrom('publication')
    .select('id')
    .where('account_id', '=', accountId)
    .where((one) =>
      one.or([
        one('state', 'in', ['preparing', 'inflight', 'processing', 'reconciling', 'editing', 'withdrawing']),
        one.and([one('state', 'in', ['scheduled', 'auth-required']), mayStand]),
      ]),
    )
    .executeTakeFirst();
  return busy !== undefined;
}
