// Check whether a post of an account is under way; its lane is held, so that none begins until the transaction ends.
import type { Tx } from '../../db/client.ts';
import { readFence } from './store/lanes.ts';
import { isAccountInUse } from './store/account-standings.ts';

export async function checkAccountBusy(tx: Tx, accountId: string): Promise<boolean> {
  await readFence(tx, accountId);
  return isAccountInUse(tx, accountId);
}
