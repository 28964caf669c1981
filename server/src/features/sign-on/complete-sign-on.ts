// Complete: what the provider's answer vouches for becomes a session, if it belongs to a sign-on that this browser began.
import type { Session } from '@herald/contract/people.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';
import { admitIdentity } from '../people/admit-identity.ts';
import { exchangeCode } from './exchange-code.ts';
import { issueSession } from './issue-session.ts';
import { readClaims, type Vouched } from './read-claims.ts';
import { takeAttempt, type Attempt } from './store/attempts.ts';
import type { Caller } from './store/sessions.ts';
import { verifyTicket } from './verify-ticket.ts';

/** The words the console's sign-in page has sentences for. */
type Completed =
  | { session: Session; redirect: string }
  | { error: 'verification-failed' | 'roles-missing' | 'forbidden' | 'not-ready' | 'session-ended' };
type Returned = { query: URLSearchParams; browserSecret: string | null; from: Caller };

export async function completeSignOn(
  context: Context,
  { query, browserSecret, from }: Returned,
): Promise<Completed> {
  const attempt = await takeAttempt(context.db, query.get('state') ?? '');
  if (!attempt || browserSecret === null || hashOf(browserSecret) !== attempt.browserHash)
    return { error: 'verification-failed' };
  try {
    const { issuer, claims, idToken, key } = await vouched(context, attempt, query);
    const claimed = readClaims(claims, context.config.signOn.claims);
    const person = await admitIdentity(context, { issuer, ...claimed }, from);
    if (person.roles.length === 0) return { error: 'roles-missing' };
    const wanted = { person, issuer, idToken, providerKey: key, from };
    const session = await issueSession(context, wanted);
    return session ? { session, redirect: attempt.redirect } : { error: 'session-ended' };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'forbidden') return { error: 'forbidden' };
    // The name and the code say enough; the message may carry what the provider answered.
    const name = error instanceof Error ? error.name : 'unknown';
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    context.log.warn({ name, code }, 'a sign-on was not completed');
    return { error: name === 'TimeoutError' || name === 'TypeError' ? 'not-ready' : 'verification-failed' };
  }
}

function vouched(context: Context, attempt: Attempt, query: URLSearchParams): Promise<Vouched> {
  const { way } = context.config.signOn;
  if (way.mode !== 'cas') return exchangeCode(context, { attempt, query });
  return verifyTicket(context, way, { state: attempt.state, ticket: query.get('ticket') ?? '' });
}
