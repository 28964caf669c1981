// Describe a department that was made for the audit log.
import type { Change } from '../audit/record-change.ts';

export function describeDepartment({ id, name }: { id: string; name: string }): Change {
  return {
    deed: 'department.create',
    subjectKind: 'department',
    subjectId: id,
    subject: name,
    before: null,
    after: { name },
  };
}
