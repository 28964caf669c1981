// Count the accounts that these people have bound and nobody has unbound since.
import type { Executor } from '../../db/client.ts';
import { listOwnedBy } from './store/accounts.ts';

export async function countOwnAccounts(db: Executor, people: readonly string[]): Promise<number> {
  let count = 0;
  for (const id of people) count += (await listOwnedBy(db, id)).length;
  return count;
}
