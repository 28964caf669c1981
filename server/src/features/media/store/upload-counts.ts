// What one person has begun and sent of late, counted where a further upload may be too much.
import { chunksAboveBytes, minuteMs } from '@herald/contract/constants.ts';
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';

/** A policy holds for so long, in chunks after the last that was heard of one; an upload of which nothing was heard for longer holds no place. */
export const uploadTimes = { policyMs: 15 * minuteMs, silentMs: 2 * minuteMs } as const;
const silentSince = nowPlus(-uploadTimes.silentMs);

/** Of one that is not all there: it is small, or was signed for or heard of lately and so is counted among those on their way. */
export const hasPlace = sql<boolean>`(size_bytes <= ${chunksAboveBytes}::bigint or heard_at > ${silentSince})`;

/** `startsBytes` of the last `dayMs`; `starts` of the last `hourMs`. */
export type Begun = { readonly starts: number; readonly sentBytes: number };
export type Windows = { readonly hourMs: number; readonly dayMs: number };

/** Until the transaction ends this person begins no other upload: two at once would both be the last that may be. */
export async function lockUploads(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`uploads of ${ownerId}`}))`.execute(tx);
}

/** Of one that may still come all of it, of one that came in chunks or was stopped what has come, of one that was never sent nothing. */
const sentBytes = sql<number>`case
  when used_at is null and expires_at > ${now} then size_bytes
  when received_bytes is not null then received_bytes
  when used_at is not null then size_bytes
  else 0 end`;

export async function countBegun(db: Executor, ownerId: string, { hourMs, dayMs }: Windows): Promise<Begun> {
  return db
    .selectFrom('upload')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('created_at', '>', nowPlus(-hourMs)).as('starts'),
      sql<number>`coalesce(sum(${sentBytes}), 0)::bigint`.as('sentBytes'),
    ])
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', nowPlus(-dayMs))
    .executeTakeFirstOrThrow();
}

/** In how many seconds so many of the last hour's are older than it. */
export async function readStartsFree(
  db: Executor,
  ownerId: string,
  atMost: number,
  hourMs: number,
): Promise<number> {
  const row = await db
    .selectFrom('upload')
    .select(secondsUntil(hourMs).as('seconds'))
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', nowPlus(-hourMs))
    .orderBy('created_at', 'desc')
    .offset(Math.max(0, atMost - 1))
    .limit(1)
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

/** In how many seconds so many bytes of the last day's are older than it; undefined where there never were so many. */
export async function readBytesFree(
  db: Executor,
  ownerId: string,
  tooManyBytes: number,
  dayMs: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom((from) =>
      from
        .selectFrom('upload')
        .select(['created_at', sql<number>`sum(${sentBytes}) over (order by created_at, key)`.as('free')])
        .where('owner_id', '=', ownerId)
        .where('created_at', '>', nowPlus(-dayMs))
        .as('freed'),
    )
    .select(secondsUntil(dayMs).as('seconds'))
    .where('free', '>=', tooManyBytes)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.seconds;
}

function secondsUntil(windowMs: number) {
  return sql<number>`greatest(1, ceil(extract(epoch from created_at - (${nowPlus(-windowMs)}))))::int`;
}

/** Large ones whose bytes are on their way at this moment: in chunks that were heard of lately, or in one piece that is being taken. */
export async function countGoing(
  db: Executor,
  { ownerId, key }: { ownerId: string; key: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('upload')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('key', '<>', key)
    .where('size_bytes', '>', chunksAboveBytes)
    .where((row) =>
      row.or([
        row.and([row('used_at', 'is', null), row('expires_at', '>', now), row('heard_at', '>', silentSince)]),
        row.and([
          row('used_at', '>', nowPlus(-uploadTimes.silentMs)),
          row('received_bytes', 'is', null),
          sql<boolean>`not exists (select from file where file.key in (upload.key, upload.kept_as))`,
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}
