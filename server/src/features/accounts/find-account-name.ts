// Find how an account is called, for sentences about it.
import type { Executor } from '../../db/client.ts';
import { nameAccount } from './name-account.ts';
import { findAccounts } from './store/accounts.ts';

export async function findAccountName(db: Executor, accountId: string): Promise<string> {
  const [account] = await findAccounts(db, [accountId]);
  return account ? nameAccount(account) : '';
}
