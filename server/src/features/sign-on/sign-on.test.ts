import { sessionCookie } from '@herald/contract/constants.ts';
import { Me, Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { captchaAnswer } from '../../db/test-captcha.ts';
import { TestBrowser, type Answer } from '../../http/test-browser.ts';
import { callAs, editor, signedIn, startPath, wantedPath } from '../../http/test-sign-in.ts';
import { testContext, type TestContext } from '../../test-context.ts';

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
const call = (token: string | null, path: string, body?: object) => callAs(app, token, path, body);

describe('signing in at the embedded provider', () => {
  it('R-AUTH-001 R-AUTH-003 R-AUTH-013 R-AUTH-014 R-AUTH-016 R-AUTH-039 R-CONST-020 leads by code, PKCE, state and nonce to the wanted path with HY-JWT set', async () => {
    const visitor = browser();
    const { session, landed } = await signedIn(visitor);
    expect(landed.status).toBe(302);
    expect(landed.headers.get('location')).toBe(wantedPath);
    expect(session.expireIn).toBeGreaterThan(Date.now());
    const cookie = landed.headers.getSetCookie().find((line) => line.startsWith('HY-JWT='));
    expect(cookie).toMatch(/Path=\/; SameSite=Lax$/);
    expect(visitor.named('herald-sign-on')).toBeNull();
  });

  it('R-API-047 R-API-077 R-API-079 R-AUTH-017 R-PERM-001 R-MENU-001 R-MENU-002 the token opens person, codes and menu; the second sign-in is the same person', async () => {
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

  it('R-AUTH-005 R-AUTH-007 R-AUTH-008 R-CONST-026 the form says what is missing or wrong and keeps the name', async () => {
    const visitor = browser();
    const form = await visitor.go(startPath);
    expect(form.text).not.toMatch(/<script/);
    expect(/<button[^>]*>/.exec(form.text)?.[0]).toContain('name="go"');
    const noName = await visitor.submit(form, { account: '  ', password: 'whatever' });
    expect(noName.text).toContain('Please enter your username.');
    const short = await visitor.submit(noName, { account: 'editor', password: '12345' });
    expect(short.text).toContain('at least 6 characters');
    expect(short.text).toContain('value="editor"');
    const just = await visitor.submit(short, { account: 'editor', password: '123456', captcha: 'none' });
    expect(just.text).not.toContain('at least 6 characters');
    const wrong = await visitor.submit(just, { ...editor, captcha: 'none' });
    expect(wrong.text).toContain('not those in the picture');
  });

  it('R-AUTH-008 R-AUTH-009 R-CONST-025 the digits are drawn, not written, asked for anew at will, and good once', async () => {
    const visitor = browser();
    const form = await visitor.go(startPath);
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

  it('R-AUTH-008 digits that were shown to somebody else open nothing here, and stay theirs', async () => {
    const [visitor, other] = [browser(), browser()];
    const [form, elsewhere] = [await visitor.go(startPath), await other.go(startPath)];
    const captchaId = /name="captchaId" value="([^"]+)"/.exec(elsewhere.text)?.[1] ?? '';
    const captcha = await captchaAnswer(world.context.db, captchaId);
    expect(captcha).toMatch(/^\d{4}$/);
    const body = new URLSearchParams({ ...editor, captcha, captchaId });
    const answer = await visitor.ask(form.address, { method: 'POST', body });
    expect(answer.text).toContain('not those in the picture');
    expect((await other.submit(elsewhere, editor)).headers.get('location')).not.toBeNull();
  });

  it('R-API-075 R-AUTH-006 R-AUTH-007 a call signs in as the form does: trimmed, counted, and with the same rights', async () => {
    const login = (username: string, password: string) =>
      call(null, '/control/user/login', { username, password });
    const { accessToken } = Session.parse((await login(' editor ', 'Editor-2026!')).data);
    expect((await call(accessToken, '/control/user/info')).data).toMatchObject({ account: 'editor' });
    expect((await login('editor', '12345')).code).toBe(400_001);
    expect((await login('   ', 'Editor-2026!')).code).toBe(400_001);
    for (let n = 0; n < 5; n += 1) expect((await login('nobody-there', `wrong-${n}!`)).code).toBe(422_060);
    const closed = await login('nobody-there', 'wrong-again');
    expect([closed.status, closed.code]).toEqual([429, 429_005]);
    await world.context.db.deleteFrom('sign_in_failure').execute();
  });

  it('R-AUTH-004 R-AUTH-006 the form is reached by way of the provider alone, and trims what is typed', async () => {
    const visitor = browser();
    const form = await visitor.go(startPath);
    const stranger = await browser().ask(form.address);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      302,
      '/login?error=verification-failed',
    ]);
    expect((await visitor.submit(form, { ...editor, account: '  editor  ' })).status).toBe(303);
  });

  it('R-GEN-024 speaks the language of the browser, or the one chosen before', async () => {
    const visitor = browser();
    const form = await visitor.go(startPath);
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
      let form = await visitor.go(startPath);
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
    const form = await visitor.go(startPath);
    const sent = await visitor.submit(form, editor);
    const stopped = await visitor.go(sent.headers.get('location') ?? '', {}, /\/callback\?/);
    return new URL(stopped.headers.get('location') ?? '', stopped.address);
  }
  /** Where it leads, and whether a session came with it. */
  const outcome = (answer: Answer) => [
    answer.headers.get('location'),
    answer.headers.getSetCookie().some((line) => line.startsWith(sessionCookie)),
  ];
  const failed = ['/login?error=verification-failed', false];

  it('R-AUTH-039 wrong, missing, reused and foreign states open nothing', async () => {
    const visitor = browser();
    const address = await callbackOf(visitor);
    const wrong = new URL(address);
    wrong.searchParams.set('state', 'made-up');
    expect(outcome(await visitor.ask(wrong.href))).toEqual(failed);
    wrong.searchParams.delete('state');
    expect(outcome(await visitor.ask(wrong.href))).toEqual(failed);
    expect(outcome(await browser().ask((await callbackOf(browser())).href))).toEqual(failed);
    const good = await visitor.ask(address.href);
    expect(good.headers.get('location')).toBe('/');
    expect(outcome(await visitor.ask(address.href))).toEqual(failed);
  });

  it('R-AUTH-039 a nonce or verifier of another sign-on is refused', async () => {
    for (const change of [{ nonce: 'another' }, { verifier: 'x'.repeat(43) }]) {
      const visitor = browser();
      const address = await callbackOf(visitor);
      await world.context.db.updateTable('sign_on_attempt').set(change).execute();
      expect(outcome(await visitor.ask(address.href))).toEqual(failed);
    }
  });

  it('R-RTE-029 a redirect to anywhere but a path of ours ends on the front page', async () => {
    const evil = [
      '//evil',
      'https:evil.com',
      '/\\evil',
      '/%2f%2fevil',
      '/%252fevil',
      '/%25255cevil',
      '/%256cogin',
      '/%5cevil',
      'https://app@evil',
      'javascript:alert(1)',
      '/\t/evil',
      'data:x',
      '/prod-api/control/user/logout',
      '/redirect/x',
    ];
    for (const redirect of evil) await browser().ask(`${startPath}?redirect=${encodeURIComponent(redirect)}`);
    const kept = await world.context.db.selectFrom('sign_on_attempt').select('redirect').execute();
    expect(new Set(kept.map((row) => row.redirect))).toEqual(new Set(['/']));
  });
});
