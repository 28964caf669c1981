// Create an entry, open at once to whoever makes it: to their roles that have its code already.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import type { Actor, Context } from '../../context.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from './change-rights.ts';
import { checkParent } from './check-parent.ts';
import { describeResource } from './describe-resource.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { allResources, insertResource, rolesWithSign } from './store/resources.ts';
import { raiseRevision } from './store/revisions.ts';
import { addResources, rolesById } from './store/roles.ts';

export async function createResource(
  context: Context,
  actor: Actor,
  entry: InputOf<typeof roleEndpoints.createResource>,
): Promise<{ id: string }> {
  refuseBeyond(actor, { given: [entry.sign] });
  return changeRights(context, async (tx) => {
    const all = await allResources(tx);
    checkParent(all, { id: null, parentId: entry.parentId });
    const id = await insertResource(tx, entry);
    const roles = await rolesWithSign(tx, actor.personId, entry.sign);
    for (const roleId of roles) await addResources(tx, roleId, [id]);
    await raiseRevision(tx, 'role', roles, actor.personId);
    await recordChange(tx, actor, {
      deed: 'resource.create',
      subjectKind: 'resource',
      subjectId: id,
      subject: entry.name,
      before: null,
      after: describeResource(entry, all, await rolesById(tx, roles)),
    });
    return { id };
  });
}
