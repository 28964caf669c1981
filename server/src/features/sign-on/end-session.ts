// End: our session at once; the answer is where to go so that the provider's ends too.
import { decodeJwt } from 'jose';
import { buildEndSessionUrl } from 'openid-client';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { sameOriginPath } from '../../http/same-origin-path.ts';
import { openIdClient, signedOutAddress } from '../../http/sign-on-provider.ts';
import { hashOf } from '../../secrets.ts';
import { tryUnseal } from '../../vault.ts';
import { loadPerson } from '../people/load-person.ts';
import { connectProvider } from './connect-provider.ts';
import { recordSessionEnd } from './record-session-end.ts';
import { refuseOther } from './refuse-other.ts';
import { endSessionRow, providerSessionOf, sessionByAccess, type SessionState } from './store/sessions.ts';

const ProviderSession = z.object({ idToken: z.string().optional() });

type Leaving = {
  readonly token: string | null;
  readonly meant: string | null;
  readonly service: string | undefined;
  /** From where. */
  readonly address: string;
};

/** Works with a token that has expired, too. `service` is where signing in again leads. An empty url: nothing to end there. */
export async function endSession(
  context: Context,
  { token, meant, service, address }: Leaving,
): Promise<{ url: string }> {
  const { way, sessions } = context.config.signOn;
  const session = token === null ? undefined : await sessionByAccess(context.db, hashOf(token), sessions);
  if (session) await refuseOther(context, session, meant);
  const idToken = session ? await idTokenOf(context, session.id) : undefined;
  if (session) await leave(context, session, address);
  const path = sameOriginPath(service);
  if (way.mode === 'cas') return { url: withService(context, `${way.server}/logout`, path, way.system) };
  if (way.mode === 'cookie') return { url: withService(context, way.logout, path, way.system) };
  return { url: await endAtOpenId(context, path, idToken) };
}

async function leave(context: Context, { id, personId, worn }: SessionState, address: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const browser = await endSessionRow(tx, id, 'signed-out');
    const person = await loadPerson({ ...context, db: tx }, personId);
    // What had worn out was over before.
    if (browser === null || worn || !person) return;
    const { name, account } = person;
    await recordSessionEnd(tx, { personId, name, account, address }, 'session.leave', [
      { sessionId: id, browser },
    ]);
  });
}

/** R-AUTH-010. */
function withService({ config }: Context, address: string, path: string, system: string | null): string {
  const url = new URL(address);
  url.searchParams.set('service', `${config.origin}${path}`);
  if (system !== null) url.searchParams.set('system', system);
  return url.href;
}

async function endAtOpenId(context: Context, path: string, idToken: string | undefined): Promise<string> {
  const client = openIdClient(context.config);
  const provider = await connectProvider(context).catch(() => null);
  if (!client || !provider?.serverMetadata().end_session_endpoint) return '';
  // One that was given under another address of ours is refused there: without any it asks.
  const isTheirs = idToken !== undefined && decodeJwt(idToken).iss === provider.serverMetadata().issuer;
  const url = buildEndSessionUrl(provider, {
    client_id: client.clientId,
    post_logout_redirect_uri: signedOutAddress(context.config),
    state: Buffer.from(path).toString('base64url'),
    ...(isTheirs ? { id_token_hint: idToken } : {}),
  });
  return url.href;
}

async function idTokenOf(context: Context, sessionId: string): Promise<string | undefined> {
  const { idToken } = ProviderSession.parse(await providerSessionOf(context.db, sessionId));
  // Without it the provider asks whose the session is; sealed by another vault it was from before a restore.
  return (idToken && tryUnseal(context.vault, idToken, `session:${sessionId}:id-token`)) || undefined;
}
