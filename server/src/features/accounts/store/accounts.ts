// Account rows: one a page, group or profile of a platform, belonging to one department.
import type { Account } from '@herald/channels/channel.ts';
import type { AccountAccess } from '@herald/contract/accounts.ts';
import { ChannelId } from '@herald/contract/channel-ids.ts';
import { sql } from 'kysely';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';
import { needsRefresh, type TokenRow } from './tokens.ts';

export type AccountRow = {
  id: string;
  channelId: ChannelId;
  externalId: string;
  name: string;
  /** Ours, empty until it is written. */
  description: string;
  createdAt: Date;
  screenName: string;
  pageIds: string;
  avatar: string | null;
  ownerId: string;
  departmentId: string;
  state: 'usable' | 'auth-required' | 'removed';
  access: AccountAccess;
};

function accounts(db: Executor) {
  return db
    .selectFrom('channel_account')
    .select([
      'id',
      'channel_id as channelId',
      'external_id as externalId',
      'name',
      'description',
      'created_at as createdAt',
      'screen_name as screenName',
      'page_ids as pageIds',
      'avatar',
      'owner_id as ownerId',
      'department_id as departmentId',
      'state',
      'access',
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

/** Of an account that was never bound there is none. */
export async function findWithToken(
  db: Executor,
  id: string,
): Promise<(AccountRow & Pick<TokenRow, 'sealed' | 'version' | 'needsRefresh'>) | null> {
  if (!isRowId(id)) return null;
  const found = await accounts(db)
    .innerJoin('account_token', 'account_token.account_id', 'channel_account.id')
    .select(['sealed', 'version', needsRefresh.as('needsRefresh')])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? known(found) : null;
}

export async function listOwnedBy(db: Executor, personId: string): Promise<AccountRow[]> {
  const found = accounts(db).where('state', '<>', 'removed').where('owner_id', '=', personId);
  return (await found.orderBy('channel_id').orderBy('name').orderBy('id').execute()).map(known);
}

/** All departments' when none is named. */
export async function listAccounts(db: Executor, departmentId: string | null): Promise<AccountRow[]> {
  let found = accounts(db).where('state', '<>', 'removed');
  if (departmentId !== null) found = found.where('department_id', '=', departmentId);
  return (await found.orderBy('channel_id').orderBy('name').orderBy('id').execute()).map(known);
}

export async function findByExternalIds(
  db: Executor,
  channelId: ChannelId,
  externalIds: readonly string[],
): Promise<AccountRow[]> {
  if (externalIds.length === 0) return [];
  const found = accounts(db).where('channel_id', '=', channelId).where('external_id', 'in', externalIds);
  return (await found.execute()).map(known);
}

type NewAccount = Omit<Account, 'token'> & { channelId: ChannelId; ownerId: string; departmentId: string };

/** Undefined where another department has it: binding it again must not take it away from them. */
export async function upsertAccount(db: Executor, row: NewAccount): Promise<string | undefined> {
  const shown = { screen_name: row.screenName, page_ids: row.pageIds, avatar: row.avatar };
  const owned = { owner_id: row.ownerId, department_id: row.departmentId, state: 'usable' as const };
  const bound = await db
    .insertInto('channel_account')
    .values({ channel_id: row.channelId, external_id: row.externalId, name: row.name, ...shown, ...owned })
    .onConflict((clash) =>
      clash
        .columns(['channel_id', 'external_id'])
        .doUpdateSet({ ...shown, ...owned, ...renamed(row.name), updated_at: now })
        .where((e) =>
          e.or([
            e('channel_account.department_id', '=', row.departmentId),
            e('channel_account.state', '=', 'removed'),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!bound) return undefined;
  await db
    .insertInto('account_lane')
    .values({ account_id: bound.id })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return bound.id;
}

/** What was written here stays, until the account was unbound. */
function renamed(name: string) {
  const keeps = sql<boolean>`channel_account.named_here and channel_account.state <> 'removed'`;
  return {
    named_here: keeps,
    description: sql<string>`case when channel_account.state <> 'removed' then channel_account.description else '' end`,
    name: sql<string>`case when ${keeps} then channel_account.name else ${name} end`,
  };
}

export async function setAccountName(db: Executor, id: string, name: string): Promise<void> {
  const named = { name, named_here: true, updated_at: now };
  await db.updateTable('channel_account').set(named).where('id', '=', id).execute();
}

export async function setAccountDescription(db: Executor, id: string, description: string): Promise<void> {
  const described = { description, updated_at: now };
  await db.updateTable('channel_account').set(described).where('id', '=', id).execute();
}

export async function setAccountState(db: Executor, id: string, state: AccountRow['state']): Promise<void> {
  await db.updateTable('channel_account').set({ state, updated_at: now }).where('id', '=', id).execute();
}

/**
 * Until the transaction ends nobody binds, loses or refuses them; those there are. In the order in which accounts are bound, and
 * before their tokens and their lanes, so that nobody waits for each other.
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const asked = ids.filter(isRowId);
  if (asked.length === 0) return [];
  const rows = await tx
    .selectFrom('channel_account')
    .select('id')
    .where('id', 'in', asked)
    .orderBy(sql`external_id collate "C"`)
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Waits for whoever is binding it. */
export async function lockAccountState(tx: Tx, id: string): Promise<AccountRow['state'] | undefined> {
  const row = await tx
    .selectFrom('channel_account')
    .select('state')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row?.state;
}
