// Find how an account is called, for sentences about it: with its channel, as several of one newsroom bear the same name.
import { channelNames } from '@herald/contract/channels.ts';
import type { Executor } from '../../db/client.ts';
import { findAccounts, type AccountRow } from './store/accounts.ts';

export async function findAccountName(db: Executor, accountId: string): Promise<string> {
  const [account] = await findAccounts(db, [accountId]);
  return account ? nameWithChannel(account) : '';
}

/** As the accounts' own page calls it. */
export function nameWithChannel({ name, channelId }: Pick<AccountRow, 'name' | 'channelId'>): string {
  return `${name} (${channelNames[channelId]})`;
}
