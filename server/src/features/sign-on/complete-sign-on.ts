// Complete: the provider's answer becomes a session, if state, nonce, verifier and browser are those of one sign-on under way.
import type { Session } from '@herald/contract/people.ts';
import { authorizationCodeGrant, fetchUserInfo, type Configuration } from 'openid-client';
import type { Context } from '../../context.ts';
import { callbackAddress } from '../../http/sign-on-provider.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';
import { admitIdentity } from '../people/admit-identity.ts';
import { connectProvider } from './connect-provider.ts';
import { issueSession } from './issue-session.ts';
import { readClaims } from './read-claims.ts';
import { takeAttempt, type Attempt } from './store/attempts.ts';

/** The words the console's sign-in page has sentences for. */
type Completed =
  | { session: Session; redirect: string }
  | { error: 'verification-failed' | 'roles-missing' | 'forbidden' | 'not-ready' };

export async function completeSignOn(
  context: Context,
  { query, browserSecret }: { query: URLSearchParams; browserSecret: string | null },
): Promise<Completed> {
  const attempt = await takeAttempt(context.db, query.get('state') ?? '');
  if (!attempt || browserSecret === null || hashOf(browserSecret) !== attempt.browserHash)
    return { error: 'verification-failed' };
  try {
    const provider = await connectProvider(context);
    const { idToken, claims } = await exchange(context, provider, attempt, query);
    const { issuer } = provider.serverMetadata();
    const person = await admitIdentity(context, { issuer, ...readClaims(claims) });
    if (person.roles.length === 0) return { error: 'roles-missing' };
    const session = await issueSession(context, { personId: person.id, idToken, issuer });
    return { session, redirect: attempt.redirect };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'forbidden') return { error: 'forbidden' };
    // The name and the code say enough; the message may carry what the provider answered.
    const name = error instanceof Error ? error.name : 'unknown';
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    context.log.warn({ name, code }, 'a sign-on was not completed');
    return { error: name === 'TimeoutError' || name === 'TypeError' ? 'not-ready' : 'verification-failed' };
  }
}

async function exchange(
  context: Context,
  provider: Configuration,
  attempt: Attempt,
  query: URLSearchParams,
): Promise<{ idToken: string; claims: Record<string, unknown> }> {
  const address = new URL(callbackAddress(context.config));
  address.search = query.toString();
  const tokens = await authorizationCodeGrant(provider, address, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('the provider sent no id token');
  if (!provider.serverMetadata().userinfo_endpoint) return { idToken: tokens.id_token, claims };
  const more = await fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { idToken: tokens.id_token, claims: { ...claims, ...more } };
}
