// Platforms: what is known of each one as a whole, whoever of its accounts is asking (publishing.md §7).
import type { CallLimit } from '@herald/channels/call-limits.ts';
import { signs } from '@herald/contract/permissions.ts';
import { sql, type Selectable } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import type { Tables } from '../../../db/tables.ts';
import { isCancelAsked } from './cancellations.ts';
import { isPaused } from './pauses.ts';
import { maySend, requesterSigns } from './requesters.ts';

export type PlatformRow = Selectable<Tables['platform_state']> & { rests: boolean };

export async function listPlatforms(db: Executor): Promise<PlatformRow[]> {
  return db.selectFrom('platform_state').selectAll().select(rests.as('rests')).execute();
}

const rests = sql<boolean>`coalesce(greatest(platform_state.not_before, open_until) > (select herald_now()), false)`;

/** Row 21: whether an administrator lets the machine send once more what is proven to be absent. */
export async function mayResend(db: Executor, channelId: number): Promise<boolean> {
  const row = await db
    .selectFrom('platform_state')
    .select('resends')
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.resends ?? false;
}

/** How it was; of two at once the later one finds what the earlier one set. */
export async function exchangeResends(tx: Tx, channelId: number, resends: boolean): Promise<boolean> {
  const row = await tx
    .selectFrom('platform_state')
    .select('resends')
    .where('channel_id', '=', channelId)
    .forUpdate()
    .executeTakeFirst();
  await upsert(tx, channelId, { resends });
  return row?.resends ?? false;
}

export type Brakes = {
  at: Date;
  cancelled: boolean;
  paused: boolean;
  restsUntil: Date | null;
  maySend: boolean;
};

/** Whatever stands in the way of a publication, in one glance; asked in the transaction that would send: a pause counts from its own commit on. */
export async function readBrakes(db: Executor, publicationId: string): Promise<Brakes> {
  const { signs, ...brakes } = await db
    .selectFrom('publication')
    .leftJoin('platform_state', 'platform_state.channel_id', 'publication.channel_id')
    .select([
      now.as('at'),
      isCancelAsked.as('cancelled'),
      isPaused.as('paused'),
      requesterSigns.as('signs'),
      sql<Date | null>`case when ${rests} then greatest(platform_state.not_before, open_until) end`.as(
        'restsUntil',
      ),
    ])
    .where('id', '=', publicationId)
    .executeTakeFirstOrThrow();
  return { ...brakes, maySend: maySend(signs) };
}

/** Whether new words would wait: somebody paused it, or its platform is left alone. */
export async function areBrakesOn(db: Executor, publicationId: string): Promise<boolean> {
  const { paused, restsUntil } = await readBrakes(db, publicationId);
  return paused || restsUntil !== null;
}

/** Of the row of a publication: nothing that readBrakes would find stands in its way; who may publish may send, whoever else is asked there. */
export const isFree = sql<boolean>`(publication.expires_at > ${now} and not ${isCancelAsked} and not ${isPaused}
  and ${signs.publishes} = any (${requesterSigns}) and not exists (select 1 from platform_state
    where platform_state.channel_id = publication.channel_id and ${rests}))`;

type Limit = Pick<CallLimit, 'calls' | 'perSeconds' | 'renewsIn'>;

/** Many wait for the next call there is: asked for more often, they would do little else. */
const fullWaitMs = 30_000;

/** Takes one of the calls our application may still make beside those it leaves; null, or how many milliseconds until there is one. */
export async function takeCall(
  tx: Tx,
  channelId: number,
  limit: Limit,
  { leaving }: { leaving: number } = { leaving: 0 },
): Promise<number | null> {
  await tx
    .insertInto('platform_state')
    .values({ channel_id: channelId })
    .onConflict((clash) => clash.column('channel_id').doNothing())
    .execute();
  const filled = fill(limit);
  const { tokens } = await tx
    .updateTable('platform_state')
    .set({ tokens: filled, refilled_at: now })
    .where('channel_id', '=', channelId)
    .returning(sql<number>`tokens`.as('tokens'))
    .executeTakeFirstOrThrow();
  const needed = leaving + 1;
  if (tokens < needed) return Math.max(await readWaitMs(tx, limit, needed - tokens), fullWaitMs);
  await tx
    .updateTable('platform_state')
    .set({ tokens: tokens - 1 })
    .where('channel_id', '=', channelId)
    .execute();
  return null;
}

