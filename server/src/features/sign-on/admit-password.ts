// Admit: a username and its password become a session without a browser, where passwords are kept here.
import type { Session } from '@herald/contract/people.ts';
import type { Context } from '../../context.ts';
import { identityIssuer, isKeptHere } from '../../http/identity-issuer.ts';
import { Refusal } from '../../refusal.ts';
import { admitIdentity } from '../people/admit-identity.ts';
import { checkPassword } from './check-password.ts';
import { issueSession } from './issue-session.ts';
import type { Caller } from './store/sessions.ts';

const waitMinutes = 15;

/** Refused: wrong, tried too often, disabled, without a role, or kept elsewhere. */
export async function admitPassword(
  context: Context,
  { username, password, from }: { username: string; password: string; from: Caller },
): Promise<Session> {
  const issuer = identityIssuer(context.config);
  if (!isKeptHere(context.config, issuer)) throw new Refusal('password-elsewhere');
  const checked = await checkPassword(context, { account: username, password, address: from.address });
  if (checked === 'too-many') throw new Refusal('tried-too-often', { minutes: waitMinutes });
  if (checked === 'wrong') throw new Refusal('sign-in-refused');
  const { account, name, email, department, roles } = checked;
  const identity = { issuer, subject: account, account, name, email, department, roles };
  const person = await admitIdentity(context, identity, from);
  if (person.roles.length === 0) throw new Refusal('forbidden');
  const wanted = { person, idToken: null, issuer, providerKey: null, from };
  const session = await issueSession(context, wanted);
  if (!session) throw new Refusal('session-ended');
  return session;
}
