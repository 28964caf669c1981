// The rows of accounts, their sealed tokens, and the consents that lead to them.
import type { Account } from '@herald/channels/channel.ts';
import { ChannelId } from '@herald/contract/channels.ts';
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../db/client.ts';
import { isRowId } from '../../db/row-id.ts';

export type AccountRow = {
  id: string;
  channelId: ChannelId;
  externalId: string;
  name: string;
  screenName: string;
  pageIds: string;
  avatar: string | null;
  departmentId: string;
  state: 'usable' | 'auth-required' | 'removed';
};

function accounts(db: Executor) {
  return db
    .selectFrom('channel_account')
    .select([
      'id',
      'channel_id as channelId',
      'external_id as externalId',
      'name',
      'screen_name as screenName',
      'page_ids as pageIds',
      'avatar',
      'department_id as departmentId',
      'state',
    ]);
}

function known<T extends { channelId: number }>(row: T): T & { channelId: ChannelId } {
  return { ...row, channelId: ChannelId.parse(row.channelId) };
}

export async function findAccounts(db: Executor, ids: readonly string[]): Promise<AccountRow[]> {
  const asked = ids.filter(isRowId);
  if (asked.length === 0) return [];
  return (await accounts(db).where('id', 'in', asked).orderBy('id').execute()).map(known);
}

/** All departments' when none is named. */
export async function listAccounts(db: Executor, departmentId: string | null): Promise<AccountRow[]> {
  let found = accounts(db).where('state', '<>', 'removed');
  if (departmentId !== null) found = found.where('department_id', '=', departmentId);
  return (await found.orderBy('channel_id').orderBy('name').orderBy('id').execute()).map(known);
}

/** Bound again by another department's person it moves there: whoever holds the page on the platform decides. */
export async function upsertAccount(
  db: Executor,
  row: Omit<Account, 'token'> & { channelId: ChannelId; ownerId: string; departmentId: string },
): Promise<string> {
  const shown = { name: row.name, screen_name: row.screenName, page_ids: row.pageIds, avatar: row.avatar };
  const owned = { owner_id: row.ownerId, department_id: row.departmentId, state: 'usable' as const };
  const { id } = await db
    .insertInto('channel_account')
    .values({ channel_id: row.channelId, external_id: row.externalId, ...shown, ...owned })
    .onConflict((clash) =>
      clash.columns(['channel_id', 'external_id']).doUpdateSet({ ...shown, ...owned, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_lane')
    .values({ account_id: id })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return id;
}

export async function setAccountState(db: Executor, id: string, state: AccountRow['state']): Promise<void> {
  await db.updateTable('channel_account').set({ state, updated_at: now }).where('id', '=', id).execute();
}

// Tokens ---------------------------------------------------------------------------------------------------------------

export type TokenRow = { sealed: string; version: number; needsRefresh: boolean };
export type SealedToken = { sealed: string; scopes: readonly string[]; expiresInSeconds: number | null };

/** Renewed this long before its end, so that it does not die under a publication. */
const renewBeforeMs = 5 * 60_000;

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
    .select([
      'sealed',
      'version',
      sql<boolean>`stale or coalesce(expires_at < ${nowPlus(renewBeforeMs)}, false)`.as('needsRefresh'),
    ])
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

export async function setTokenStale(db: Executor, accountId: string): Promise<void> {
  await db.updateTable('account_token').set({ stale: true }).where('account_id', '=', accountId).execute();
}
