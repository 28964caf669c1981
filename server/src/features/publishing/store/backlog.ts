// Backlog: what is due and nobody began, and what nobody could tell for long.
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import { isPaused } from './pauses.ts';

/** Woken and not begun, though nothing that we know of holds it up: no pause, rest, hold or open call of its account. */
export async function findLate(
  db: Executor,
  lateMs: number,
): Promise<{ count: number; oldestSeconds: number }> {
  const { count, oldest } = await db
    .selectFrom('publication')
    .innerJoin('account_lane', 'account_lane.account_id', 'publication.account_id')
    .leftJoin('platform_state', 'platform_state.channel_id', 'publication.channel_id')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      sql<number | null>`extract(epoch from (select herald_now()) - min(publication.wake_at))::float8`.as(
        'oldest',
      ),
    ])
    .where('publication.state', '=', 'scheduled')
    .where('publication.wake_at', '<', nowPlus(-lateMs))
    .where((row) => row.not(isPaused))
    .where((row) =>
      row.or([row('account_lane.not_before', 'is', null), row('account_lane.not_before', '<', now)]),
    )
    .where(
      sql<boolean>`coalesce(greatest(platform_state.not_before, platform_state.open_until) < ${now}, true)`,
    )
    .where((row) =>
      row.or([row('publication.held_until', 'is', null), row('publication.held_until', '<', now)]),
    )
    .where(
      sql<boolean>`not exists (select 1 from publication as open where open.account_id = publication.account_id
        and open.state in ('inflight', 'processing', 'reconciling', 'editing', 'withdrawing'))`,
    )
    .executeTakeFirstOrThrow();
  return { count, oldestSeconds: oldest ?? 0 };
}

/** How many have been unconfirmed for so long. */
export async function countOldUnknowns(db: Executor, oldMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('publication')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'unknown')
    .where(
      sql<boolean>`(select max(event.at) from event where event.publication_id = publication.id and event.to_state = 'unknown')
        < ${nowPlus(-oldMs)}`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
