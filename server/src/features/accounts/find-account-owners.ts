// Find how several accounts are called and who owns each, at once.
import type { Executor } from '../../db/client.ts';
import { describeAccountName } from './describe-account-name.ts';
import { findAccounts } from './store/accounts.ts';

/** By account; one that was never bound has none. */
export async function findAccountOwners(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly ownerId: string; readonly name: string }>> {
  const accounts = await findAccounts(db, [...new Set(accountIds)]);
  return new Map(accounts.map((one) => [one.id, { name: describeAccountName(one), ownerId: one.ownerId }]));
}
