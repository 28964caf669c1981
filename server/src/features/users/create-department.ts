// Create a department.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { describeDepartment } from '../people/describe-department.ts';
import { changeRights } from '../roles/change-rights.ts';
import { departmentByName, insertDepartment } from './store/departments.ts';

export async function createDepartment(
  context: Context,
  actor: Actor,
  { name }: { name: string },
): Promise<{ id: string }> {
  return changeRights(context, async (tx) => {
    if (await departmentByName(tx, name)) throw new Refusal('name-taken', { name });
    const id = await insertDepartment(tx, name);
    await recordChange(tx, actor, describeDepartment({ id, name }));
    return { id };
  });
}
