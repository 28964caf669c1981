import { createServer, type Server } from 'node:http';
import { sessionCookie } from '@herald/contract/constants.ts';
import type { FastifyInstance } from 'fastify';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { freePort } from '../../db/free-port.ts';
import { callbackAddress, signedOutAddress } from '../../http/sign-on-provider.ts';
import { TestBrowser } from '../../http/test-browser.ts';
import { testContext, type TestContext } from '../../test-context.ts';

const start = '/prod-api/control/user/oidc/start';
const clientSecret = 'a-secret-of-at-least-thirty-two-characters';

let world: TestContext;
let app: FastifyInstance;
let foreign: Server;
let claims: Record<string, unknown> = {};
let subject = 'staff-1';

/** A newsroom's own provider, that signs in whoever it is told to without asking. */
async function startForeign(port: number): Promise<Server> {
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: 'newsroom',
        client_secret: clientSecret,
        redirect_uris: [callbackAddress(world.context.config)],
        post_logout_redirect_uris: [signedOutAddress(world.context.config)],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'department', 'roles'],
      email: ['email'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_request, { uid }) => `/interaction/${uid}` },
    findAccount: (_request, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...claims }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: 'newsroom',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const listen = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/'))
      return void provider.interactionFinished(request, response, { login: { accountId: subject } });
    void listen(request, response);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return server;
}

beforeAll(async () => {
  const port = await freePort();
  world = await testContext({
    environment: {
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'newsroom',
      OIDC_CLIENT_SECRET: clientSecret,
    },
  });
  foreign = await startForeign(port);
  app = await buildApi(world.context);
  await app.listen({ host: '127.0.0.1', port: world.context.config.port });
});
afterAll(async () => {
  await app.close();
  foreign.closeAllConnections();
  await new Promise((done) => foreign.close(done));
  await world.close();
});

async function signIn(as: { subject: string; claims: Record<string, unknown> }) {
  subject = as.subject;
  claims = as.claims;
  const visitor = new TestBrowser(world.context);
  const landed = await visitor.go(`${start}?redirect=/dashboard`, {}, /\/(dashboard|login\?.*)$/);
  return { location: landed.headers.get('location'), visitor };
}

const people = () =>
  world.context.db.selectFrom('person').select(['account', 'subject', 'issuer', 'name']).execute();

describe('a provider of the newsroom’s own, named by settings', () => {
  it('R-AUTH-039 R-AUTH-040 R-AUTH-041 R-GEN-026 the whole way works without the embedded one, which is not there', async () => {
    const { location, visitor } = await signIn({
      subject: 'staff-1',
      claims: { name: 'Ana', preferred_username: 'ana', roles: ['editor'], department: '国际部' },
    });
    expect(location).toBe('/dashboard');
    expect(visitor.named(sessionCookie)).toContain('accessToken');
    expect((await visitor.ask('/oidc/.well-known/openid-configuration')).status).toBe(404);
  });

  it('R-AUTH-025 whoever has only roles unknown here is told so and gets no session', async () => {
    const { location, visitor } = await signIn({
      subject: 'staff-2',
      claims: { name: 'Bo', roles: ['elsewhere'] },
    });
    expect(location).toBe('/login?error=roles-missing');
    expect(visitor.named(sessionCookie)).toBeNull();
  });

  it('R-PERM-014 who comes without roles and department gets the defaults', async () => {
    const { location } = await signIn({ subject: 'staff-3', claims: {} });
    expect(location).toBe('/dashboard');
    expect(await people()).toContainEqual(expect.objectContaining({ account: 'staff-3', name: 'staff-3' }));
  });

  it('the same name or e-mail at the provider is another person; the same subject is the same', async () => {
    await signIn({
      subject: 'staff-9',
      claims: { preferred_username: 'ana', email: 'ana@example.org', roles: ['admin'] },
    });
    await signIn({ subject: 'staff-9', claims: { preferred_username: 'renamed', roles: ['admin'] } });
    const rows = await people();
    expect(rows.filter((row) => row.subject === 'staff-9')).toHaveLength(1);
    expect(rows.find((row) => row.subject === 'staff-9')?.account).toMatch(/^ana-[\w-]{6}$/);
  });

  it('a disabled person is turned away at the door', async () => {
    await world.context.db
      .updateTable('person')
      .set({ status: 'disabled' })
      .where('subject', '=', 'staff-1')
      .execute();
    const { location } = await signIn({ subject: 'staff-1', claims: {} });
    expect(location).toBe('/login?error=forbidden');
  });
});
