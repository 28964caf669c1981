// Find how accounts are called and whose they are, for sentences about them.
import type { ChannelId } from '@herald/contract/channels.ts';
import type { Executor } from '../../db/client.ts';
import { findAccounts } from './store/accounts.ts';

export type AccountPlace = { name: string; channelId: ChannelId; departmentId: string };

export async function findAccountName(db: Executor, accountId: string): Promise<string> {
  const [account] = await findAccounts(db, [accountId]);
  return account?.name ?? '';
}

/** By account; one that was never bound has none. */
export async function findAccountNames(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const places = await findAccountPlaces(db, accountIds);
  return new Map([...places].map(([id, { name }]) => [id, name]));
}

/** By account; one that was never bound has none. */
export async function findAccountPlaces(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountPlace>> {
  const accounts = await findAccounts(db, [...new Set(accountIds)]);
  return new Map(
    accounts.map(({ id, name, channelId, departmentId }) => [id, { name, channelId, departmentId }]),
  );
}
