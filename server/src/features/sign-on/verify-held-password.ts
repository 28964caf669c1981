// Verify that an account still has the password it was found by; it is held as it is until the transaction ends.
import type { Tx } from '../../db/client.ts';
import { heldHash } from './store/credentials.ts';

export async function verifyHeldPassword(tx: Tx, account: string, passwordHash: string): Promise<boolean> {
  return (await heldHash(tx, account)) === passwordHash;
}
