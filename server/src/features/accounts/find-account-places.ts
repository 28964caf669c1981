// Find where accounts belong: their names, channels and departments, by id; one that was never bound has none.
import type { ChannelId } from '@herald/contract/channels.ts';
import type { Executor } from '../../db/client.ts';
import { findAccounts } from './store/accounts.ts';

export type AccountPlace = { name: string; channelId: ChannelId; departmentId: string };

export async function findAccountPlaces(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountPlace>> {
  const accounts = await findAccounts(db, [...new Set(accountIds)]);
  return new Map(
    accounts.map(({ id, name, channelId, departmentId }) => [id, { name, channelId, departmentId }]),
  );
}
