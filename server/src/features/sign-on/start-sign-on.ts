// Start: where the browser goes to sign in, and the secret by which it is known when it comes back.
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Context } from '../../context.ts';
import { sameOriginPath } from '../../http/same-origin-path.ts';
import { callbackAddress } from '../../http/sign-on-provider.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { connectProvider } from './connect-provider.ts';
import { insertAttempt } from './store/attempts.ts';

type Started = { url: string; state: string; browserSecret: string };

export async function startSignOn(
  context: Context,
  { redirect }: { redirect: string | undefined },
): Promise<Started> {
  const provider = await connectProvider(context);
  const state = randomState();
  const nonce = randomNonce();
  const verifier = randomPKCECodeVerifier();
  const browserSecret = newSecret();
  await insertAttempt(context.db, {
    state,
    nonce,
    verifier,
    redirect: sameOriginPath(redirect),
    browserHash: hashOf(browserSecret),
  });
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: callbackAddress(context.config),
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state, browserSecret };
}
