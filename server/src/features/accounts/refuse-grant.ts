// Refuse a grant: all accounts whose token was refused for good must be authorised again; one that was bound meanwhile need not.
import type { Database } from '../../db/client.ts';
import { lockAccounts, setAccountState } from './store/accounts.ts';
import { listGrant } from './store/tokens.ts';

/** After the tokens were let go: accounts are locked before tokens everywhere, as by who binds them. */
export async function refuseGrant(db: Database, accountId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ids = (await listGrant(tx, accountId)).map((one) => one.accountId);
    const locked = await lockAccounts(tx, ids);
    for (const one of await listGrant(tx, accountId))
      if (one.refused && locked.includes(one.accountId))
        await setAccountState(tx, one.accountId, 'auth-required');
  });
}
