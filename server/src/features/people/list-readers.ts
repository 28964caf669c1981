// List who may sign in and see what a department writes: its people, and whoever sees all.
import { signs } from '@herald/contract/permissions.ts';
import type { Executor } from '../../db/client.ts';
import { readersOf } from './store.ts';

export async function listReaders(
  db: Executor,
  departmentId: string,
): Promise<{ id: string; account: string; name: string }[]> {
  return readersOf(db, departmentId, signs.seesAll);
}
