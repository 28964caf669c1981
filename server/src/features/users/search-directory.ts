// Search the staff directory for an account, to prefill a new user (D-15): the embedded provider's; another shows us none.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { Actor, Context } from '../../context.ts';
import { identityIssuer, isKeptHere } from '../../http/identity-issuer.ts';
import { Refusal } from '../../refusal.ts';
import { findCredential } from '../sign-on/find-credential.ts';
import { departmentByName } from './store/departments.ts';

export async function searchDirectory(
  { db, config }: Context,
  _actor: Actor,
  { account }: { account: string },
): Promise<OutputOf<typeof userEndpoints.findInDirectory>> {
  if (!isKeptHere(config, identityIssuer(config))) throw new Refusal('directory-absent');
  const found = await findCredential(db, account);
  if (!found) throw new Refusal('not-in-directory', { account });
  const { name, email, department } = found;
  const here = await departmentByName(db, department);
  return { account, name, email, department, departmentId: here?.id ?? null };
}
