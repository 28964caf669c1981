// The rows of sessions: hashes of the tokens, never the tokens; the newest pair sealed for another tab.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import type { SessionLimits } from '../../../http/sign-on-settings.ts';

export const accessMs = 15 * 60_000;
export const graceMs = 10_000;

export type EndReason =
  | 'signed-out'
  | 'stolen'
  | 'expired'
  | 'ended-by-another'
  | 'ended-by-owner'
  | 'ended-by-provider';
export type Hashes = { accessHash: string; refreshHash: string };
/** From where somebody calls: the address, and what their browser says of itself. */
export type Caller = { address: string; userAgent: string };
export type SessionState = {
  id: string;
  personId: string;
  endReason: EndReason | null;
  ended: boolean;
  worn: boolean;
};

/** Ended by us and by no person: whoever is there is asked, and not led away from what they write (R-ERR-009). */
export function isEndedByUs({ endReason }: Pick<SessionState, 'endReason'>): boolean {
  return endReason === 'stolen' || endReason === 'expired';
}

/** Nothing was done for too long, or it has lasted too long in all. */
export function wornBy({ idleMs, absoluteMs }: SessionLimits) {
  return sql<boolean>`(session.last_seen_at < ${nowPlus(-idleMs)} or session.created_at < ${nowPlus(-absoluteMs)})`;
}

function states(db: Executor, limits: SessionLimits) {
  return db
    .selectFrom('session')
    .select(['session.id', 'session.person_id as personId', 'session.end_reason as endReason'])
    .select([sql<boolean>`session.ended_at is not null`.as('ended'), wornBy(limits).as('worn')]);
}

/** `accessOver`: the token was this session's and its quarter of an hour has passed. */
export async function sessionByAccess(
  db: Executor,
  hash: string,
  limits: SessionLimits,
): Promise<(SessionState & { accessOver: boolean }) | undefined> {
  return states(db, limits)
    .select(
      sql<boolean>`coalesce(case when access_hash = ${hash} then access_until else previous_access_until end <= ${now}, true)`.as(
        'accessOver',
      ),
    )
    .where((where) => where.or([where('access_hash', '=', hash), where('previous_access_hash', '=', hash)]))
    .executeTakeFirst();
}

/** Whether the token is that of a session that goes on, of somebody who may still sign in and has a role; past its quarter of an hour too. */
export async function isOfOpenSession(db: Executor, hash: string, limits: SessionLimits): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select('session.id')
    .where((where) =>
      where.or([
        where('access_hash', '=', hash),
        where.and([where('previous_access_hash', '=', hash), where('previous_access_until', '>', now)]),
      ]),
    )
    .where('session.ended_at', 'is', null)
    .where(sql<boolean>`not ${wornBy(limits)}`)
    .where('person.status', '=', 'enabled')
    .where(sql<boolean>`exists (select 1 from person_role where person_id = person.id)`)
    .executeTakeFirst();
  return found !== undefined;
}

export async function sessionIdByRefresh(db: Executor, hash: string): Promise<string | undefined> {
  const current = await db
    .selectFrom('session')
    .select('id')
    .where('refresh_hash', '=', hash)
    .executeTakeFirst();
  if (current) return current.id;
  const spent = await db
    .selectFrom('spent_refresh')
    .select('session_id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return spent?.session_id;
}

/** Others wait here: of many refreshing together one rotates and the rest see what it did. */
export async function lockSession(tx: Tx, id: string, limits: SessionLimits) {
  return states(tx, limits)
    .select([
      'refresh_hash as refreshHash',
      'previous_refresh_hash as previousRefreshHash',
      'pair_sealed as pairSealed',
    ])
    .select([
      'access_until as accessUntil',
      sql<boolean>`coalesce(rotated_at > ${nowPlus(-graceMs)}, false)`.as('justRotated'),
    ])
    .where('session.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSession(
  db: Executor,
  row: Hashes & {
    id: string;
    personId: string;
    providerSession: Record<string, unknown>;
    providerKey: string | null;
    from: Caller;
  },
): Promise<Date> {
  const { access_until } = await db
    .insertInto('session')
    .values({
      id: row.id,
      person_id: row.personId,
      access_hash: row.accessHash,
      access_until: nowPlus(accessMs),
      refresh_hash: row.refreshHash,
      provider_session: JSON.stringify(row.providerSession),
      provider_key: row.providerKey,
      address: row.from.address,
      user_agent: row.from.userAgent,
    })
    .returning('access_until')
    .executeTakeFirstOrThrow();
  return access_until;
}

export async function rotateSession(
  tx: Tx,
  id: string,
  row: Hashes & { spentHash: string; pairSealed: string; isDeed: boolean },
): Promise<Date> {
  await tx.insertInto('spent_refresh').values({ hash: row.spentHash, session_id: id }).execute();
  const { access_until } = await tx
    .updateTable('session')
    .set((of) => ({
      previous_access_hash: of.ref('access_hash'),
      previous_access_until: of.ref('access_until'),
      previous_refresh_hash: row.spentHash,
      access_hash: row.accessHash,
      access_until: nowPlus(accessMs),
      refresh_hash: row.refreshHash,
      pair_sealed: row.pairSealed,
      rotated_at: now,
      ...(row.isDeed ? { last_seen_at: now } : {}),
    }))
    .where('id', '=', id)
    .returning('access_until')
    .executeTakeFirstOrThrow();
  return access_until;
}

/** At most one write a minute: what a person does keeps the session awake. */
export async function touchSession(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', nowPlus(-60_000))
    .execute();
}

/** What the browser of it says of itself; null where it was over already. */
export async function endSessionRow(db: Executor, id: string, reason: EndReason): Promise<string | null> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason, pair_sealed: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('user_agent')
    .executeTakeFirst();
  return ended?.user_agent ?? null;
}

/** How many went on until then. */
export async function endSessionsOf(db: Executor, personId: string, except: string | null): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'ended-by-another', pair_sealed: null })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

export async function providerSessionOf(db: Executor, id: string): Promise<Record<string, unknown>> {
  const row = await db
    .selectFrom('session')
    .select('provider_session')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.provider_session ?? {};
}
