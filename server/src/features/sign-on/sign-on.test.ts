import { sessionCookie } from '@herald/contract/constants.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { Me, Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { TestBrowser, type Answer } from '../../http/test-browser.ts';
import { testContext, type TestContext } from '../../test-context.ts';

const start = '/prod-api/control/user/oidc/start';
const wanted = '/api/content/contentList/mylist?page=2';
const editor = { account: ' editor ', password: 'Editor-2026!' };

let world: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  await app.listen({ host: '127.0.0.1', port: world.context.config.port });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const browser = () => new TestBrowser(world.context);

async function signedIn(visitor: TestBrowser): Promise<{ session: Session; landed: Answer }> {
  const form = await visitor.go(`${start}?redirect=${encodeURIComponent(wanted)}`);
  const sent = await visitor.submit(form, editor);
  const landed = await visitor.go(sent.headers.get('location') ?? '', {}, /mylist/);
  const session = Session.parse(JSON.parse(decodeURIComponent(visitor.named(sessionCookie) ?? 'null')));
  return { session, landed };
}

async function call(token: string | null, path: string, body?: unknown) {
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/prod-api${path}`,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: answer.statusCode, ...Envelope.parse(answer.json()) };
}

const refresh = (refreshToken: string) => call(null, '/control/user/refreshToken', { refreshToken });
const moveClock = (minutes: number) =>
  world.context.db
    .updateTable('clock')
    .set({ offset_ms: minutes * 60_000 })
    .execute();

describe('signing in at the embedded provider', () => {
  it('R-AUTH-001 R-AUTH-003 R-AUTH-013 R-AUTH-014 R-AUTH-016 R-AUTH-039 leads by code, PKCE, state and nonce to the wanted path with HY-JWT set', async () => {
    const visitor = browser();
    const { session, landed } = await signedIn(visitor);
    expect(landed.status).toBe(302);
    expect(landed.headers.get('location')).toBe(wanted);
    expect(session.expireIn).toBeGreaterThan(Date.now());
    const cookie = landed.headers.getSetCookie().find((line) => line.startsWith(sessionCookie));
    expect(cookie).toMatch(/Path=\/; SameSite=Lax$/);
    expect(visitor.named('herald-sign-on')).toBeNull();
  });

  it('R-AUTH-017 R-PERM-001 R-MENU-001 R-MENU-002 the token opens person, codes and menu; the second sign-in is the same person', async () => {
    const first = await signedIn(browser());
    const second = await signedIn(browser());
    const me = Me.parse((await call(first.session.accessToken, '/control/user/info')).data);
    expect(me).toMatchObject({
      account: 'editor',
      name: 'Chen Wei',
      department: '国际部',
      roles: ['editor'],
    });
    expect((await call(second.session.accessToken, '/control/user/info')).data).toEqual(me);
    const { data } = await call(first.session.accessToken, '/control/resource/pagePermissions');
    expect(data).toMatchObject({ sign: { fMFzqi: true, rU7Zbu: true } });
    const menu = await call(first.session.accessToken, '/control/user/dashboard');
    expect(menu.code).toBe(200);
    expect(JSON.stringify(menu.data)).toContain('/api/control/account/addAccount');
  });

  it('R-AUTH-005 R-AUTH-007 R-AUTH-008 the form says what is missing or wrong and keeps the name', async () => {
    const visitor = browser();
    const form = await visitor.go(start);
    expect(form.text).not.toMatch(/<script/);
    const noName = await visitor.submit(form, { account: '  ', password: 'whatever' });
    expect(noName.text).toContain('Please enter your username.');
    const short = await visitor.submit(noName, { account: 'editor', password: '12345' });
    expect(short.text).toContain('at least 6 characters');
    expect(short.text).toContain('value="editor"');
    const wrong = await visitor.submit(short, { ...editor, captcha: 'none' });
    expect(wrong.text).toContain('not those in the picture');
  });

  it('R-AUTH-008 R-AUTH-009 the digits are drawn, not written, asked for anew at will, and good once', async () => {
    const visitor = browser();
    const form = await visitor.go(start);
    const id = /name="captchaId" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
    const { answer } = await world.context.db
      .selectFrom('captcha')
      .select('answer')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(answer).toMatch(/^\d{4}$/);
    expect(/<svg.*<\/svg>/s.exec(form.text)?.[0].replaceAll(/<path[^>]*>/g, '')).not.toContain(answer);
    const again = await visitor.submit(form, { account: 'editor', password: '', again: '1' });
    expect(/name="captchaId" value="([^"]+)"/.exec(again.text)?.[1]).not.toBe(id);
    const bad = await visitor.submit(form, {
      account: 'editor',
      password: 'wrong-password',
      captcha: answer,
    });
    expect(bad.text).toContain('Username or password is not right.');
    const reused = await visitor.submit(form, { ...editor, captcha: answer });
    expect(reused.text).toContain('not those in the picture');
  });

  it('R-GEN-024 speaks the language of the browser, or the one chosen before', async () => {
    const visitor = browser();
    const form = await visitor.go(start);
    const japanese = await visitor.ask(form.address, { headers: { 'accept-language': 'ja' } });
    expect(japanese.text).toContain('<html lang="ja">');
    visitor.cookies.set('/|language', { value: 'es', path: '/' });
    expect((await visitor.ask(form.address, { headers: { 'accept-language': 'ja' } })).text).toContain(
      '<html lang="es">',
    );
  });

  it('locks an account after five failures, the same for one that does not exist', async () => {
    for (const account of ['writer', 'nobody-here']) {
      const visitor = browser();
      let form = await visitor.go(start);
      for (let n = 0; n < 5; n += 1) {
        form = await visitor.submit(form, { account, password: `wrong-${n}-password` });
        expect(form.text).toContain('Username or password is not right.');
      }
      form = await visitor.submit(form, { account, password: 'Writer-2026!' });
      expect(form.text).toContain('Too many failed tries');
    }
    await world.context.db.deleteFrom('sign_in_failure').execute();
  });
});

describe('an answer that does not belong to a sign-on under way', () => {
  async function callbackOf(visitor: TestBrowser): Promise<URL> {
    const form = await visitor.go(start);
    const sent = await visitor.submit(form, editor);
    const stopped = await visitor.go(sent.headers.get('location') ?? '', {}, /\/callback\?/);
    return new URL(stopped.headers.get('location') ?? '', stopped.address);
  }
  const failed = (answer: Answer) => {
    expect(answer.headers.get('location')).toBe('/login?error=verification-failed');
    expect(answer.headers.getSetCookie().join()).not.toContain(sessionCookie);
  };

  it('R-AUTH-039 wrong, missing, reused and foreign states open nothing', async () => {
    const visitor = browser();
    const address = await callbackOf(visitor);
    const wrong = new URL(address);
    wrong.searchParams.set('state', 'made-up');
    failed(await visitor.ask(wrong.href));
    wrong.searchParams.delete('state');
    failed(await visitor.ask(wrong.href));
    failed(await browser().ask((await callbackOf(browser())).href));
    const good = await visitor.ask(address.href);
    expect(good.headers.get('location')).toBe('/');
    failed(await visitor.ask(address.href));
  });

  it('R-AUTH-039 a nonce or verifier of another sign-on is refused', async () => {
    for (const change of [{ nonce: 'another' }, { verifier: 'x'.repeat(43) }]) {
      const visitor = browser();
      const address = await callbackOf(visitor);
      await world.context.db.updateTable('sign_on_attempt').set(change).execute();
      failed(await visitor.ask(address.href));
    }
  });

  it('R-RTE-029 a redirect to anywhere but a path of ours ends on the front page', async () => {
    const evil = [
      '//evil',
      'https:evil.com',
      '/\\evil',
      '/%2f%2fevil',
      '/%5cevil',
      'https://app@evil',
      'javascript:alert(1)',
      '/\t/evil',
      'data:x',
      '/prod-api/control/user/logout',
      '/redirect/x',
    ];
    for (const redirect of evil) await browser().ask(`${start}?redirect=${encodeURIComponent(redirect)}`);
    const kept = await world.context.db.selectFrom('sign_on_attempt').select('redirect').execute();
    expect(new Set(kept.map((row) => row.redirect))).toEqual(new Set(['/']));
  });
});

describe('the session', () => {
  it('R-AUTH-032 R-AUTH-033 a refresh gives a new pair; another tab within ten seconds the same one; the field may come in the query', async () => {
    const { session } = await signedIn(browser());
    const first = await refresh(session.refreshToken);
    const pair = Session.parse(first.data);
    expect(pair.accessToken).not.toBe(session.accessToken);
    expect((await refresh(session.refreshToken)).data).toEqual(pair);
    expect((await call(pair.accessToken, '/control/user/info')).code).toBe(200);
    expect((await call(session.accessToken, '/control/user/info')).code).toBe(200);
    const inQuery = await app.inject({
      method: 'POST',
      url: `/prod-api/control/user/refreshToken?refreshToken=${pair.refreshToken}`,
    });
    expect(Envelope.parse(inQuery.json()).code).toBe(200);
  });

  it('a hundred tabs refreshing together get one pair', async () => {
    const { session } = await signedIn(browser());
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(session.refreshToken)));
    expect(new Set(answers.map(({ data }) => Session.parse(data).accessToken)).size).toBe(1);
  });

  it('R-AUTH-031 a spent refresh token after ten seconds is theft and ends the session; 1012xx', async () => {
    const { session } = await signedIn(browser());
    const pair = Session.parse((await refresh(session.refreshToken)).data);
    await moveClock(1);
    expect((await refresh(session.refreshToken)).code).toBe(101_201);
    expect((await call(pair.accessToken, '/control/user/info')).code).toBe(101_201);
    expect((await refresh(pair.refreshToken)).code).toBe(101_201);
    await moveClock(0);
  });

  it('an access token lasts 15 minutes, an idle session 30, any session 12 hours', async () => {
    const { session } = await signedIn(browser());
    await moveClock(16);
    expect((await call(session.accessToken, '/control/user/info')).code).toBe(101_201);
    let pair = Session.parse((await refresh(session.refreshToken)).data);
    for (let minutes = 41; minutes < 12 * 60; minutes += 25) {
      await moveClock(minutes);
      pair = Session.parse((await refresh(pair.refreshToken)).data);
    }
    await moveClock(12 * 60 + 1);
    expect((await refresh(pair.refreshToken)).code).toBe(101_201);
    await moveClock(0);
    const { session: idle } = await signedIn(browser());
    await moveClock(31);
    expect((await refresh(idle.refreshToken)).code).toBe(101_201);
    await moveClock(0);
  });

  it('R-AUTH-010 R-AUTH-011 R-AUTH-039 logout ends it, here and at the provider, and comes back to where one was', async () => {
    const visitor = browser();
    const { session } = await signedIn(visitor);
    const { data } = await call(session.accessToken, '/control/user/logout', { service: wanted });
    expect((await call(session.accessToken, '/control/user/info')).code).toBe(101_101);
    expect((await refresh(session.refreshToken)).code).toBe(101_101);
    const { url = '' } =
      typeof data === 'object' && data !== null && 'url' in data ? { url: String(data.url) } : {};
    expect([...new URL(url).searchParams.keys()].toSorted()).toEqual([
      'client_id',
      'id_token_hint',
      'post_logout_redirect_uri',
      'state',
    ]);
    const leaving = await visitor.ask(url);
    expect(leaving.text).toContain('<script>');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(leaving.text)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(leaving.text)?.[1] ?? '';
    const gone = await visitor.go(
      action,
      { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) },
      /mylist/,
    );
    expect(gone.headers.get('location')).toBe(wanted);
    expect((await visitor.go(start)).text).toContain('Sign in to Herald');
  });

  it('a person disabled or given other roles is so at the next request', async () => {
    const { session } = await signedIn(browser());
    const { db } = world.context;
    const person = await db
      .selectFrom('person')
      .select('id')
      .where('account', '=', 'editor')
      .executeTakeFirstOrThrow();
    const roles = await db
      .deleteFrom('person_role')
      .where('person_id', '=', person.id)
      .returningAll()
      .execute();
    expect((await call(session.accessToken, '/control/resource/pagePermissions')).data).toEqual({ sign: {} });
    await db.insertInto('person_role').values(roles).execute();
    await db.updateTable('person').set({ status: 'disabled' }).where('id', '=', person.id).execute();
    expect((await call(session.accessToken, '/control/user/info')).code).toBe(101_101);
    await db.updateTable('person').set({ status: 'enabled' }).where('id', '=', person.id).execute();
  });

  it('R-AUTH-042 no token and an unknown token are told to sign in; the cookie alone opens nothing', async () => {
    expect((await call(null, '/control/user/info')).code).toBe(101_102);
    expect((await call('unknown', '/control/user/info')).code).toBe(101_102);
    const visitor = browser();
    await signedIn(visitor);
    expect((await visitor.ask('/prod-api/control/user/info')).text).toContain('101102');
  });

  it('no token stands in the database as it is', async () => {
    const { session } = await signedIn(browser());
    const { refreshToken } = Session.parse((await refresh(session.refreshToken)).data);
    const rows = JSON.stringify(await world.context.db.selectFrom('session').selectAll().execute());
    expect(rows).not.toContain(session.accessToken);
    expect(rows).not.toContain(refreshToken);
    expect(rows).not.toContain('eyJ');
  });
});
