// Revoke somebody's leave to publish with an account; what they have scheduled goes out as planned.
import type { AccountPeople } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeAccountPeople } from './change-account-people.ts';
import { deleteNamed } from './store/authorisations.ts';

export async function revokePerson(
  context: Context,
  actor: Actor,
  { id, personId }: { id: string; personId: string },
): Promise<AccountPeople> {
  return changeAccountPeople(context, actor, id, async (tx, account, people) => {
    if (account.access === 'department') throw new Refusal('access-by-department', { account: account.name });
    if (!people.items.some((one) => one.id === personId)) throw new Refusal('not-found');
    await deleteNamed(tx, account.id, personId);
  });
}
