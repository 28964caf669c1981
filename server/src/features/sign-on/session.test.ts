import { createHash } from 'node:crypto';
import { pollHeader } from '@herald/contract/endpoint.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { moveClock } from '../../db/test-turns.ts';
import { TestBrowser } from '../../http/test-browser.ts';
import { callAs, signedIn, startPath, wantedPath } from '../../http/test-sign-in.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { admitReader } from './admit-reader.ts';

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
const refresh = (refreshToken: string, headers: Record<string, string> = {}) =>
  callAs(app, null, '/control/user/refreshToken', { refreshToken }, headers);
const polled = async (token: string, path: string) =>
  (await callAs(app, token, path, undefined, { [pollHeader]: '1' })).code;
const atMinute = (minutes: number) => moveClock(world, minutes * 60_000);

describe('the session', () => {
  it('R-API-076 R-AUTH-032 R-AUTH-033 a refresh gives a new pair; another tab within ten seconds the same one; the field may come in the query', async () => {
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
    await atMinute(1);
    expect((await refresh(session.refreshToken)).code).toBe(101_201);
    expect((await call(pair.accessToken, '/control/user/info')).code).toBe(101_201);
    expect((await refresh(pair.refreshToken)).code).toBe(101_201);
    await atMinute(0);
  });

  it('an access token lasts 15 minutes, an idle session 30, any session 12 hours', async () => {
    const { session } = await signedIn(browser());
    await atMinute(16);
    expect((await call(session.accessToken, '/control/user/info')).code).toBe(101_201);
    let pair = Session.parse((await refresh(session.refreshToken)).data);
    for (let minutes = 41; minutes < 12 * 60; minutes += 25) {
      await atMinute(minutes);
      pair = Session.parse((await refresh(pair.refreshToken)).data);
    }
    await atMinute(12 * 60 + 1);
    expect((await refresh(pair.refreshToken)).code).toBe(101_201);
    await atMinute(0);
    const { session: idle } = await signedIn(browser());
    await atMinute(31);
    expect((await refresh(idle.refreshToken)).code).toBe(101_201);
    // Another window, and the call that waited for the renewal, hear the same: whoever is there is asked.
    expect((await call(idle.accessToken, '/control/user/info')).code).toBe(101_201);
    expect((await refresh(idle.refreshToken)).code).toBe(101_201);
    await atMinute(0);
  });

  it('what a page asks by itself, and the renewal for that, keep no session awake; a deed does', async () => {
    const { session } = await signedIn(browser());
    const { session: used } = await signedIn(browser());
    await atMinute(14);
    expect(await polled(session.accessToken, '/control/user/info')).toBe(200);
    expect((await call(used.accessToken, '/control/user/info')).code).toBe(200);
    await atMinute(29);
    const renewed = await refresh(session.refreshToken, { [pollHeader]: '1' });
    const { accessToken, refreshToken } = Session.parse(renewed.data);
    expect(await polled(accessToken, '/control/user/info')).toBe(200);
    await atMinute(31);
    expect(await polled(accessToken, '/control/user/info')).toBe(101_201);
    expect((await call(accessToken, '/control/user/info')).code).toBe(101_201);
    expect((await refresh(refreshToken, { [pollHeader]: '1' })).code).toBe(101_201);
    expect((await refresh(used.refreshToken)).code).toBe(200);
    await atMinute(0);
  });

  it('R-API-078 R-AUTH-010 R-AUTH-011 R-AUTH-039 logout ends it, here and at the provider, and comes back to where one was', async () => {
    const visitor = browser();
    const { session } = await signedIn(visitor);
    const { data } = await call(session.accessToken, '/control/user/logout', { service: wantedPath });
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
    expect(gone.headers.get('location')).toBe(wantedPath);
    expect((await visitor.go(startPath)).text).toContain('Sign in to Herald');
  });

  it('a browser that the provider has forgotten is sent on all the same: the script of that page may run', async () => {
    const visitor = browser();
    const { session } = await signedIn(visitor);
    const { data } = await call(session.accessToken, '/control/user/logout', { service: wantedPath });
    await world.context.db.deleteFrom('provider_record').execute();
    const leaving = await visitor.ask(JSON.stringify(data).match(/"url":"([^"]+)"/)?.[1] ?? '');
    const script = /<script>(.*?)<\/script>/s.exec(leaving.text)?.[1] ?? '';
    expect(script).toContain('submit()');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(leaving.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  it('R-AUTH-025 a person disabled, or whose last role is taken, is out at the next request and does not come in', async () => {
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
    // R-AUTH-025: nobody is in without a role, nor comes in.
    expect((await call(session.accessToken, '/control/resource/pagePermissions')).code).toBe(101_101);
    expect(await admitReader(world.context, { token: session.accessToken })).toBe(false);
    expect((await refresh(session.refreshToken)).code).toBe(101_101);
    const again = { username: 'editor', password: 'Editor-2026!' };
    expect((await call(null, '/control/user/login', again)).code).toBe(403_001);
    await db.insertInto('person_role').values(roles).execute();
    await db.updateTable('person').set({ status: 'disabled' }).where('id', '=', person.id).execute();
    expect((await call(session.accessToken, '/control/user/info')).code).toBe(101_101);
    expect(await admitReader(world.context, { token: session.accessToken })).toBe(false);
    await db.updateTable('person').set({ status: 'enabled' }).where('id', '=', person.id).execute();
    expect(await admitReader(world.context, { token: session.accessToken })).toBe(true);
  });

  it('R-API-127 no token and an unknown token are told to sign in; the cookie alone opens nothing', async () => {
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
    expect(rows).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  });
});
