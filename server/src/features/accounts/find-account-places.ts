// Find how accounts are called, of which channel and whose they are.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Executor } from '../../db/client.ts';
import { findAccounts } from './store/accounts.ts';

export type AccountPlace = { name: string; channelId: ChannelId; departmentId: string };

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
