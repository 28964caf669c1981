// Authorise somebody to publish with an account: of its department, and with a role for it.
import type { AccountPeople } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findPeople } from '../people/find-people.ts';
import { listPublishers } from '../people/list-publishers.ts';
import { isRowId } from '../../db/row-id.ts';
import { changeAccountPeople } from './change-account-people.ts';
import { insertNamed } from './store/authorisations.ts';

export async function authorisePerson(
  context: Context,
  actor: Actor,
  { id, personId }: { id: string; personId: string },
): Promise<AccountPeople> {
  return changeAccountPeople(context, actor, id, async (tx, account) => {
    if (account.access === 'department') throw new Refusal('access-by-department', { account: account.name });
    const name = isRowId(personId) ? (await findPeople(tx, [personId])).get(personId) : undefined;
    if (name === undefined) throw new Refusal('not-found');
    const able = await listPublishers(tx, account.departmentId);
    if (!able.some((one) => one.id === personId)) throw new Refusal('person-may-not', { name });
    await insertNamed(tx, account.id, { personIds: [personId], by: actor.personId });
  });
}
