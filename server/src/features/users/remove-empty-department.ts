// Remove a department of this name if nothing belongs to it; null where there is none, or something does.
import type { Tx } from '../../db/client.ts';
import type { Change } from '../audit/record-change.ts';
import { deleteEmptyDepartment, departmentByName } from './store/departments.ts';

export async function removeEmptyDepartment(tx: Tx, name: string): Promise<Change | null> {
  const there = await departmentByName(tx, name);
  if (!there || !(await deleteEmptyDepartment(tx, there.id))) return null;
  return {
    deed: 'department.remove',
    subjectKind: 'department',
    subjectId: there.id,
    subject: name,
    before: { name },
    after: null,
  };
}
