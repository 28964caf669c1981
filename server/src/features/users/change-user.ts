// Change how somebody is called and where they work, never over a change that was not seen; drafts and the library come along, and a new password ends their sessions at once.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { moveWork } from '../content/move-work.ts';
import { changeRights } from '../roles/change-rights.ts';
import { countChange } from '../roles/count-change.ts';
import { refuseStale } from '../roles/refuse-stale.ts';
import { changeCredential } from '../sign-on/change-credential.ts';
import { endSessions } from '../sign-on/end-sessions.ts';
import { refuseGuessed } from '../sign-on/refuse-guessed.ts';
import { sealPassword } from '../sign-on/seal-password.ts';
import { describeUser } from './describe-user.ts';
import { holdUser } from './hold-user.ts';
import { refuseElsewhere } from './refuse-elsewhere.ts';
import { departmentById } from './store/departments.ts';
import { updateUser } from './store/users.ts';

export async function changeUser(
  context: Context,
  actor: Actor,
  { id, name, email, departmentId, password, revision }: InputOf<typeof userEndpoints.updateUser>,
): Promise<Record<string, never>> {
  if (password !== undefined && id === actor.personId) throw new Refusal('password-own');
  if (password !== undefined) refuseGuessed(password);
  const sealed = password === undefined ? null : await sealPassword(password);
  await changeRights(context, async (tx) => {
    const user = await holdUser(tx, context, actor, id);
    await refuseStale(context, tx, 'person', { id, revision });
    const department = await departmentById(tx, departmentId);
    if (!department) throw new Refusal('not-found');
    if (sealed !== null || departmentId !== user.departmentId)
      refuseElsewhere(actor, [departmentId, user.departmentId]);
    const { credential, account } = user;
    if (sealed !== null && credential === null) throw new Refusal('password-elsewhere');
    await updateUser(tx, id, { name, email, departmentId });
    if (departmentId !== user.departmentId) await moveWork(tx, { personId: id, departmentId });
    await countChange(tx, 'person', user, actor);
    if (credential !== null) {
      const known = { name, email, department: department.name };
      await changeCredential(tx, credential, sealed === null ? known : { ...known, sealed });
    }
    const ended = sealed === null ? null : await endSessions(tx, { personId: id, account: credential });
    const after = describeUser({ ...user, name, email, department: department.name });
    await recordChange(tx, actor, {
      deed: 'user.change',
      subjectKind: 'user',
      subjectId: id,
      subject: `${name} (${account})`,
      before: describeUser(user),
      after: ended === null ? after : { ...after, password: 'set anew', sessionsEnded: ended },
    });
  });
  return {};
}
