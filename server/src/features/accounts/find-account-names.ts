// Find how several accounts are called, at once.
import type { Executor } from '../../db/client.ts';
import { findAccounts } from './store/accounts.ts';

/** By account; one that was never bound has none. */
export async function findAccountNames(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await findAccounts(db, [...new Set(accountIds)]);
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
