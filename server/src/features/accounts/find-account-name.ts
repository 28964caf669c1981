// Find how an account is called, for sentences about it.
import type { Executor } from '../../db/client.ts';
import { describeAccountName } from './describe-account-name.ts';
import { findAccounts } from './store/accounts.ts';

export async function findAccountName(db: Executor, accountId: string): Promise<string> {
  const [account] = await findAccounts(db, [accountId]);
  return account ? describeAccountName(account) : '';
}
