// Exchange: an authorisation code for what the provider vouches for, if state, nonce and verifier are those of one sign-on.
import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import type { Context } from '../../context.ts';
import { embeddedIssuer } from '../../http/embedded-base.ts';
import { callbackAddress, isEmbedded, providerKeyOf } from '../../http/sign-on-provider.ts';
import { connectProvider } from './connect-provider.ts';
import type { Vouched } from './read-claims.ts';
import type { Attempt } from './store/attempts.ts';

export async function exchangeCode(
  context: Context,
  { attempt, query }: { attempt: Attempt; query: URLSearchParams },
): Promise<Vouched> {
  const provider = await connectProvider(context);
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
  const { issuer, userinfo_endpoint: tellsMore } = provider.serverMetadata();
  const key = typeof claims['sid'] === 'string' ? providerKeyOf(issuer, claims['sid']) : null;
  const vouched = {
    issuer: isEmbedded(context.config) ? embeddedIssuer : issuer,
    idToken: tokens.id_token,
    key,
  };
  if (!tellsMore) return { ...vouched, claims };
  const more = await fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { ...vouched, claims: { ...claims, ...more } };
}
