// The rows of sessions whose tokens the shared-cookie provider makes: one a session there, whichever token it has now.
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { graceMs, type Caller } from './sessions.ts';

type SharedToken = { accessHash: string; accessUntil: Date };

/** Undefined where another call has brought the token at this very moment: it has its session already. */
export async function insertSharedSession(
  db: Executor,
  row: SharedToken & { personId: string; providerKey: string | null; from: Caller },
): Promise<string | undefined> {
  const made = await db
    .insertInto('session')
    .values({
      person_id: row.personId,
      access_hash: row.accessHash,
      access_until: row.accessUntil,
      provider_session: '{}',
      provider_key: row.providerKey,
      address: row.from.address,
      user_agent: row.from.userAgent,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** The last there was of this name at the provider, whether it goes on or not. */
export async function sessionOfProviderKey(
  tx: Tx,
  key: string,
): Promise<{ id: string; personId: string; ended: boolean } | undefined> {
  const row = await tx
    .selectFrom('session')
    .select(['id', 'person_id as personId', 'ended_at as endedAt'])
    .where('provider_key', '=', key)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, personId: row.personId, ended: row.endedAt !== null };
}

/** What a page asks by itself keeps the session no longer awake. The token before stays good until its own end, for calls on their way. */
export async function adoptToken(
  tx: Tx,
  id: string,
  { accessHash, accessUntil, isDeed }: SharedToken & { isDeed: boolean },
): Promise<void> {
  await tx
    .updateTable('session')
    .set((of) => ({
      previous_access_hash: of.ref('access_hash'),
      previous_access_until: of.ref('access_until'),
      access_hash: accessHash,
      access_until: accessUntil,
      rotated_at: now,
      ...(isDeed ? { last_seen_at: now } : {}),
    }))
    .where('id', '=', id)
    .where('access_hash', '<>', accessHash)
    .execute();
}

/** What the provider gave for a token that is spent by that, sealed. */
export async function keepTriple(
  db: Executor,
  id: string,
  { spentHash, sealed }: { spentHash: string; sealed: string },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ previous_refresh_hash: spentHash, pair_sealed: sealed, rotated_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function keptTriple(db: Executor, id: string, spentHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select('pair_sealed as sealed')
    .where('id', '=', id)
    .where('previous_refresh_hash', '=', spentHash)
    .where('rotated_at', '>', nowPlus(-graceMs))
    .executeTakeFirst();
  return row?.sealed ?? null;
}
