// List who may publish with an account: the people of its department whose roles allow it, or of them who is named (R-API-113).
import type { AccountPeople } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { describeAccountPeople } from './describe-account-people.ts';
import { findManagedAccount } from './find-managed-account.ts';

export async function listAccountPeople(
  { db }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<AccountPeople> {
  return describeAccountPeople(db, await findManagedAccount(db, actor, id));
}
