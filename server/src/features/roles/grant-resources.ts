// Grant a role more entries than it opens so far.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeRights } from './change-rights.ts';
import { findRoles } from './find-roles.ts';
import { setEntries } from './set-entries.ts';

export async function grantResources(
  context: Context,
  actor: Actor,
  { roleId, ids }: { roleId: string; ids: readonly string[] },
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const [role] = (await findRoles(tx, [roleId])).roles;
    if (!role) throw new Refusal('not-found');
    await setEntries(tx, actor, { role, as: role, wanted: [...role.resources, ...ids] });
  });
  return {};
}
