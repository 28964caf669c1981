// Set the roles of somebody by giving some and taking others, never over a change that was not seen; nobody gives or takes what they do not have themselves.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { Actor, Context } from '../../context.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { countChange } from '../roles/count-change.ts';
import { findRoles } from '../roles/find-roles.ts';
import { refuseBeyond } from '../roles/refuse-beyond.ts';
import { refuseStale } from '../roles/refuse-stale.ts';
import { describeUser } from './describe-user.ts';
import { holdUser } from './hold-user.ts';
import { addRoles, dropRoles } from './store/users.ts';

export async function setRoles(
  context: Context,
  actor: Actor,
  { userId, given, taken, revision }: InputOf<typeof userEndpoints.setRoles>,
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const user = await holdUser(tx, context, actor, userId);
    await refuseStale(context, tx, 'person', { id: userId, revision });
    const more = await findRoles(tx, given);
    const fewer = await findRoles(tx, taken);
    refuseBeyond(actor, { given: more.signs, taken: fewer.signs });
    await addRoles(tx, userId, given);
    await dropRoles(tx, userId, taken);
    await countChange(tx, 'person', user, actor);
    const isKept = ({ id }: { id: string }) => !taken.includes(id) && !given.includes(id);
    await recordChange(tx, actor, {
      deed: 'user.change',
      subjectKind: 'user',
      subjectId: userId,
      subject: `${user.name} (${user.account})`,
      before: describeUser(user),
      after: describeUser({
        ...user,
        roles: [...user.roles.filter(isKept), ...more.roles.filter(({ id }) => !taken.includes(id))],
      }),
    });
  });
  return {};
}
