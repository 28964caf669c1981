// Set who may publish with an account: its department, or who is named; at first those who may now.
import type { AccountAccess, AccountPeople } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { changeAccountPeople } from './change-account-people.ts';
import { changeAccess, insertNamed } from './store/authorisations.ts';

export async function setAccess(
  context: Context,
  actor: Actor,
  { id, access }: { id: string; access: AccountAccess },
): Promise<AccountPeople> {
  return changeAccountPeople(context, actor, id, async (tx, account, people) => {
    if (account.access === access) return;
    await changeAccess(tx, account.id, access);
    if (access === 'department') return;
    // Nobody loses it by the choice alone.
    await insertNamed(tx, account.id, {
      personIds: people.items.map((one) => one.id),
      by: actor.personId,
    });
  });
}
