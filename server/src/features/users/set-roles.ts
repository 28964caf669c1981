// Set the roles of somebody by giving some and taking others; nobody gives or takes what they do not have themselves.
import type { Actor, Context } from '../../context.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { findRoles } from '../roles/find-roles.ts';
import { refuseBeyond } from '../roles/refuse-beyond.ts';
import { describeUser } from './describe-user.ts';
import { holdUser } from './hold-user.ts';
import { addRoles, dropRoles } from './store/users.ts';

type Asked = { userId: string; given: readonly string[]; taken: readonly string[] };

export async function setRoles(
  context: Context,
  actor: Actor,
  { userId, given, taken }: Asked,
): Promise<Record<string, never>> {
  await changeRights(context, async (tx) => {
    const user = await holdUser(tx, context, actor, userId);
    const more = await findRoles(tx, given);
    const fewer = await findRoles(tx, taken);
    refuseBeyond(actor, { given: more.signs, taken: fewer.signs });
    await addRoles(tx, userId, given);
    await dropRoles(tx, userId, taken);
    const isKept = ({ id }: { id: string }) => !taken.includes(id) && !given.includes(id);
    await recordChange(tx, actor, {
      deed: 'user.change',
      subjectKind: 'user',
      subjectId: userId,
      subject: `${user.name} (${user.account})`,
      before: describeUser(user),
      after: describeUser({ ...user, roles: [...user.roles.filter(isKept), ...more.roles] }),
    });
  });
  return {};
}
