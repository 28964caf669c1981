// The rows by which a provider ends sessions of ours: by its own name for one, or all of a person; and what it told before.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';

const keptMs = 24 * 60 * 60_000;

/** Whoever begins or ends a session of this name waits here for the other, so that neither misses it. */
export async function lockProviderKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** False for what was noted before. Notices are forgotten after a day. */
export async function noteOnce(db: Executor, key: string): Promise<boolean> {
  await db.deleteFrom('provider_notice').where('at', '<', nowPlus(-keptMs)).execute();
  const noted = await db
    .insertInto('provider_notice')
    .values({ key, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function isNoted(db: Executor, key: string): Promise<boolean> {
  const row = await db.selectFrom('provider_notice').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function endByProviderKey(db: Executor, key: string): Promise<number> {
  const ended = await ending(db).where('provider_key', '=', key).returning('id').execute();
  return ended.length;
}

export async function endBySubject(db: Executor, issuer: string, subject: string): Promise<number> {
  const ended = await ending(db)
    .where('person_id', 'in', (of) =>
      of.selectFrom('person').select('id').where('issuer', '=', issuer).where('subject', '=', subject),
    )
    .returning('id')
    .execute();
  return ended.length;
}

function ending(db: Executor) {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'ended-by-provider', pair_sealed: null })
    .where('ended_at', 'is', null);
}
