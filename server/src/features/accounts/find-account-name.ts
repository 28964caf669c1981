// Find how accounts are called, for sentences about them.
import type { Executor } from '../../db/client.ts';
import { findAccounts } from './store/accounts.ts';

export async function findAccountName(db: Executor, accountId: string): Promise<string> {
  const [account] = await findAccounts(db, [accountId]);
  return account?.name ?? '';
}

/** By account; one that was never bound has none. */
export async function findAccountNames(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await findAccounts(db, [...new Set(accountIds)]);
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
