// Claim an account at the embedded provider for somebody who is made here: a new one, or one that nobody has signed in with yet.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { listSignsOfKeys } from '../roles/list-signs-of-keys.ts';
import { changeCredential } from '../sign-on/change-credential.ts';
import { createCredential } from '../sign-on/create-credential.ts';
import { findCredential } from '../sign-on/find-credential.ts';
import { refuseMightier } from './refuse-mightier.ts';

/** One that is known keeps its password: whoever set another would become whom the account was made for, with what its first sign-in brings. */
export async function claimCredential(
  tx: Tx,
  actor: Actor,
  {
    sealed,
    ...row
  }: { account: string; name: string; email: string; department: string; sealed: string | null },
): Promise<string> {
  const { account, ...changes } = row;
  const known = await findCredential(tx, account);
  if (!known) {
    if (sealed === null) throw new Refusal('password-needed', { account });
    await createCredential(tx, { ...row, sealed });
    return account;
  }
  const { name, department, roles } = known;
  refuseMightier(actor, { name, signs: await listSignsOfKeys(tx, roles) });
  if (department !== actor.department) refuseMightier(actor, { name, signs: [signs.seesAll] });
  if (sealed !== null) throw new Refusal('password-known', { account });
  await changeCredential(tx, account, changes);
  return account;
}
