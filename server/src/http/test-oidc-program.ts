// The OpenID provider of a newsroom, as a process of its own for tests: the library as it comes, that lets one choose who one is.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { z } from 'zod';

const Wanted = z.object({
  port: z.number(),
  clientId: z.string(),
  clientSecret: z.string(),
  redirect: z.string(),
  signedOut: z.string(),
  loggedOut: z.string(),
  people: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const { port, clientId, people, ...wanted } = Wanted.parse(JSON.parse(process.argv[2] ?? 'null'));

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: wanted.clientSecret,
      redirect_uris: [wanted.redirect],
      post_logout_redirect_uris: [wanted.signedOut],
      backchannel_logout_uri: wanted.loggedOut,
      backchannel_logout_session_required: true,
    },
  ],
  claims: { openid: ['sub'], profile: ['name', 'login', 'unit', 'groups'], email: ['email'] },
  cookies: { keys: ['for tests only'] },
  // Its own way refuses addresses of this machine, where Herald is in a test.
  fetch: (url, { method = 'GET', headers = {}, body, signal = null } = {}) =>
    fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    }),
  features: {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      postLogoutSuccessSource: (context) => {
        context.body = '<!doctype html><title>Left</title>Left';
      },
      logoutSource: (context, form) => {
        context.body = `<!doctype html><title>Leave</title>${form}<button name="logout" form="op.logoutForm" value="yes">Leave</button>`;
      },
    },
  },
  interactions: { url: (_request, { uid }) => `/interaction/${uid}` },
  findAccount: (_request, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId, ...people[accountId] }),
  }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
});

provider.on('backchannel.error', (_context, error) => console.error('the logout token was not taken', error));

const listen = provider.callback();
const form = Object.keys(people)
  .map((subject) => `<button name="subject" value="${subject}">I am ${subject}</button>`)
  .join('');

createServer((request, response) => {
  const address = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
  if (!address.pathname.startsWith('/interaction/')) return void listen(request, response);
  const chosen = address.searchParams.get('subject');
  if (chosen !== null)
    return void provider.interactionFinished(request, response, { login: { accountId: chosen } });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Who are you?</title><form>${form}</form></html>`);
}).listen(port, '127.0.0.1', () => process.send?.('listening'));

process.on('disconnect', () => process.exit(0));
