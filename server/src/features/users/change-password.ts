// Change one's own password, by who knows the old one; every other session of theirs ends.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeCredential } from '../sign-on/change-credential.ts';
import { checkPassword } from '../sign-on/check-password.ts';
import { endSessions } from '../sign-on/end-sessions.ts';
import { refuseGuessed } from '../sign-on/refuse-guessed.ts';
import { sealPassword } from '../sign-on/seal-password.ts';
import { verifyHeldPassword } from '../sign-on/verify-held-password.ts';
import { holdUser } from './hold-user.ts';

const waitMinutes = 15;

/** Tries are counted as at the door: nobody guesses here what they may not guess there. */
export async function changePassword(
  context: Context,
  actor: Actor,
  { oldPass, newPass }: { oldPass: string; newPass: string },
): Promise<Record<string, never>> {
  const account = await credentialOf(context, actor);
  refuseGuessed(newPass);
  const address = actor.address ?? '';
  const checked = await checkPassword(context, { account, password: oldPass, address });
  if (checked === 'too-many') throw new Refusal('tried-too-often', { minutes: waitMinutes });
  if (checked === 'wrong') throw new Refusal('password-wrong');
  const sealed = await sealPassword(newPass);
  await context.db.transaction().execute(async (tx) => {
    // First of all, as whoever removes or changes somebody does.
    await holdUser(tx, context, actor, actor.personId);
    // Who was given another one meanwhile, by an administrator, knows the old one only.
    if (!(await verifyHeldPassword(tx, account, checked.passwordHash))) throw new Refusal('password-wrong');
    await changeCredential(tx, account, { sealed });
    const sessionsEnded = await endSessions(tx, {
      personId: actor.personId,
      account,
      except: actor.sessionId,
    });
    await recordChange(tx, actor, {
      deed: 'user.change',
      subjectKind: 'user',
      subjectId: actor.personId,
      subject: `${actor.name} (${actor.account})`,
      before: null,
      after: { password: 'changed by its owner', sessionsEnded },
    });
  });
  return {};
}

async function credentialOf(context: Context, actor: Actor): Promise<string> {
  const { credential } = await context.db
    .transaction()
    .execute((tx) => holdUser(tx, context, actor, actor.personId));
  if (credential === null) throw new Refusal('password-elsewhere');
  return credential;
}
