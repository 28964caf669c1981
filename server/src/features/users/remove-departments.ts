// Remove departments to which nothing belongs any more.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { deleteDepartment, departmentById, isStillReferred } from './store/departments.ts';

export async function removeDepartments(
  context: Context,
  actor: Actor,
  { ids }: { ids: readonly string[] },
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const removed: Change[] = [];
    for (const id of ids) {
      const department = await departmentById(tx, id);
      if (!department) throw new Refusal('not-found');
      const { name } = department;
      await deleteDepartment(tx, id).catch((error: unknown) => {
        throw isStillReferred(error) ? new Refusal('department-in-use', { name }) : error;
      });
      removed.push({
        deed: 'department.remove',
        subjectKind: 'department',
        subjectId: id,
        subject: name,
        before: { name },
        after: null,
      });
    }
    await recordChange(tx, actor, ...removed);
  });
  return {};
}
