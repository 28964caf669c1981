// List the people of one department whose roles let them publish or schedule, as long as none hides the accounts from them.
import { signs } from '@herald/contract/permissions.ts';
import type { Executor } from '../../db/client.ts';
import type { Colleague } from './list-colleagues.ts';
import { holdersOf, peopleOf } from './store.ts';

export async function listPublishers(db: Executor, departmentId: string): Promise<Colleague[]> {
  const publish = await holdersOf(db, signs.publishes);
  const schedule = await holdersOf(db, signs.schedules);
  const blind = new Set(await holdersOf(db, signs.hidesAccounts));
  const able = new Set([...publish, ...schedule.filter((id) => !blind.has(id))]);
  return (await peopleOf(db, departmentId)).filter(({ id }) => able.has(id));
}
