// A newsroom's own OpenID provider, in a process of its own: claims by a mapping, and the end of a sign-on there is the end of ours.
import { sessionCookie } from '@herald/contract/constants.ts';
import { Me, Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { freePort } from '../../db/free-port.ts';
import { TestBrowser } from '../../http/test-browser.ts';
import { startOidcProvider, type OidcProvider } from '../../http/test-oidc-provider.ts';
import { callAs, startPath } from '../../http/test-sign-in.ts';
import { testContext, type TestContext } from '../../test-context.ts';

const people = {
  ana: { name: 'Ana', login: 'ana', unit: 'INT', groups: ['desk', 'canteen'] },
  ben: { name: 'Ben', login: 'ben', unit: 'Sports', groups: ['admin'] },
};
const claims = {
  account: 'login',
  department: 'unit',
  roles: 'groups',
  roleNames: { desk: 'editor', chiefs: 'admin' },
  departmentNames: { INT: '国际部' },
};
const loggedOut = '/prod-api/control/user/oidc/backchannel-logout';

let world: TestContext;
let apis: FastifyInstance[] = [];
let provider: OidcProvider;
beforeAll(async () => {
  const port = await freePort();
  provider = await startOidcProvider(`http://127.0.0.1:${port}`, people);
  world = await testContext({
    environment: { ...provider.settings, HERALD_PORT: String(port), HERALD_CLAIMS: JSON.stringify(claims) },
  });
  // Two processes' worth of doors on one database: what one hears, the other knows.
  apis = [await buildApi(world.context), await buildApi(world.context)];
  await apis[0]?.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  for (const api of apis) await api.close();
  await provider.stop();
  await world.close();
});

async function signIn(visitor: TestBrowser, subject: string): Promise<Session | null> {
  const choice = await visitor.go(`${startPath}?redirect=/dashboard`, {}, /\/(dashboard|login\?.*)$/);
  if (choice.status === 200)
    await visitor.go(`${choice.address}?subject=${subject}`, {}, /\/(dashboard|login\?.*)$/);
  const kept = visitor.named(sessionCookie);
  return kept === null ? null : Session.parse(JSON.parse(decodeURIComponent(kept)));
}
const codeOf = async (session: Session | null, at = 1) => {
  const app = apis[at];
  if (!app || !session) throw new Error('there is no session');
  return (await callAs(app, session.accessToken, '/control/user/info')).code;
};

describe('a provider of others', () => {
  it('R-AUTH-040 R-PERM-014 says department and roles in its own words, which the mapping makes ours', async () => {
    const session = await signIn(new TestBrowser(world.context), 'ana');
    const [app] = apis;
    if (!app || !session) throw new Error('nobody is signed in');
    const me = Me.parse((await callAs(app, session.accessToken, '/control/user/info')).data);
    expect(me).toMatchObject({ account: 'ana', name: 'Ana', department: '国际部', roles: ['editor'] });
  });

  it('a group that is called like a role of ours opens nothing when the mapping does not name it', async () => {
    expect(await signIn(new TestBrowser(world.context), 'ben')).toBeNull();
  });

  it('whoever signs out there is signed out here at once, in every process, and nobody else', async () => {
    const [visitor, other] = [new TestBrowser(world.context), new TestBrowser(world.context)];
    const [session, elsewhere] = [await signIn(visitor, 'ana'), await signIn(other, 'ana')];
    expect([await codeOf(session), await codeOf(elsewhere)]).toEqual([200, 200]);
    const leaving = await visitor.ask(`${provider.issuer}/session/end`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(leaving.text)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    await visitor.ask(`${provider.issuer}/session/end/confirm`, { method: 'POST', body });
    expect([await codeOf(session, 0), await codeOf(session, 1)]).toEqual([101_101, 101_101]);
    expect(await codeOf(elsewhere)).toBe(200);
  });
});

describe('a logout token', () => {
  /** A provider of our own making for what a real one never sends: only its keys and its description are asked. */
  let key: CryptoKey;
  let stranger: Server;
  let forged: TestContext;
  let app: FastifyInstance;
  let issuer: string;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    key = pair.privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    const port = await freePort();
    issuer = `http://127.0.0.1:${port}`;
    const said = {
      issuer,
      jwks_uri: `${issuer}/keys`,
      authorization_endpoint: `${issuer}/a`,
      token_endpoint: `${issuer}/t`,
    };
    stranger = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : said));
    });
    await new Promise<void>((done) => stranger.listen(port, '127.0.0.1', done));
    forged = await testContext({ environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'newsroom' } });
    app = await buildApi(forged.context);
  });
  afterAll(async () => {
    await app.close();
    stranger.closeAllConnections();
    await new Promise((done) => stranger.close(done));
    await forged.close();
  });

  const event = 'http://schemas.openid.net/event/backchannel-logout';
  const now = () => Math.floor(Date.now() / 1000);
  let count = 0;
  const good = () => ({
    iss: issuer,
    aud: 'newsroom',
    iat: now(),
    exp: now() + 120,
    jti: `t${(count += 1)}`,
    sub: 'ana',
    events: { [event]: {} },
  });
  const signed = (
    payload: object,
    by: CryptoKey | Uint8Array = key,
    header = { alg: 'RS256', kid: 'one', typ: 'logout+jwt' },
  ) => new SignJWT({ ...payload }).setProtectedHeader(header).sign(by);
  const send = async (token: string) =>
    (
      await app.inject({
        method: 'POST',
        url: loggedOut,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ logout_token: token }).toString(),
      })
    ).statusCode;

  it('counts once, and only if signed by the provider, for us, now, for this, about somebody, and no id token', async () => {
    const token = await signed(good());
    expect([await send(token), await send(token)]).toEqual([200, 400]);
    const { sub: _, ...nobody } = good();
    const odd = [
      { ...good(), iss: 'http://127.0.0.1:1' },
      { ...good(), aud: 'another' },
      { ...good(), iat: now() - 3_600 },
      { ...good(), exp: now() - 600 },
      { ...good(), iat: undefined },
      { ...good(), jti: undefined },
      { ...good(), events: {} },
      { ...good(), events: { [event]: 'x' } },
      { ...good(), nonce: 'n' },
      nobody,
    ];
    for (const payload of odd) expect([payload, await send(await signed(payload))]).toEqual([payload, 400]);
    const another = (await generateKeyPair('RS256')).privateKey;
    expect(await send(await signed(good(), another))).toBe(400);
    const shared = new TextEncoder().encode('a-secret-of-at-least-thirty-two-characters');
    expect(await send(await signed(good(), shared, { alg: 'HS256', kid: 'one', typ: 'logout+jwt' }))).toBe(
      400,
    );
    expect(await send(await signed(good(), key, { alg: 'RS256', kid: 'one', typ: 'at+jwt' }))).toBe(400);
    const none = [{ alg: 'none' }, good()].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    expect(await send(`${none.join('.')}.`)).toBe(400);
    expect(await send('')).toBe(400);
  });

  it('without a session’s name ends all of that person’s', async () => {
    const person = await forged.context.db
      .insertInto('person')
      .values((of) => ({
        account: 'ana',
        name: 'Ana',
        issuer,
        subject: 'ana',
        department_id: of.selectFrom('department').select('id').limit(1),
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = ['a', 'b'].map((hash) => ({
      person_id: person.id,
      access_hash: hash,
      access_until: new Date(Date.now() + 60_000),
      provider_session: '{}',
    }));
    await forged.context.db.insertInto('session').values(rows).execute();
    expect(await send(await signed({ ...good(), sid: 'another' }))).toBe(200);
    const open = () =>
      forged.context.db.selectFrom('session').select('id').where('ended_at', 'is', null).execute();
    expect(await open()).toHaveLength(2);
    expect(await send(await signed(good()))).toBe(200);
    expect(await open()).toHaveLength(0);
  });
});
