// Verify: a logout token of OpenID Connect: who signed it, for whom, how old, what for (Back-Channel Logout 1.0 §2.4, §2.6).
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { keysAt, signingAlgorithms } from '../../http/provider-keys.ts';
import { openIdClient } from '../../http/sign-on-provider.ts';
import { connectProvider } from './connect-provider.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const oldest = '5 minutes';
const skew = '1 minute';

const name = z.string().min(1).max(255);
const Claims = z
  .object({
    jti: name,
    sid: name.optional(),
    sub: name.optional(),
    events: z.object({ [event]: z.record(z.string(), z.unknown()) }),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined, 'names neither session nor person');

/** `sid` wins: the person may have other sessions there. */
type LogoutToken = { issuer: string; jti: string; sid: string | undefined; sub: string | undefined };

/** Throws for whatever is wrong with it. */
export async function verifyLogoutToken(context: Context, token: string): Promise<LogoutToken> {
  const client = openIdClient(context.config);
  if (!client) throw new Error('people do not sign on by OpenID Connect here');
  const { issuer, jwks_uri: source } = (await connectProvider(context)).serverMetadata();
  if (!source) throw new Error('the provider publishes no keys');
  const { payload, protectedHeader } = await jwtVerify(token, keysAt(source), {
    algorithms: [...signingAlgorithms],
    issuer,
    audience: client.clientId,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: oldest,
    clockTolerance: skew,
  });
  const { typ } = protectedHeader;
  if (typ !== undefined && !/^(application\/)?(logout\+jwt|jwt)$/i.test(typ))
    throw new Error('a token of another kind');
  if ('nonce' in payload) throw new Error('an id token is no logout token');
  const { jti, sid, sub } = Claims.parse(payload);
  return { issuer, jti, sid, sub };
}
