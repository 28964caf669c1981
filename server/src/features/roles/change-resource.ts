// Change an entry, never over a change that was not seen; where its code becomes another, the roles that open it follow, so that needs the right over roles too.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from './change-rights.ts';
import { checkParent } from './check-parent.ts';
import { describeResource } from './describe-resource.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { refuseStale } from './refuse-stale.ts';
import { allResources, exchangeSign, rolesOpening, updateResource } from './store/resources.ts';
import { raiseRevision } from './store/revisions.ts';
import { rolesById } from './store/roles.ts';

export async function changeResource(
  context: Context,
  actor: Actor,
  { id, revision, ...entry }: InputOf<typeof roleEndpoints.updateResource>,
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const all = await allResources(tx);
    const found = all.find((one) => one.id === id);
    if (!found) throw new Refusal('not-found');
    await refuseStale(context, tx, 'menu_entry', { id, revision });
    checkParent(all, { id, parentId: entry.parentId });
    // The menu shows nothing below a button.
    if (entry.type === 'button' && found.type !== 'button' && all.some((one) => one.parentId === id))
      throw new Refusal('button-has-children');
    const { id: _, revision: _seen, ...before } = found;
    const roles = await rolesById(tx, await rolesOpening(tx, [id]));
    if (before.sign !== entry.sign) {
      refuseBeyond(actor, {
        given: [entry.sign, roles.length > 0 ? signs.managesRoles : null],
        taken: [before.sign],
      });
    }
    await updateResource(tx, id, entry);
    await raiseRevision(tx, 'menu_entry', [id], actor.personId);
    if (before.sign !== entry.sign) await exchangeSign(tx, id, before.sign, entry.sign);
    await recordChange(tx, actor, {
      deed: 'resource.change',
      subjectKind: 'resource',
      subjectId: id,
      subject: entry.name,
      before: describeResource(before, all, roles),
      after: describeResource(entry, all, roles),
    });
  });
  return {};
}
