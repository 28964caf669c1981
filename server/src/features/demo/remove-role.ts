// Remove: a role of the demonstration.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { removeRoleRow } from './store/roles.ts';

export async function removeRole(
  context: Context,
  _actor: Actor,
  { key }: { key: string },
): Promise<{ status: 'success' }> {
  if (!(await removeRoleRow(context.db, key))) throw new Refusal('not-found');
  return { status: 'success' };
}
