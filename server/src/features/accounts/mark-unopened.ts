// Mark an account whose token was sealed with another vault's key: only who authorises it anew can help, or who brings that key back.
import type { Database } from '../../db/client.ts';
import { findAccounts, lockAccounts, setAccountState } from './store/accounts.ts';
import { setSealedElsewhere } from './store/tokens.ts';

/** False where nothing had to be done: it could not be used anyway, or has another token by now. */
export async function markUnopened(
  db: Database,
  { accountId, version }: { accountId: string; version: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [accountId]);
    const [account] = await findAccounts(tx, [accountId]);
    if (account?.state !== 'usable') return false;
    if (!(await setSealedElsewhere(tx, accountId, { version, is: true }))) return false;
    await setAccountState(tx, accountId, 'auth-required');
    return true;
  });
}
