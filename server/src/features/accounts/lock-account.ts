// Lock an account until the transaction ends, so that nobody binds or loses it meanwhile; its state, null when there is none.
import type { Tx } from '../../db/client.ts';
import { lockAccountState, type AccountRow } from './store/accounts.ts';

export async function lockAccount(tx: Tx, accountId: string): Promise<AccountRow['state'] | null> {
  return (await lockAccountState(tx, accountId)) ?? null;
}
