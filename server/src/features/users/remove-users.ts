// Remove people: out at once; content and schedules stay with their department, drafts go to the heir, if there is one.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange, type Change } from '../audit/record-change.ts';
import { assignDrafts } from '../content/assign-drafts.ts';
import { changeRights } from '../roles/change-rights.ts';
import { endSessions } from '../sign-on/end-sessions.ts';
import { removeCredential } from '../sign-on/remove-credential.ts';
import { describeUser } from './describe-user.ts';
import { holdUser, type HeldUser } from './hold-user.ts';
import { holdUser as holdHeir, markDeleted, type Held } from './store/users.ts';

export async function removeUsers(
  context: Context,
  actor: Actor,
  { ids, heir: heirId }: { ids: readonly string[]; heir?: string | undefined },
): Promise<Record<string, never>> {
  if (ids.includes(actor.personId)) throw new Refusal('not-oneself');
  await changeRights(context, async (tx) => {
    const heir = heirId === undefined ? null : await holdHeir(tx, heirId);
    const isAble = heir === null || (heir?.status === 'enabled' && !ids.includes(heir.id));
    if (heir === undefined || !isAble) throw new Refusal('not-found');
    const removed: Change[] = [];
    for (const id of ids)
      removed.push(await removeOne(tx, { user: await holdUser(tx, context, actor, id), heir }));
    await recordChange(tx, actor, ...removed);
  });
  return {};
}

/** Drafts are read by their own department alone, so an heir is of it. */
async function removeOne(tx: Tx, { user, heir }: { user: HeldUser; heir: Held | null }): Promise<Change> {
  const { id, name, account, credential } = user;
  if (heir && heir.departmentId !== user.departmentId) throw new Refusal('not-found');
  if (heir) await assignDrafts(tx, { from: id, to: heir.id });
  const sessionsEnded = await endSessions(tx, { personId: id, account: credential });
  if (credential !== null) await removeCredential(tx, credential);
  await markDeleted(tx, id, { forgets: credential !== null });
  const before = { ...describeUser(user), sessionsEnded };
  return {
    deed: 'user.remove',
    subjectKind: 'user',
    subjectId: id,
    subject: `${name} (${account})`,
    before: heir ? { ...before, draftsTo: `${heir.name} (${heir.account})` } : before,
    after: null,
  };
}
