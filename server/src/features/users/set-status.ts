// Set whether somebody may sign in; who is disabled is out at once, on every instance, and nobody does so to themselves.
import type { UserStatus } from '@herald/contract/administration.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from '../roles/change-rights.ts';
import { endSessions } from '../sign-on/end-sessions.ts';
import { describeUser } from './describe-user.ts';
import { holdUser } from './hold-user.ts';
import { updateStatus } from './store/users.ts';

export async function setStatus(
  context: Context,
  actor: Actor,
  { id, status }: { id: string; status: UserStatus },
): Promise<Record<string, never>> {
  if (id === actor.personId) throw new Refusal('not-oneself');
  await changeRights(context, async (tx) => {
    const user = await holdUser(tx, context, actor, id);
    if (user.status === status) return;
    await updateStatus(tx, id, status);
    const ended =
      status === 'disabled' ? await endSessions(tx, { personId: id, account: user.credential }) : null;
    await recordChange(tx, actor, {
      deed: 'user.change',
      subjectKind: 'user',
      subjectId: id,
      subject: `${user.name} (${user.account})`,
      before: describeUser(user),
      after: { ...describeUser({ ...user, status }), ...(ended === null ? {} : { sessionsEnded: ended }) },
    });
  });
  return {};
}
