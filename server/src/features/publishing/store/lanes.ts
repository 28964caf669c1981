// Lanes: one per account; who holds it sends alone, and its fence stamps every write (publishing.md §7).
import { sql } from 'kysely';
import { isOver, passesPause, passesRest } from './expired.ts';
import { isOutstanding } from './outstanding.ts';
import { isAnythingPaused, isPaused } from './pauses.ts';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { Overtaken } from './rows.ts';

export type Lane = { accountId: string; holder: string; fence: number };

/**
 * Takes a free or abandoned lane; null when somebody alive holds it, or the platform asked us to wait and nothing passes that rest.
 * Nobody waits for a lane another one is just taking: there is other work.
 */
export async function takeLane(
  db: Executor,
  accountId: string,
  holder: string,
  leaseMs: number,
): Promise<Lane | null> {
  const row = await db
    .updateTable('account_lane')
    .set({ holder, fence: sql`fence + 1`, lease_until: nowPlus(leaseMs) })
    .where('account_id', '=', (free) =>
      free
        .selectFrom('account_lane as lane')
        .select('lane.account_id')
        .where('lane.account_id', '=', accountId)
        .where((lane) => lane.or([lane('lease_until', 'is', null), lane('lease_until', '<', now)]))
        .where((lane) =>
          lane.or([
            lane('not_before', 'is', null),
            lane('not_before', '<=', now),
            lane.exists(
              lane
                .selectFrom('publication')
                .select('publication.id')
                .whereRef('publication.account_id', '=', 'lane.account_id')
                .where('wake_at', '<=', now)
                .where(passesRest),
            ),
          ]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .returning(['fence'])
    .executeTakeFirst();
  return row ? { accountId, holder, fence: row.fence } : null;
}

/** False when the lane was lost: whoever asks must stop writing. */
export async function renewLane(db: Executor, lane: Lane, leaseMs: number): Promise<boolean> {
  const done = await db
    .updateTable('account_lane')
    .set({ lease_until: nowPlus(leaseMs) })
    .where('account_id', '=', lane.accountId)
    .where('fence', '=', lane.fence)
    // A renewal that was under way when the lane was given back must not take it again.
    .where('holder', '=', lane.holder)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function releaseLane(db: Executor, lane: Lane): Promise<void> {
  await db
    .updateTable('account_lane')
    .set({ holder: null, lease_until: null })
    .where('account_id', '=', lane.accountId)
    .where('fence', '=', lane.fence)
    .execute();
}

/** For a write beside the publication's own: refused once the lane is another's, who waits until the transaction ends (I5). */
export async function holdLane(tx: Tx, lane: Lane): Promise<void> {
  const found = await tx
    .selectFrom('account_lane')
    .select('fence')
    .where('account_id', '=', lane.accountId)
    .forShare()
    .executeTakeFirst();
  if (found?.fence !== lane.fence)
    throw new Overtaken(`the lane of account ${lane.accountId} is at ${found?.fence}`);
}

/** The platform asked to wait: nothing of this account is published before. A longer wait asked for earlier stands. */
export async function restLane(db: Executor, accountId: string, milliseconds: number): Promise<void> {
  await db
    .updateTable('account_lane')
    .set({ not_before: sql<Date>`greatest(not_before, ${nowPlus(milliseconds)})` })
    .where('account_id', '=', accountId)
    .execute();
}

/** Whether the platform asked for no more posts of this account for now. */
export async function isResting(db: Executor, accountId: string): Promise<boolean> {
  const resting = await db
    .selectFrom('account_lane')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('not_before', '>', now)
    .executeTakeFirst();
  return resting !== undefined;
}

export async function countLanesHeld(db: Executor): Promise<number> {
  const { held } = await db
    .selectFrom('account_lane')
    .select((row) => row.fn.countAll<number>().as('held'))
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow();
  return held;
}

/** Of several accounts, in the one order in which everybody takes lanes: two who want the same wait for each other, never for ever. */
export async function readFences(
  tx: Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const fences = new Map<string, number>();
  for (const accountId of [...new Set(accountIds)].toSorted((a, b) => a.localeCompare(b)))
    fences.set(accountId, await readFence(tx, accountId));
  return fences;
}

/** The fence a person's own write carries: today's, held until the transaction ends. */
export async function readFence(tx: Tx, accountId: string): Promise<number> {
  const lane = await tx
    .selectFrom('account_lane')
    .select('fence')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return lane.fence;
}

/** Done though another of its account is out: that one itself, what was left behind, and what is only missed (findNext). */
const goesFirst = sql<boolean>`(publication.state in ('preparing', 'inflight') or ${isOver} or ${isOutstanding('publication')})`;
const isHeld = sql<boolean>`exists (select 1 from publication as other where other.account_id = due.account_id
  and ${isOutstanding('other')})`;

/**
 * Accounts with something due and nobody at work, the longest waiting first: what the sweep wakes. None where all that is due waits
 * for an open call, and of each channel so many at most, or hundreds of one that does not answer would hide the others'.
 * What is due is read first and by its own index: joined at once, Postgres reads it anew for every account.
 */
export async function findIdleAccountsWithWork(
  db: Executor,
  atMostOfEach: number,
): Promise<{ accountId: string; channelId: number }[]> {
  return db
    .with(
      (due) => due('due').materialized(),
      (tables) =>
        tables
          .selectFrom('publication')
          .select((row) => [
            'account_id',
            'channel_id',
            row.fn.min('wake_at').as('since'),
            sql<boolean>`bool_or(${passesRest})`.as('passes'),
            sql<boolean>`bool_or(${goesFirst})`.as('goesFirst'),
          ])
          .where('wake_at', '<=', now)
          .where((row) =>
            row.or([
              row('state', '<>', 'scheduled'),
              row('expires_at', '<=', now),
              row.not(isAnythingPaused),
              row.not(isPaused),
              passesPause,
            ]),
          )
          .groupBy(['account_id', 'channel_id']),
    )
    .with('idle', (tables) =>
      tables
        .selectFrom('due')
        .innerJoin('account_lane', 'account_lane.account_id', 'due.account_id')
        .select(['due.account_id', 'due.channel_id', 'since'])
        .select(sql<number>`row_number() over (partition by due.channel_id order by since)`.as('place'))
        .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<', now)]))
        .where((row) =>
          row.or([row('passes', '=', true), row('not_before', 'is', null), row('not_before', '<=', now)]),
        )
        .where((row) => row.or([row('goesFirst', '=', true), row.not(isHeld)])),
    )
    .selectFrom('idle')
    .select(['account_id as accountId', 'channel_id as channelId'])
    .where('place', '<=', atMostOfEach)
    .orderBy('since')
    .execute();
}

/** How many milliseconds until the next publication is due that is not due yet; null when there is none. */
export async function readNextWake(db: Executor): Promise<number | null> {
  const row = await db
    .selectFrom('publication')
    .select(sql<number>`extract(epoch from wake_at - ${now})::float8 * 1000`.as('inMs'))
    .where('wake_at', '>', now)
    .orderBy('wake_at')
    .limit(1)
    .executeTakeFirst();
  return row?.inMs ?? null;
}
