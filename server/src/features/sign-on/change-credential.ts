// Change what the embedded provider knows of an account: how its person is called, or the password.
import type { Tx } from '../../db/client.ts';
import { updateCredential } from './store/credentials.ts';

/** `sealed` is a new password's hash. An account it does not know stays unknown. */
export async function changeCredential(
  tx: Tx,
  account: string,
  { sealed, ...changes }: { name?: string; email?: string; department?: string; sealed?: string },
): Promise<void> {
  await updateCredential(tx, account, {
    ...changes,
    ...(sealed === undefined ? {} : { passwordHash: sealed }),
  });
}
