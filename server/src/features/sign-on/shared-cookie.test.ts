// The plain shared cookie: its provider writes HY-JWT, we verify it, renew it there, and end with it.
import { generateKeyPairSync } from 'node:crypto';
import { personHeader, pollHeader } from '@herald/contract/endpoint.ts';
import { Me, Session } from '@herald/contract/people.ts';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { moveClock } from '../../db/test-turns.ts';
import { callAs, startPath } from '../../http/test-sign-in.ts';
import { startSharedProvider, type SharedProvider } from '../../http/test-shared-provider.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { verifySharedToken } from './verify-shared-token.ts';

const people = {
  dee: { preferred_username: 'dee', name: 'Dee', roles: ['editor'] },
  eve: { preferred_username: 'eve', name: 'Eve', roles: ['admin'] },
};

let provider: SharedProvider;
let world: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  provider = await startSharedProvider(people);
  world = await testContext({ environment: provider.settings });
  app = await buildApi(world.context);
});
afterAll(async () => {
  await app.close();
  await world.close();
  await provider.stop();
});

const now = () => Math.floor(Date.now() / 1000);
const info = (token: string) => callAs(app, token, '/control/user/info');
const codeOf = async (token: string) => (await info(token)).code;
let sids = 0;
const signedIn = (sub: keyof typeof people) => provider.triple({ sub, sid: `s${(sids += 1)}` });
const refresh = async (refreshToken: string, bearer: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/prod-api/control/user/refreshToken',
    payload: { refreshToken },
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { code, data }: { code: number; data: unknown } = answer.json();
  return { code, session: Session.safeParse(data).data };
};

describe('the token of the shared cookie', () => {
  it('R-AUTH-001 R-AUTH-003 R-AUTH-040 the way in is the provider’s, with where to return and as which system', async () => {
    const sent = await app.inject({ url: `${startPath}?redirect=/dashboard` });
    const url = new URL(sent.headers.location ?? '');
    expect(url.origin + url.pathname).toBe(`${provider.address}/login`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      service: `${world.context.config.origin}/dashboard`,
      system: 'herald',
    });
  });

  it('R-AUTH-015 R-AUTH-040 opens the person it names, many calls at once the same one', async () => {
    const { accessToken } = await signedIn('dee');
    const answers = await Promise.all(Array.from({ length: 20 }, () => info(accessToken)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(Me.parse(answers[0]?.data)).toMatchObject({ account: 'dee', roles: ['editor'] });
  });

  it('opens nothing when it is signed by another, for another, by nobody, without an end, or over', async () => {
    const good = { sub: 'dee', iss: provider.address, aud: 'house', exp: now() + 300 };
    const none = [{ alg: 'none' }, good].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const { exp: _, ...endless } = good;
    const odd = [
      await provider.sign(good, 'y'.repeat(40)),
      await provider.sign({ ...good, iss: 'https://another.example.org' }),
      await provider.sign({ ...good, aud: 'another' }),
      await provider.sign(endless),
      `${none.join('.')}.`,
      'unknown',
    ];
    for (const token of odd) expect(await codeOf(token)).toBe(101_102);
    expect(await codeOf(await provider.sign({ ...good, exp: now() - 600 }))).toBe(101_201);
  });

  it('is verified by a public key too, and the key is never taken for a secret', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const way = { keys: { kind: 'public-key', pem } as const, issuer: null, audience: null };
    const made = (alg: string) => new SignJWT({ sub: 'dee', exp: now() + 60 }).setProtectedHeader({ alg });
    expect(await verifySharedToken(way, await made('ES256').sign(privateKey))).toMatchObject({ sub: 'dee' });
    const forged = await made('HS256').sign(new TextEncoder().encode(pem));
    await expect(verifySharedToken(way, forged)).rejects.toMatchObject({ code: 'sign-in-needed' });
  });
});

