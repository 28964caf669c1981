// Start: where the browser goes to sign in, by the way of the settings, and the secret by which it is known when it comes back.
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Context } from '../../context.ts';
import { sameOriginPath } from '../../http/same-origin-path.ts';
import { callbackAddress, casService } from '../../http/sign-on-provider.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { connectProvider } from './connect-provider.ts';
import { insertAttempt, type Attempt } from './store/attempts.ts';

/** Without an attempt nothing comes back to us: the provider of the shared cookie leads to the wanted page itself. */
type Started = { url: string; attempt: { state: string; browserSecret: string } | null };

export async function startSignOn(
  context: Context,
  { redirect }: { redirect: string | undefined },
): Promise<Started> {
  const { way } = context.config.signOn;
  const path = sameOriginPath(redirect);
  if (way.mode === 'cookie') {
    const url = new URL(way.login);
    url.searchParams.set('service', `${context.config.origin}${path}`);
    if (way.system !== null) url.searchParams.set('system', way.system);
    return { url: url.href, attempt: null };
  }
  const browserSecret = newSecret();
  const attempt = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    redirect: path,
    browserHash: hashOf(browserSecret),
  };
  const address =
    way.mode === 'cas' ? loginAtCas(context, way.server, attempt) : await authorise(context, attempt);
  await insertAttempt(context.db, attempt);
  return { url: address.href, attempt: { state: attempt.state, browserSecret } };
}

function loginAtCas({ config }: Context, server: string, { state }: Attempt): URL {
  const url = new URL(`${server}/login`);
  url.searchParams.set('service', casService(config, state));
  return url;
}

async function authorise(context: Context, { state, nonce, verifier }: Attempt): Promise<URL> {
  return buildAuthorizationUrl(await connectProvider(context), {
    redirect_uri: callbackAddress(context.config),
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}
