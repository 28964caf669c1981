// Change a role: its words and, where they are named, exactly which entries it opens; never over a change that was not seen.
import type { Role } from '@herald/contract/administration.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeRights } from './change-rights.ts';
import { findRoles } from './find-roles.ts';
import { refuseStale } from './refuse-stale.ts';
import { setEntries } from './set-entries.ts';
import { hasName, updateRole } from './store/roles.ts';

export async function changeRole(
  context: Context,
  actor: Actor,
  { id, name, description, resources, revision }: InputOf<typeof roleEndpoints.updateRole>,
): Promise<Role> {
  return changeRights(context, async (tx) => {
    const [role] = (await findRoles(tx, [id])).roles;
    if (!role) throw new Refusal('not-found');
    await refuseStale(context, tx, 'role', { id, revision });
    if (await hasName(tx, name, id)) throw new Refusal('name-taken', { name });
    await updateRole(tx, id, { name, description });
    return setEntries(tx, actor, { role, as: { ...role, name, description }, wanted: resources });
  });
}
