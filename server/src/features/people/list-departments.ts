// List the departments by name.
import type { Executor } from '../../db/client.ts';
import { departments } from './store.ts';

export async function listDepartments(db: Executor): Promise<{ id: string; name: string }[]> {
  return departments(db);
}
