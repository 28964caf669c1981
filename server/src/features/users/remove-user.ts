// Remove somebody who is held: out at once; content and schedules stay with their department, drafts go to the heir, if there is one.
import type { Tx } from '../../db/client.ts';
import type { Change } from '../audit/record-change.ts';
import { assignDrafts } from '../content/assign-drafts.ts';
import { moveDrafts } from '../content/move-drafts.ts';
import { endSessions } from '../sign-on/end-sessions.ts';
import { removeCredential } from '../sign-on/remove-credential.ts';
import { describeUser } from './describe-user.ts';
import type { HeldUser } from './hold-user.ts';
import { markDeleted, type Held } from './store/users.ts';

/** Throws where drafts of these departments may not come to the heir's. */
type MayBring = (departments: readonly string[]) => void;

export async function removeUser(
  tx: Tx,
  { user, heir, mayBring }: { user: HeldUser; heir: Held | null; mayBring: MayBring },
): Promise<Change> {
  const { id, name, account, credential } = user;
  if (heir) {
    // Read by their own department alone, they would be shut to an heir of another one.
    mayBring(await moveDrafts(tx, { people: [id], departmentId: heir.departmentId }));
    await assignDrafts(tx, { from: id, to: heir.id });
  }
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
