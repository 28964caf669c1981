// Consents to give back: the sealed token of an account that was unbound, kept only until its platform has taken it back.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';

/** Whether a token of the grant is left; until the transaction ends nobody else is told, so that of two the later one sees what the other took away. */
export async function isGrantHeld(tx: Tx, grantId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${grantId}))`.execute(tx);
  const held = tx.selectFrom('account_token').select('account_id').where('grant_id', '=', grantId);
  return (await held.executeTakeFirst()) !== undefined;
}

/** Of an account bound and unbound again only its last consent is kept. */
export async function insertRevocation(tx: Tx, accountId: string, sealed: string): Promise<void> {
  const row = { sealed, tries: 0, next_at: now };
  await tx
    .insertInto('revocation')
    .values({ account_id: accountId, ...row })
    .onConflict((clash) => clash.column('account_id').doUpdateSet(row))
    .execute();
}

export async function listDueRevocations(db: Executor, atMost: number): Promise<string[]> {
  const due = db.selectFrom('revocation').select('account_id as id').where('next_at', '<=', now);
  return (await due.orderBy('next_at').limit(atMost).execute()).map(({ id }) => id);
}

/** Undefined where another worker has it, or had it. */
export async function lockRevocation(
  tx: Tx,
  accountId: string,
): Promise<{ sealed: string; tries: number } | undefined> {
  return tx
    .selectFrom('revocation')
    .select(['sealed', 'tries'])
    .where('account_id', '=', accountId)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Without `tries` the platform was not asked, and none is counted. */
export async function postponeRevocation(
  db: Executor,
  accountId: string,
  { tries, waitMs }: { tries?: number; waitMs: number },
): Promise<void> {
  const later = { next_at: nowPlus(waitMs), ...(tries === undefined ? {} : { tries }) };
  await db.updateTable('revocation').set(later).where('account_id', '=', accountId).execute();
}

export async function endRevocation(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('revocation').where('account_id', '=', accountId).execute();
}
