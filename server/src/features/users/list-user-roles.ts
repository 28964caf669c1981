// List the roles somebody has, or those they could still get (C-71).
import type { NamedRole } from '@herald/contract/administration.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { listRoles } from '../roles/list-roles.ts';
import { holdUser } from './store/users.ts';

export async function listUserRoles(
  context: Context,
  { userId, held }: { userId: string; held: boolean },
): Promise<{ items: NamedRole[] }> {
  const user = await context.db.transaction().execute((tx) => holdUser(tx, userId));
  if (!user) throw new Refusal('not-found');
  const has = new Set(user.roles.map(({ id }) => id));
  const { items } = await listRoles(context);
  return {
    items: items.filter(({ id }) => has.has(id) === held).map(({ id, key, name }) => ({ id, key, name })),
  };
}
