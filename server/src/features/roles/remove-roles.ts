// Remove roles that nobody has any more (C-70: 0 refuses what is in use).
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { changeRights } from './change-rights.ts';
import { describeRole } from './describe-role.ts';
import { findRoles } from './find-roles.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { allResources } from './store/resources.ts';
import { deleteRole } from './store/roles.ts';

export async function removeRoles(
  context: Context,
  actor: Actor,
  { ids }: { ids: readonly string[] },
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const { roles, signs } = await findRoles(tx, ids);
    refuseBeyond(actor, { taken: signs });
    const all = await allResources(tx);
    const removed: Change[] = [];
    for (const role of roles) {
      const { id, name, people } = role;
      if (people > 0) throw new Refusal('role-in-use', { name, count: people });
      await deleteRole(tx, id);
      removed.push({
        deed: 'role.remove',
        subjectKind: 'role',
        subjectId: id,
        subject: name,
        before: describeRole(role, all),
        after: null,
      });
    }
    await recordChange(tx, actor, ...removed);
  });
  return {};
}
