// Remove an account from the embedded provider: nobody signs in with it any more.
import type { Tx } from '../../db/client.ts';
import { deleteCredential } from './store/credentials.ts';

export async function removeCredential(tx: Tx, account: string): Promise<void> {
  await deleteCredential(tx, account);
}
