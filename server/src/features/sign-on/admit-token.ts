// Admit: an access token becomes the person acting, with the roles and codes they have at this moment.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPerson, type Person } from '../people/load-person.ts';
import { hashOf } from '../../secrets.ts';
import { admitShared } from './admit-shared.ts';
import { isEndedByUs, sessionByAccess, touchSession, type Caller } from './store/sessions.ts';

export type Admitted = { person: Person; sessionId: string };

/** `isDeed` is false for polls: they run while nobody is at the desk and so keep no session awake. */
export async function admitToken(
  context: Context,
  { token, isDeed, from }: { token: string; isDeed: boolean; from: Caller },
): Promise<Admitted> {
  const { way, sessions } = context.config.signOn;
  const session =
    way.mode === 'cookie'
      ? await admitShared(context, way, { token, isDeed, from })
      : await sessionByAccess(context.db, hashOf(token), sessions);
  if (!session) throw new Refusal('sign-in-needed');
  if (isEndedByUs(session)) throw new Refusal('token-rejected');
  if (session.ended) throw new Refusal('session-ended');
  if (session.worn || session.accessOver) throw new Refusal('token-rejected');
  const person = await loadPerson(context, session.personId);
  // Whose last role is taken is out as who is disabled is: nobody comes in without one (R-AUTH-025).
  if (!person || person.status === 'disabled' || person.roles.length === 0)
    throw new Refusal('session-ended');
  if (isDeed) await touchSession(context.db, session.id);
  return { person, sessionId: session.id };
}
