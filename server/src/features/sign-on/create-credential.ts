// Create an account at the embedded provider: with it and its password somebody can sign in.
import type { Tx } from '../../db/client.ts';
import { insertCredential } from './store/credentials.ts';

/** `sealed` is the password's hash (seal-password.ts): it takes its time, so nobody waits for it in a transaction. */
export async function createCredential(
  tx: Tx,
  { sealed, ...row }: { account: string; name: string; email: string; department: string; sealed: string },
): Promise<void> {
  await insertCredential(tx, { ...row, passwordHash: sealed });
}
