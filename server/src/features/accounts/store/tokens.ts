// Token rows: sealed, versioned, and locked while somebody refreshes them.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';

export type TokenRow = { sealed: string; version: number; needsRefresh: boolean; expiresAt: Date | null };
export type SealedToken = { sealed: string; scopes: readonly string[]; expiresInSeconds: number | null };

/** Renewed this long before its end, so that it does not die under a publication. */
const renewBeforeMs = 5 * 60_000;

export const needsRefresh = sql<boolean>`stale or coalesce(expires_at < ${nowPlus(renewBeforeMs)}, false)`;

export async function findToken(db: Executor, accountId: string): Promise<TokenRow | undefined> {
  return tokens(db, accountId).executeTakeFirst();
}

/** Waits for whoever is refreshing it. */
export async function lockToken(tx: Tx, accountId: string): Promise<TokenRow | undefined> {
  return tokens(tx, accountId).forUpdate().executeTakeFirst();
}

function tokens(db: Executor, accountId: string) {
  return db
    .selectFrom('account_token')
    .select(['sealed', 'version', 'expires_at as expiresAt', needsRefresh.as('needsRefresh')])
    .where('account_id', '=', accountId);
}

export async function saveToken(db: Executor, accountId: string, token: SealedToken): Promise<void> {
  const row = {
    sealed: token.sealed,
    scopes: [...token.scopes],
    expires_at: token.expiresInSeconds === null ? null : nowPlus(token.expiresInSeconds * 1_000),
    refresh_started_at: null,
    stale: false,
  };
  await db
    .insertInto('account_token')
    .values({ account_id: accountId, ...row })
    .onConflict((clash) =>
      clash.column('account_id').doUpdateSet({ ...row, version: sql<number>`account_token.version + 1` }),
    )
    .execute();
}

export async function beginRefresh(db: Executor, accountId: string): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ refresh_started_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

export async function endRefresh(db: Executor, accountId: string): Promise<void> {
  const ended = { refresh_started_at: null };
  await db.updateTable('account_token').set(ended).where('account_id', '=', accountId).execute();
}

export async function forgetToken(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('account_token').where('account_id', '=', accountId).execute();
}

export async function setTokenStale(db: Executor, accountId: string): Promise<void> {
  await db.updateTable('account_token').set({ stale: true }).where('account_id', '=', accountId).execute();
}
