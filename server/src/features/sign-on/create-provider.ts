// Create: the sign-on provider that comes with Herald, for newsrooms that bring none; its people are the rows of credential.
import { Provider, type Account } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { embeddedBase } from '../../http/embedded-base.ts';
import { callbackAddress, signedOutAddress, type OpenIdClient } from '../../http/sign-on-provider.ts';
import { loadProviderKeys } from './load-provider-keys.ts';
import { renderSignOut } from './render-sign-out.ts';
import { credentialOf } from './store/credentials.ts';
import { providerRecords } from './store/provider-records.ts';

const minutes = 60;
const hours = 60 * minutes;
const leaving =
  "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export async function createProvider(
  context: Context,
  { issuer, clientId }: OpenIdClient,
): Promise<Provider> {
  const { config } = context;
  const { idleMs, absoluteMs } = config.signOn.sessions;
  const { jwks, cookieKeys } = await loadProviderKeys(context);
  const provider = new Provider(issuer, {
    adapter: (model) => providerRecords(context.db, model),
    jwks,
    cookies: { keys: cookieKeys },
    clients: [
      {
        client_id: clientId,
        client_name: 'Herald',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [callbackAddress(config)],
        post_logout_redirect_uris: [signedOutAddress(config)],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'department', 'roles'],
      email: ['email'],
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, ...renderSignOut(context) },
    },
    interactions: { url: (_request, interaction) => `${embeddedBase}/interaction/${interaction.uid}` },
    findAccount: (_request, account) => findAccount(context, account),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider: here } = oidc;
      if (!client || !session?.accountId) return undefined;
      // The one client is ourselves: nobody has to agree to be known to Herald by Herald.
      const grant = new here.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError: (request, out) => {
      context.log.warn({ error: out.error }, 'the embedded provider refused');
      request.type = 'text';
      request.body = `${out.error}\n`;
    },
    ttl: {
      AccessToken: 10 * minutes,
      AuthorizationCode: 1 * minutes,
      IdToken: 10 * minutes,
      RefreshToken: 12 * hours,
      Interaction: 30 * minutes,
      // From the password on, whatever is visited meanwhile: else whoever drops our cookie and starts again would outlive our own limits.
      Session: Math.min(idleMs, absoluteMs) / 1_000,
      Grant: 12 * hours,
    },
  });
  // Where it has forgotten the browser it sends it on by a script of its own, and adds that to the sources named here.
  provider.use(async (request, next) => {
    if (request.path === '/session/end') request.set('content-security-policy', leaving);
    await next();
  });
  // Host and scheme are set by our mount from the issuer, never by a visitor.
  provider.proxy = true;
  return provider;
}

async function findAccount(context: Context, account: string): Promise<Account | undefined> {
  const credential = await credentialOf(context.db, account);
  if (!credential) return undefined;
  const { name, department, email, roles } = credential;
  return {
    accountId: account,
    claims: () => ({ sub: account, preferred_username: account, name, department, email, roles }),
  };
}
