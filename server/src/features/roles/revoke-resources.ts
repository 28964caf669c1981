// Revoke entries from a role; what lies below them goes with them, as nobody would find it.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeRights } from './change-rights.ts';
import { findRoles } from './find-roles.ts';
import { listBelow } from './list-below.ts';
import { refuseStale } from './refuse-stale.ts';
import { setEntries } from './set-entries.ts';
import { allResources } from './store/resources.ts';

export async function revokeResources(
  context: Context,
  actor: Actor,
  { roleId, ids, revision }: InputOf<typeof roleEndpoints.revokeResources>,
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const [role] = (await findRoles(tx, [roleId])).roles;
    if (!role) throw new Refusal('not-found');
    await refuseStale(context, tx, 'role', { id: roleId, revision });
    const gone = new Set(listBelow(await allResources(tx), ids).map(({ id }) => id));
    await setEntries(tx, actor, {
      role,
      as: role,
      wanted: role.resources.filter((id) => !gone.has(id)),
    });
  });
  return {};
}
