// Backlog: what is due and nobody began, and what nobody could tell for long.
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import { isOutstanding } from './outstanding.ts';
import type { Announcement } from './outbox.ts';
import { isPaused } from './pauses.ts';

/** How many wait too long, how many of them because a platform asked their account or all of us to, or for our application’s own calls, and the oldest. */
export type Late = { count: number; resting: number; limited: number; oldestSeconds: number };

const laneRests = sql<boolean>`coalesce(account_lane.not_before > ${now}, false)`;
/** Its account or all of its platform, for so long at least. */
const restsFor = (milliseconds: number) =>
  sql<boolean>`coalesce(greatest(account_lane.not_before, platform_state.not_before, platform_state.open_until)
    > ${nowPlus(milliseconds)}, false)`;
const rests = restsFor(0);
/** None of our application’s own calls was left when it was begun (find-brake.ts). */
const isLimited = sql<boolean>`(publication.reason = 'reason-own-limit')`;
/** What rests, or waits for calls, sleeps as long: it is late by when it was due. */
const since = sql<Date>`case when ${rests} or ${isLimited} then publication.due_at else publication.wake_at end`;

/** Another of its account, of such a kind, is not settled. */
const isBehind = (kind = sql<boolean>`true`) => sql<boolean>`exists (select 1 from publication as other
  where other.account_id = publication.account_id and ${isOutstanding('other')} and ${kind})`;

/** Due and not begun, though nobody here holds it back: no pause, no hold, and no open call of its account that is soon looked at. */
function late(db: Executor, lateMs: number) {
  return db
    .selectFrom('publication')
    .innerJoin('account_lane', 'account_lane.account_id', 'publication.account_id')
    .leftJoin('platform_state', 'platform_state.channel_id', 'publication.channel_id')
    .where('publication.state', '=', 'scheduled')
    .where(sql<boolean>`${since} < ${nowPlus(-lateMs)}`)
    .where((row) => row.not(isPaused))
    .where((row) =>
      row.or([row('publication.held_until', 'is', null), row('publication.held_until', '<', now)]),
    )
    .where(
      sql<boolean>`(${laneRests} or not ${isBehind(sql`coalesce(other.wake_at < ${nowPlus(lateMs)}, true)`)})`,
    );
}

export async function findLate(db: Executor, lateMs: number): Promise<Late> {
  const { count, resting, limited, oldest } = await late(db, lateMs)
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where ${rests})`.as('resting'),
      sql<number>`count(*) filter (where ${isLimited} and not ${rests})`.as('limited'),
      sql<number | null>`extract(epoch from (select herald_now()) - min(${since}))::float8`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { count, resting, limited, oldestSeconds: oldest ?? 0 };
}

/**
 * Once for each time it was due, and only of what will wait as long again, resting or behind another of its account: all else goes
 * out as soon as a worker runs, or was told where it was begun (find-brake.ts).
 */
export async function announceLate(db: Executor, lateMs: number): Promise<void> {
  await db
    .insertInto('outbox')
    .columns(['publication_id', 'kind', 'event_seq'])
    .expression(
      late(db, lateMs)
        .where(sql<boolean>`(${restsFor(lateMs)} or (${isBehind()} and not ${laneRests}))`)
        .select(['publication.id', sql.lit<Announcement>('late').as('kind')])
        .select(sql<number>`extract(epoch from publication.due_at)::int`.as('event_seq')),
    )
    .onConflict((clash) => clash.columns(['publication_id', 'kind', 'event_seq']).doNothing())
    .execute();
}

/** In seconds, by when it was due; 0 when nothing that is due still waits for its beginning, whatever it waits for. */
export async function readOldestUnstarted(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('publication')
    .innerJoin('account_lane', 'account_lane.account_id', 'publication.account_id')
    .leftJoin('platform_state', 'platform_state.channel_id', 'publication.channel_id')
    .select(sql<number | null>`extract(epoch from ${now} - min(publication.due_at))::float8`.as('seconds'))
    .where('publication.state', '=', 'scheduled')
    .where(sql<boolean>`${since} <= ${now}`)
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
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
