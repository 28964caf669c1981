// Signing on by CAS: the whole way by a server written by others, and what no real server says by one of our own.
import { createServer, type Server } from 'node:http';
import { sessionCookie } from '@herald/contract/constants.ts';
import { Me, Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../../api.ts';
import { freePort } from '../../db/free-port.ts';
import { TestBrowser, type Answer } from '../../http/test-browser.ts';
import { casPerson, startCasServer, type CasServer } from '../../http/test-cas-server.ts';
import { callAs, startPath } from '../../http/test-sign-in.ts';
import { testContext, type TestContext } from '../../test-context.ts';

const callback = '/prod-api/control/user/cas/callback';
const ends = /\/(dashboard|login\?.*)$/;
const claims = {
  name: 'displayName',
  email: 'mail',
  department: 'ou',
  roles: 'memberOf',
  roleNames: { 'cn=news & desk': 'editor' },
  departmentNames: { culture: '文化部' },
};
const sessionOf = (visitor: TestBrowser): Session | null => {
  const kept = visitor.named(sessionCookie);
  return kept === null ? null : Session.parse(JSON.parse(decodeURIComponent(kept)));
};
const outcome = (answer: Answer) => [
  answer.headers.get('location'),
  answer.headers.getSetCookie().some((line) => line.startsWith(sessionCookie)),
];
const failed = ['/login?error=verification-failed', false];

async function herald(environment: Record<string, string>, port: number) {
  const world = await testContext({
    environment: {
      ...environment,
      HERALD_SIGN_ON: 'cas',
      HERALD_PORT: String(port),
      HERALD_CLAIMS: JSON.stringify(claims),
    },
  });
  const app = await buildApi(world.context);
  await app.listen({ host: '127.0.0.1', port });
  return { world, app };
}

const port = await freePort();
const cas = await startCasServer(`http://127.0.0.1:${port}`);
const absent = 'absent' in cas;

describe.skipIf(absent)('a CAS server of others', () => {
  let world: TestContext;
  let app: FastifyInstance;
  let server: CasServer;
  beforeAll(async () => {
    if ('absent' in cas) return;
    server = cas;
    ({ world, app } = await herald({ CAS_SERVER: cas.address, SSO_SYSTEM: 'herald' }, port));
  });
  afterAll(async () => {
    await app.close();
    await world.close();
    await server.stop();
  });

  /** Fills the form of the server; answers with what it sends the browser back with, not yet followed. */
  async function returned(visitor: TestBrowser): Promise<string> {
    const form = await visitor.go(`${startPath}?redirect=/dashboard`);
    const hidden = [...form.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]+)"/.exec(input)?.[1] ?? '',
      (/value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&amp;', '&'),
    ]);
    const fields = {
      ...Object.fromEntries(hidden),
      username: casPerson.account,
      password: casPerson.password,
    };
    const sent = await visitor.ask(form.address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { referer: form.address },
    });
    const location = sent.headers.get('location') ?? '';
    if (location.includes('ticket=')) return location;
    const next = await visitor.go(location || form.address, {}, /ticket=/);
    return next.headers.get('location') ?? '';
  }
  const signIn = async (visitor: TestBrowser) => {
    const landed = await visitor.go(await returned(visitor), {}, ends);
    return { landed, session: sessionOf(visitor) };
  };
  const codeOf = async (session: Session | null) =>
    (await callAs(app, session?.accessToken ?? '', '/control/user/info')).code;

  it('R-AUTH-038 R-AUTH-040 the ticket is checked on the server and gone from the address; attributes make name, department and roles', async () => {
    const { landed, session } = await signIn(new TestBrowser(world.context));
    expect(landed.headers.get('location')).toBe('/dashboard');
    const me = Me.parse((await callAs(app, session?.accessToken ?? '', '/control/user/info')).data);
    expect(me).toMatchObject({
      account: 'ana',
      name: 'Ana & <Ben>',
      department: '文化部',
      roles: ['editor'],
    });
  });

  it('R-AUTH-038 a ticket is good once, for the service it was given for, in the browser that asked', async () => {
    const visitor = new TestBrowser(world.context);
    const address = await returned(visitor);
    const ticket = new URL(address).searchParams.get('ticket') ?? '';
    expect(ticket).toMatch(/^ST-/);
    // Another browser, another sign-on, no ticket, and what has no shape of one.
    expect(outcome(await new TestBrowser(world.context).ask(address))).toEqual(failed);
    const other = new TestBrowser(world.context);
    const elsewhere = new URL(await returned(other));
    elsewhere.searchParams.set('ticket', ticket);
    expect(outcome(await other.ask(elsewhere.href))).toEqual(failed);
    for (const odd of ['', 'PT-1', 'ST-1&service=x', 'ST-../../x']) {
      const trier = new TestBrowser(world.context);
      const back = new URL(await returned(trier));
      back.searchParams.set('ticket', odd);
      expect([odd, outcome(await trier.ask(back.href))]).toEqual([odd, failed]);
    }
    const good = new TestBrowser(world.context);
    const once = await returned(good);
    expect(outcome(await good.ask(once))).toEqual(['/dashboard', true]);
    expect(outcome(await good.ask(once))).toEqual(failed);
  });

  it('R-AUTH-010 logout leads to the server, with where to return and as whom', async () => {
    const { session } = await signIn(new TestBrowser(world.context));
    const { data } = await callAs(app, session?.accessToken ?? '', '/control/user/logout', {
      service: '/dashboard',
    });
    const { url } = z.object({ url: z.string() }).parse(data);
    expect(url.startsWith(`${server.address}/logout?`)).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      service: `${world.context.config.origin}/dashboard`,
      system: 'herald',
    });
    expect(await codeOf(session)).toBe(101_101);
  });

  it('R-AUTH-012 a browser whose logout got no answer is led there as well, and to no other house', async () => {
    const end = '/prod-api/control/user/oidc/end?service=';
    const sent = await new TestBrowser(world.context).ask(`${end}/dashboard`);
    const service = `${world.context.config.origin}/dashboard`;
    const leave = new URLSearchParams({ service, system: 'herald' });
    expect(sent.headers.get('location')).toBe(`${server.address}/logout?${leave.toString()}`);
    const away = await new TestBrowser(world.context).ask(`${end}${encodeURIComponent('//evil.example')}`);
    expect(away.headers.get('location')).not.toContain('evil');
  });

  it('who logs out at the server has left here at once, and others have not', async () => {
    const [visitor, other] = [new TestBrowser(world.context), new TestBrowser(world.context)];
    const { session } = await signIn(visitor);
    const { session: elsewhere } = await signIn(other);
    expect([await codeOf(session), await codeOf(elsewhere)]).toEqual([200, 200]);
    await visitor.ask(`${server.address}/logout`);
    await expect.poll(() => codeOf(session), { timeout: 10_000 }).toBe(101_101);
    expect(await codeOf(elsewhere)).toBe(200);
  });
});

