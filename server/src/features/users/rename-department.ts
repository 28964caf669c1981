// Rename a department, never over a name that was not seen; everything in it stays.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { countChange } from '../roles/count-change.ts';
import { refuseStale } from '../roles/refuse-stale.ts';
import { departmentById, departmentByName, updateDepartment } from './store/departments.ts';

export async function renameDepartment(
  context: Context,
  actor: Actor,
  { id, name, revision }: InputOf<typeof userEndpoints.renameDepartment>,
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    await refuseStale(context, tx, 'department', { id, revision });
    const department = await departmentById(tx, id);
    if (!department) throw new Refusal('not-found');
    const other = await departmentByName(tx, name);
    if (other && other.id !== id) throw new Refusal('name-taken', { name });
    await updateDepartment(tx, id, name);
    await countChange(tx, 'department', { id }, actor);
    await recordChange(tx, actor, {
      deed: 'department.change',
      subjectKind: 'department',
      subjectId: id,
      subject: name,
      before: { name: department.name },
      after: { name },
    });
  });
  return {};
}
