// Choose whose recommendations are meant: the own department's, or another's for who manages accounts and sees all.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findDepartmentName } from '../people/find-department-name.ts';

/** An empty id is the own department's. */
export async function chooseDepartment(
  db: Executor,
  actor: Actor,
  wanted: string,
): Promise<{ id: string; name: string }> {
  if (wanted === '' || wanted === actor.departmentId)
    return { id: actor.departmentId, name: actor.department };
  const reaches = actor.signs.has(signs.managesAccounts) && actor.signs.has(signs.seesAll);
  const name = reaches ? await findDepartmentName(db, wanted) : null;
  if (name === null) throw new Refusal('not-found');
  return { id: wanted, name };
}
