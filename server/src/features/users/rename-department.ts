// Rename a department; everything in it stays.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { departmentById, departmentByName, updateDepartment } from './store/departments.ts';

export async function renameDepartment(
  context: Context,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const department = await departmentById(tx, id);
    if (!department) throw new Refusal('not-found');
    const other = await departmentByName(tx, name);
    if (other && other.id !== id) throw new Refusal('name-taken', { name });
    await updateDepartment(tx, id, name);
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