describe('its session', () => {
  it('R-AUTH-032 R-AUTH-033 R-AUTH-034 is renewed at the provider and goes on as the same one', async () => {
    const first = await signedIn('dee');
    await codeOf(first.accessToken);
    const before = Date.now();
    const { code, session } = await refresh(first.refreshToken, first.accessToken);
    expect(code).toBe(200);
    expect(session?.expireIn).toBeGreaterThan(before + 200_000);
    expect(await codeOf(session?.accessToken ?? '')).toBe(200);
    const { data } = await callAs(app, session?.accessToken ?? '', '/control/user/sessions');
    expect(JSON.stringify(data).match(/"isCurrent":true/g)).toHaveLength(1);
    const ids = await world.context.db
      .selectFrom('session')
      .select('id')
      .where('provider_key', 'is not', null)
      .execute();
    expect(ids).toHaveLength(2);
  });

  it('a page left while it renews loses nothing: the same token, at once or within ten seconds, brings the same three values', async () => {
    const first = await signedIn('dee');
    await codeOf(first.accessToken);
    const together = await Promise.all([1, 2, 3].map(() => refresh(first.refreshToken, first.accessToken)));
    const again = await refresh(first.refreshToken, first.accessToken);
    expect(new Set([...together, again].map(({ code }) => code))).toEqual(new Set([200]));
    expect(new Set([...together, again].map(({ session }) => JSON.stringify(session))).size).toBe(1);
    expect(await codeOf(again.session?.accessToken ?? '')).toBe(200);
    await moveClock(world, 11_000);
    expect((await refresh(first.refreshToken, first.accessToken)).code).toBe(101_201);
    await moveClock(world, 0);
  });

  it('R-AUTH-031 what the provider answers to a renewal is told as it is: over, ended, nobody', async () => {
    const { accessToken, refreshToken } = await signedIn('dee');
    expect(await codeOf(accessToken)).toBe(200);
    for (const [said, told] of [
      [101_201, 101_201],
      [101_299, 101_201],
      [101_102, 101_102],
      [500, 503_001],
      [101_101, 101_101],
    ] as const) {
      provider.acts.refuses = said;
      expect([said, (await refresh(refreshToken, accessToken)).code]).toEqual([said, told]);
    }
    provider.acts.refuses = null;
    expect((await refresh('never-given', 'unknown')).code).toBe(101_201);
    expect(await codeOf(accessToken)).toBe(101_101);
  });

  it('never becomes another person’s by a renewal', async () => {
    const [dee, eve] = [await signedIn('dee'), await signedIn('eve')];
    await codeOf(dee.accessToken);
    const { code } = await refresh(eve.refreshToken, dee.accessToken);
    const { data } = await info(dee.accessToken);
    expect([code, Me.parse(data).account]).toEqual([101_201, 'dee']);
    // Nor is it renewed for a window of theirs.
    const { refreshToken, accessToken } = dee;
    const asked = { refreshToken };
    const path = '/control/user/refreshToken';
    const refused = await callAs(app, accessToken, path, asked, { [personHeader]: 'eve' });
    expect([refused.code, (await refresh(refreshToken, accessToken)).code]).toEqual([409_059, 200]);
    // Nor by naming a session of somebody else's.
    const named = { sub: 'eve', sid: `s${sids - 1}`, iss: provider.address, aud: 'house', exp: now() + 300 };
    expect(await codeOf(await provider.sign(named))).toBe(101_201);
  });

  it('R-AUTH-010 R-AUTH-011 logout ends it here at once, whatever token it has then, and leads to the provider’s logout', async () => {
    const first = await signedIn('dee');
    await codeOf(first.accessToken);
    const { session } = await refresh(first.refreshToken, first.accessToken);
    const token = session?.accessToken ?? '';
    const { data } = await callAs(app, token, '/control/user/logout', { service: '/dashboard' });
    const leave = new URLSearchParams({
      service: `${world.context.config.origin}/dashboard`,
      system: 'herald',
    });
    expect(data).toEqual({ url: `${provider.address}/logout?${leave.toString()}` });
    expect(await codeOf(token)).toBe(101_101);
    expect(await codeOf(first.accessToken)).toBe(101_101);
    expect((await refresh(session?.refreshToken ?? '', token)).code).toBe(101_101);
  });

  it('is over when nothing was done for too long, though its token is not', async () => {
    provider.acts.lastsSeconds = 7_200;
    const { accessToken } = await signedIn('dee');
    expect(await codeOf(accessToken)).toBe(200);
    await moveClock(world, 31 * 60_000);
    expect(await codeOf(accessToken)).toBe(101_201);
    await moveClock(world, 0);
    provider.acts.lastsSeconds = 300;
  });

  it('is kept awake no longer by what a page asks by itself, though its token was renewed for that', async () => {
    provider.acts.lastsSeconds = 7_200;
    const first = await signedIn('dee');
    expect(await codeOf(first.accessToken)).toBe(200);
    await moveClock(world, 29 * 60_000);
    const byItself = { [pollHeader]: '1' };
    const { data } = await callAs(
      app,
      first.accessToken,
      '/control/user/refreshToken',
      { refreshToken: first.refreshToken },
      byItself,
    );
    const { accessToken } = Session.parse(data);
    const asked = await callAs(app, accessToken, '/control/user/info', undefined, byItself);
    expect(asked.code).toBe(200);
    await moveClock(world, 31 * 60_000);
    expect(await codeOf(accessToken)).toBe(101_201);
    await moveClock(world, 0);
    provider.acts.lastsSeconds = 300;
  });
});
