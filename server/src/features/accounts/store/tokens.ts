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

/**
 * The token of this account and of all that share its grant; waits for whoever is refreshing one of them. Locked in the
 * order in which accounts are bound, so that nobody waits for each other.
 */
export async function lockGrant(tx: Tx, accountId: string): Promise<(TokenRow & { accountId: string })[]> {
  return tx
    .selectFrom('account_token')
    .innerJoin('channel_account', 'channel_account.id', 'account_token.account_id')
    .select(['account_id as accountId', 'sealed', 'version', 'expires_at as expiresAt'])
    .select(needsRefresh.as('needsRefresh'))
    .where((row) =>
      row.or([
        row('account_id', '=', accountId),
        row('grant_id', '=', (one) =>
          one
            .selectFrom('account_token as own')
            .select('own.grant_id')
            .where('own.account_id', '=', accountId),
        ),
      ]),
    )
    .orderBy(sql`external_id collate "C"`)
    .forUpdate('account_token')
    .execute();
}

function tokens(db: Executor, accountId: string) {
  return db
    .selectFrom('account_token')
    .select(['sealed', 'version', 'expires_at as expiresAt', needsRefresh.as('needsRefresh')])
    .where('account_id', '=', accountId);
}

/** `grantId` is left as it was where none is given: a token that was renewed is still of the same grant. */
export async function saveToken(
  db: Executor,
  accountId: string,
  token: SealedToken & { readonly grantId?: string | null },
): Promise<void> {
  const row = {
    ...(token.grantId === undefined ? {} : { grant_id: token.grantId }),
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

/** What was kept, undefined where there was nothing. */
export async function forgetToken(
  db: Executor,
  accountId: string,
): Promise<{ sealed: string; grantId: string | null } | undefined> {
  const forgotten = db.deleteFrom('account_token').where('account_id', '=', accountId);
  return forgotten.returning(['sealed', 'grant_id as grantId']).executeTakeFirst();
}

export async function setTokenStale(db: Executor, accountId: string): Promise<void> {
  await db.updateTable('account_token').set({ stale: true }).where('account_id', '=', accountId).execute();
}
