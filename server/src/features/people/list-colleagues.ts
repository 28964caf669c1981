// List the people of one department whose roles hold a permission code.
import type { Sign } from '@herald/contract/permissions.ts';
import type { Executor } from '../../db/client.ts';
import { holdersOf, peopleOf } from './store.ts';

export type Colleague = { id: string; account: string; name: string };

export async function listColleagues(
  db: Executor,
  { departmentId, sign }: { departmentId: string; sign: Sign },
): Promise<Colleague[]> {
  const holders = new Set(await holdersOf(db, sign));
  const people = await peopleOf(db, departmentId);
  return people.filter((one) => holders.has(one.id));
}
