// Find how a department is called; null when there is none.
import type { Executor } from '../../db/client.ts';
import { departmentById } from './store.ts';

export async function findDepartmentName(db: Executor, id: string): Promise<string | null> {
  return (await departmentById(db, id))?.name ?? null;
}
