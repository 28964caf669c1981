// Change: a role of the demonstration becomes what was written.
import type { NewDemoRole } from '@herald/contract/demo.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeRoleRow } from './store/roles.ts';

export async function changeRole(
  context: Context,
  _actor: Actor,
  { key, ...role }: NewDemoRole & { key: string },
): Promise<{ status: 'success' }> {
  if (!(await changeRoleRow(context.db, key, role))) throw new Refusal('not-found');
  return { status: 'success' };
}
