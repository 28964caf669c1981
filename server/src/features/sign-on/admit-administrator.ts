// Admit an administrator at the embedded provider, by a command of whoever runs the machine: the first of a new house, or one who lost the password.
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Database } from '../../db/client.ts';
import { recordChange } from '../audit/record-change.ts';
import { embeddedIssuer } from '../../http/embedded-base.ts';
import { endSessions } from './end-sessions.ts';
import { sealPassword } from './seal-password.ts';
import { personKnownAs } from './store/provider-records.ts';
import { credentialOf, forgetTries, insertCredential, updateCredential } from './store/credentials.ts';

/** Of every kind the rule of passwords asks for (R-ADM-013), and 72 bits that nobody guesses. */
const newPassword = () => `${randomBytes(9).toString('base64url')}-h7`;
/** Where the first of a house belong until departments are made. */
const department = 'Newsroom';

/** Nobody of the newsroom did it, but who may run commands on its machine. */
const machine = {
  personId: '00000000-0000-0000-0000-000000000000',
  name: 'npm run administrator',
  account: userInfo().username,
};

/** Whoever is known already gets a new password, is signed out everywhere, and keeps what they may; disabled, nothing. The password is told this once. */
export async function admitAdministrator(
  db: Database,
  { account, name }: { account: string; name: string },
): Promise<{ password: string; isNew: boolean; isDisabled: boolean }> {
  const password = newPassword();
  const passwordHash = await sealPassword(password);
  const made = await db.transaction().execute(async (tx) => {
    const known = await credentialOf(tx, account);
    const person = known && (await personKnownAs(tx, { issuer: embeddedIssuer, subject: account }));
    let ended = 0;
    const row = { account, name, email: '', department, passwordHash, roles: ['admin'] };
    if (known) {
      await updateCredential(tx, account, { passwordHash });
      await forgetTries(tx, account);
      if (person) ended = await endSessions(tx, { personId: person.id, account });
    } else await insertCredential(tx, row);
    await recordChange(tx, machine, {
      deed: known ? 'user.change' : 'user.create',
      subjectKind: 'user',
      subjectId: account,
      subject: `${known?.name ?? name} (${account})`,
      before: known ? {} : null,
      after: {
        password: 'set anew',
        ...(known ? { sessionsEnded: ended } : { account, name, department, roles: row.roles }),
      },
    });
    return { isNew: !known, isDisabled: person?.status === 'disabled' };
  });
  return { password, ...made };
}
