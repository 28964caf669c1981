// List: the roles of the demonstration, in the order they were made.
import type { DemoRole } from '@herald/contract/demo.ts';
import type { Context } from '../../context.ts';
import { roleRows } from './store/roles.ts';

export async function listRoles(context: Context): Promise<{ items: DemoRole[] }> {
  return { items: await roleRows(context.db) };
}
