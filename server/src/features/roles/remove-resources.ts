// Remove entries, with or without all that lie below; the roles that opened them lose what they brought (C-70), so that needs the right over roles too.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { changeRights } from './change-rights.ts';
import { describeResource } from './describe-resource.ts';
import { listBelow } from './list-below.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { allResources, deleteResources, rolesOpening } from './store/resources.ts';
import { raiseRevision } from './store/revisions.ts';
import { dropResources, rolesById, type RoleRow } from './store/roles.ts';

export async function removeResources(
  context: Context,
  actor: Actor,
  { ids, withBelow }: { ids: readonly string[]; withBelow: boolean },
): Promise<Record<string, never>> {
  if (ids.length === 0) return {};
  await changeRights(context, async (tx) => {
    const all = await allResources(tx);
    const gone = listBelow(all, ids);
    if (!ids.every((id) => gone.some((one) => one.id === id))) throw new Refusal('not-found');
    if (!withBelow && gone.some(({ id }) => !ids.includes(id))) throw new Refusal('entry-has-children');
    const goneIds = gone.map(({ id }) => id);
    const roles = await rolesOpening(tx, goneIds);
    const signed = gone.filter(({ sign }) => sign !== null).map(({ id }) => id);
    const isOpened = (await rolesOpening(tx, signed)).length > 0;
    refuseBeyond(actor, {
      given: [isOpened ? signs.managesRoles : null],
      taken: gone.map(({ sign }) => sign),
    });
    // Who loses what it brought.
    const opened: RoleRow[][] = [];
    for (const id of goneIds) opened.push(await rolesById(tx, await rolesOpening(tx, [id])));
    for (const roleId of roles) await dropResources(tx, roleId, goneIds);
    await raiseRevision(tx, 'role', roles, actor.personId);
    await deleteResources(tx, goneIds);
    const changes = gone.map(({ id, ...entry }, place): Change => ({
      deed: 'resource.remove',
      subjectKind: 'resource',
      subjectId: id,
      subject: entry.name,
      before: describeResource(entry, all, opened[place] ?? []),
      after: null,
    }));
    await recordChange(tx, actor, ...changes);
  });
  return {};
}
