// Grant a role more entries than it opens so far.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeRights } from './change-rights.ts';
import { findRoles } from './find-roles.ts';
import { refuseStale } from './refuse-stale.ts';
import { setEntries } from './set-entries.ts';

export async function grantResources(
  context: Context,
  actor: Actor,
  { roleId, ids, revision }: InputOf<typeof roleEndpoints.grantResources>,
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const [role] = (await findRoles(tx, [roleId])).roles;
    if (!role) throw new Refusal('not-found');
    await refuseStale(context, tx, 'role', { id: roleId, revision });
    await setEntries(tx, actor, { role, as: role, wanted: [...role.resources, ...ids] });
  });
  return {};
}