/** What a bucket holds by now: full until the first call is taken, then again at its midnight, or evenly where none is named. */
function fill({ calls, perSeconds, renewsIn }: Limit) {
  if (renewsIn === undefined)
    return sql<number>`least(${calls}::float8, coalesce(tokens + extract(epoch from (select herald_now()) - refilled_at) * ${calls / perSeconds}, ${calls}::float8))`;
  const isAnotherDay = sql`((select herald_now()) at time zone ${renewsIn})::date > (refilled_at at time zone ${renewsIn})::date`;
  return sql<number>`case when tokens is null or ${isAnotherDay} then ${calls}::float8 else least(${calls}::float8, tokens) end`;
}

async function readWaitMs(db: Executor, limit: Limit, missing: number): Promise<number> {
  const { calls, perSeconds, renewsIn } = limit;
  if (renewsIn === undefined) return ((missing * perSeconds) / calls) * 1_000;
  const { at } = await db.selectNoFrom(now.as('at')).executeTakeFirstOrThrow();
  return (await readMidnight(db, renewsIn)).getTime() - at.getTime();
}

/** The next midnight in a zone, by the database's clock. */
export async function readMidnight(db: Executor, zone: string): Promise<Date> {
  const today = sql`date_trunc('day', (select herald_now()) at time zone ${zone})`;
  const next = sql<Date>`(${today} + interval '1 day') at time zone ${zone}`;
  const { midnight } = await db.selectNoFrom(next.as('midnight')).executeTakeFirstOrThrow();
  return midnight;
}

/** The last midnight of a zone that is not after an instant. */
export async function readMidnightBefore(db: Executor, zone: string, at: Date): Promise<Date> {
  const midnight = sql<Date>`date_trunc('day', ${at}::timestamptz at time zone ${zone}) at time zone ${zone}`;
  return (await db.selectNoFrom(midnight.as('midnight')).executeTakeFirstOrThrow()).midnight;
}

/** How many of the calls our application may make are left now; takes none. */
export async function readCallsLeft(db: Executor, channelId: number, limit: Limit): Promise<number> {
  const row = await db
    .selectFrom('platform_state')
    .select(fill(limit).as('left'))
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return Math.floor(row?.left ?? limit.calls);
}

/** The platform asked our whole application to wait. A longer wait asked for earlier stands. */
export async function restPlatform(db: Executor, channelId: number, milliseconds: number): Promise<void> {
  const until = sql<Date>`greatest(platform_state.not_before, ${nowPlus(milliseconds)})`;
  await upsert(db, channelId, {});
  await db
    .updateTable('platform_state')
    .set({ not_before: until })
    .where('channel_id', '=', channelId)
    .execute();
}

/** One more call without a proper answer; those of long ago are forgotten. True when it is the one that opens the breaker. */
export async function noteTrouble(
  db: Executor,
  channelId: number,
  limit: { troubles: number; withinMs: number; restMs: number },
): Promise<boolean> {
  await upsert(db, channelId, {});
  const since = sql<Date>`case when trouble_since > ${nowPlus(-limit.withinMs)} then trouble_since else (select herald_now()) end`;
  const count = sql<number>`case when trouble_since > ${nowPlus(-limit.withinMs)} then troubles + 1 else 1 end`;
  const row = await db
    .updateTable('platform_state')
    .set({ troubles: count, trouble_since: since })
    .where('channel_id', '=', channelId)
    .returning('troubles')
    .executeTakeFirstOrThrow();
  if (row.troubles < limit.troubles) return false;
  await upsert(db, channelId, { open_until: nowPlus(limit.restMs), troubles: 0 });
  return true;
}

/** A proper answer, whatever it says: the platform is well. Writes only where there was trouble. */
export async function endTrouble(db: Executor, channelId: number): Promise<void> {
  await db
    .updateTable('platform_state')
    .set({ troubles: 0, trouble_since: null })
    .where('channel_id', '=', channelId)
    .where('troubles', '>', 0)
    .execute();
}

type Change = Partial<{
  resends: boolean;
  troubles: number;
  open_until: ReturnType<typeof nowPlus>;
}>;

async function upsert(db: Executor, channelId: number, change: Change): Promise<void> {
  await db
    .insertInto('platform_state')
    .values({ channel_id: channelId, ...change })
    .onConflict((clash) =>
      Object.keys(change).length === 0
        ? clash.column('channel_id').doNothing()
        : clash.column('channel_id').doUpdateSet(change),
    )
    .execute();
}
