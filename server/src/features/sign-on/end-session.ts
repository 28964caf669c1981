// End: our session at once; the answer is where to go so that the provider's ends too.
import { buildEndSessionUrl } from 'openid-client';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { sameOriginPath } from '../../http/same-origin-path.ts';
import { signedOutAddress } from '../../http/sign-on-provider.ts';
import { hashOf } from '../../secrets.ts';
import { connectProvider } from './connect-provider.ts';
import { endSessionRow, providerSessionOf, sessionByAccess } from './store/sessions.ts';

const ProviderSession = z.object({ idToken: z.string().optional() });

/** Works with a token that has expired, too. `service` is where signing in again leads. An empty url: nothing to end there. */
export async function endSession(
  context: Context,
  { token, service }: { token: string | null; service: string | undefined },
): Promise<{ url: string }> {
  const session = token === null ? undefined : await sessionByAccess(context.db, hashOf(token));
  const idToken = session ? await idTokenOf(context, session.id) : undefined;
  if (session) await endSessionRow(context.db, session.id, 'signed-out');
  const provider = await connectProvider(context).catch(() => null);
  if (!provider?.serverMetadata().end_session_endpoint) return { url: '' };
  const url = buildEndSessionUrl(provider, {
    client_id: context.config.oidc.clientId,
    post_logout_redirect_uri: signedOutAddress(context.config),
    state: Buffer.from(sameOriginPath(service)).toString('base64url'),
    ...(idToken ? { id_token_hint: idToken } : {}),
  });
  return { url: url.href };
}

async function idTokenOf(context: Context, sessionId: string): Promise<string | undefined> {
  const { idToken } = ProviderSession.parse(await providerSessionOf(context.db, sessionId));
  return idToken ? context.vault.unseal(idToken, `session:${sessionId}:id-token`) : undefined;
}