describe('what a server might say', () => {
  let world: TestContext;
  let app: FastifyInstance;
  let stranger: Server;
  let says = '';
  let asked: string[] = [];
  beforeAll(async () => {
    const at = await freePort();
    stranger = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'application/xml').end(says);
    });
    await new Promise<void>((done) => stranger.listen(at, '127.0.0.1', done));
    ({ world, app } = await herald(
      { CAS_SERVER: `http://127.0.0.1:${at}`, CAS_VERSION: '2' },
      await freePort(),
    ));
  });
  afterAll(async () => {
    await app.close();
    stranger.closeAllConnections();
    await new Promise((done) => stranger.close(done));
    await world.close();
  });

  /** Comes back as from the server's login. */
  async function comeBack(
    ticket: string,
  ): Promise<{ answer: Answer; service: string; visitor: TestBrowser }> {
    const visitor = new TestBrowser(world.context);
    const sent = await visitor.ask(`${startPath}?redirect=/dashboard`);
    const service = new URL(sent.headers.get('location') ?? '').searchParams.get('service') ?? '';
    asked = [];
    return { answer: await visitor.ask(`${service}&ticket=${ticket}`), service, visitor };
  }
  const success = (inside: string) =>
    `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess>${inside}</cas:authenticationSuccess></cas:serviceResponse>`;
  const groups = '<cas:attributes><cas:memberOf>cn=news &amp; desk</cas:memberOf></cas:attributes>';

  it('R-AUTH-038 is asked once, with exactly the service the browser was sent with', async () => {
    says = success(`<cas:user>bo</cas:user>${groups}`);
    const { answer, service } = await comeBack('ST-2-x.cas-01');
    expect(outcome(answer)).toEqual(['/dashboard', true]);
    expect(asked).toHaveLength(1);
    const address = new URL(asked[0] ?? '', 'http://cas.invalid');
    expect(address.pathname).toBe('/serviceValidate');
    expect(Object.fromEntries(address.searchParams)).toEqual({ service, ticket: 'ST-2-x.cas-01' });
  });

  it('is believed only as the one answer of CAS that says yes, and never as a document that declares entities', async () => {
    const odd = [
      '<cas:serviceResponse xmlns:cas="x"><cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>',
      `<!DOCTYPE x [<!ENTITY who "admin">]>${success('<cas:user>&who;</cas:user>')}`,
      success(''),
      success('<cas:user></cas:user>'),
      success('<cas:user>a</cas:user><cas:user>b</cas:user>'),
      success('<cas:user>a</cas:user>').replace(
        '</cas:serviceResponse>',
        '<cas:authenticationFailure code="x"/></cas:serviceResponse>',
      ),
      '<html>maintenance</html>',
      '',
    ];
    for (says of odd) expect([says, outcome((await comeBack('ST-1')).answer)]).toEqual([says, failed]);
  });

  it('a request to log out ends the session of that ticket, even one that is only beginning, and nothing else', async () => {
    says = success(`<cas:user>cy</cas:user>${groups}`);
    const request = (ticket: string) =>
      `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="1" Version="2.0"><saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`;
    const tell = async (logoutRequest: string) =>
      (
        await app.inject({
          method: 'POST',
          url: callback,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ logoutRequest }).toString(),
        })
      ).statusCode;
    const { visitor } = await comeBack('ST-7');
    const session = sessionOf(visitor);
    const code = async () => (await callAs(app, session?.accessToken ?? '', '/control/user/info')).code;
    expect([await tell(request('ST-8')), await code()]).toEqual([200, 200]);
    expect([await tell('<samlp:LogoutRequest/>'), await tell('x'), await code()]).toEqual([400, 400, 200]);
    expect([await tell(request('ST-7')), await code()]).toEqual([200, 101_101]);
    // Told of before it came back to us.
    await tell(request('ST-9'));
    expect(outcome((await comeBack('ST-9')).answer)).toEqual(['/login?error=session-ended', false]);
  });
});
