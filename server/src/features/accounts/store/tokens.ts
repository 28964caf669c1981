// Token rows: sealed, versioned, and locked while somebody refreshes them.
import type { Failure } from '@herald/channels/failure.ts';
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';

export type TokenRow = {
  sealed: string;
  version: number;
  needsRefresh: boolean;
  expiresAt: Date | null;
  /** When its refresh token ends; null where the platform names no end. */
  renewsUntil: Date | null;
  /** Of the last refresh, until one succeeds or the account is bound. */
  failure: Failure | null;
  failedMsAgo: number | null;
};
export type SealedToken = {
  sealed: string;
  scopes: readonly string[];
  expiresInSeconds: number | null;
  renewsForSeconds: number | undefined;
};

/** Renewed this long before its end, so that it does not die under a publication. */
const renewBeforeMs = 5 * 60_000;

export const needsRefresh = sql<boolean>`(stale or coalesce(expires_at < ${nowPlus(renewBeforeMs)}, false))`;

const failedMsAgo = sql<
  number | null
>`(extract(epoch from (select herald_now()) - refresh_failed_at) * 1000)::float8`;

export async function findToken(db: Executor, accountId: string): Promise<TokenRow | undefined> {
  return tokens(db).where('account_id', '=', accountId).executeTakeFirst();
}

/**
 * The token of this account and of all that share its grant; null while somebody else is at one of them. Nobody waits here, so
 * none of two that hold a part of it waits for the other.
 */
export async function lockGrant(
  tx: Tx,
  accountId: string,
): Promise<(TokenRow & { accountId: string })[] | null> {
  const sharing = await listGrant(tx, accountId);
  const held = await tokens(tx).where(inGrant(accountId)).forUpdate().skipLocked().execute();
  return held.length === sharing.length ? held : null;
}

/** Without a lock; `refused`: its last refresh failed, and nobody has bound it since. */
export async function listGrant(
  db: Executor,
  accountId: string,
): Promise<{ accountId: string; refused: boolean }[]> {
  return db
    .selectFrom('account_token')
    .select(['account_id as accountId', sql<boolean>`refresh_failure is not null`.as('refused')])
    .where(inGrant(accountId))
    .execute();
}

function inGrant(accountId: string) {
  return sql<boolean>`(account_id = ${accountId}
    or grant_id = (select own.grant_id from account_token as own where own.account_id = ${accountId}))`;
}

function tokens(db: Executor) {
  return db
    .selectFrom('account_token')
    .select(['account_id as accountId', 'sealed', 'version', 'expires_at as expiresAt'])
    .select('renews_until as renewsUntil')
    .select([needsRefresh.as('needsRefresh'), 'refresh_failure as failure', failedMsAgo.as('failedMsAgo')]);
}

/** Where no `grantId` is given it was renewed, and is still of the same grant: what a platform does not say anew stays. */
export async function saveToken(
  db: Executor,
  accountId: string,
  token: SealedToken & { readonly grantId?: string | null },
): Promise<void> {
  const renewsUntil = token.renewsForSeconds === undefined ? null : nowPlus(token.renewsForSeconds * 1_000);
  const row = {
    ...(token.grantId === undefined ? {} : { grant_id: token.grantId, sealed_elsewhere: false }),
    ...(token.grantId === undefined && renewsUntil === null ? {} : { renews_until: renewsUntil }),
    sealed: token.sealed,
    scopes: [...token.scopes],
    expires_at: token.expiresInSeconds === null ? null : nowPlus(token.expiresInSeconds * 1_000),
    refresh_started_at: null,
    refresh_failed_at: null,
    refresh_failure: null,
    stale: false,
  };
  await db
    .insertInto('account_token')
    .values({ account_id: accountId, ...row })
    .onConflict((clash) =>
      clash.column('account_id').doUpdateSet({ ...row, version: sql<number>`nextval('token_version')` }),
    )
    .execute();
}

/** Of all accounts; `isElsewhere` where one was found to be sealed with another vault's key. */
export async function listSealed(
  db: Executor,
): Promise<{ accountId: string; sealed: string; version: number; isElsewhere: boolean }[]> {
  return db
    .selectFrom('account_token')
    .select(['account_id as accountId', 'sealed', 'version', 'sealed_elsewhere as isElsewhere'])
    .execute();
}

/** False where it is another token by now. */
export async function setSealedElsewhere(
  tx: Tx,
  accountId: string,
  { version, is }: { version: number; is: boolean },
): Promise<boolean> {
  const marked = await tx
    .updateTable('account_token')
    .set({ sealed_elsewhere: is })
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** The intent; false, and nothing written, while somebody else is at it. */
export async function beginRefresh(db: Executor, accountId: string): Promise<boolean> {
  const begun = await db
    .updateTable('account_token')
    .set({ refresh_started_at: now })
    .where('account_id', 'in', unlocked(accountId))
    .executeTakeFirst();
  return begun.numUpdatedRows > 0n;
}

export async function endRefresh(
  tx: Tx,
  accountIds: readonly string[],
  failure: Failure | null,
): Promise<void> {
  const failed = failure ? { refresh_failed_at: now, refresh_failure: JSON.stringify(failure) } : {};
  await tx
    .updateTable('account_token')
    .set({ refresh_started_at: null, ...failed })
    .where('account_id', 'in', [...accountIds])
    .execute();
}

/** What was kept, undefined where there was nothing. */
export async function forgetToken(
  db: Executor,
  accountId: string,
): Promise<{ sealed: string; grantId: string | null } | undefined> {
  const forgotten = db.deleteFrom('account_token').where('account_id', '=', accountId);
  return forgotten.returning(['sealed', 'grant_id as grantId']).executeTakeFirst();
}

/** One that is being refreshed at this moment need not be marked: nobody waits for that here. */
export async function setTokenStale(db: Executor, accountId: string, version: number): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ stale: true })
    .where('account_id', 'in', unlocked(accountId))
    .where('version', '=', version)
    .execute();
}

const unlocked = (accountId: string) =>
  sql<string>`(select account_id from account_token where account_id = ${accountId} for update skip locked)`;
