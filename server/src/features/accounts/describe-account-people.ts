// Describe who may publish with an account: the people of its department with a role for it, or who is named.
import type { AccountPeople } from '@herald/contract/accounts.ts';
import type { Executor } from '../../db/client.ts';
import { listPublishers } from '../people/list-publishers.ts';
import type { AccountRow } from './store/accounts.ts';
import { listNamed } from './store/authorisations.ts';

export async function describeAccountPeople(
  db: Executor,
  { id: accountId, departmentId, ownerId, access }: AccountRow,
): Promise<AccountPeople> {
  const able = await listPublishers(db, departmentId);
  const people = access === 'department' ? able : await listNamed(db, accountId);
  return {
    access,
    items: people.map(({ id, account, name }) => ({
      id,
      account,
      name,
      owner: id === ownerId,
      may: able.some((one) => one.id === id),
    })),
  };
}
