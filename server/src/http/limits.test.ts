// How often one may call: a person, an address, a page of the sign-on; and that nothing else is held up.
import { signs } from '@herald/contract/permissions.ts';
import { pollHeader } from '@herald/contract/endpoint.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApi } from '../api.ts';
import { testActor, type TestActor } from '../db/test-actor.ts';
import { testContext, type TestContext } from '../test-context.ts';

const uploads = { startsAnHour: 1e9, bytesADay: 1e15, largeAtOnce: 1e9 };
const limits = { calls: 6, deeds: 2, signOnPages: 3, uploads };
const person = '/prod-api/control/user/info';
const start = '/prod-api/control/user/oidc/start';
let world: TestContext;
let app: FastifyInstance;
let maya: TestActor;

beforeAll(async () => {
  world = await testContext({ limits });
});
beforeEach(async () => {
  app = await buildApi(world.context);
  maya = await testActor(world.context, { department: 'Desk', signs: [signs.publishes] });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});
afterAll(() => world.close());

const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.7') =>
  app.inject({ url, headers, remoteAddress });

async function statuses(count: number, one: () => ReturnType<typeof ask>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await one()).statusCode);
  return seen;
}

describe('a person', () => {
  it('who calls too often is told when to come again, in their language, and nobody else is held up', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    expect(await statuses(6, () => ask(person, maya.bearer))).toEqual(Array(6).fill(200));
    const refused = await ask(person, { ...maya.bearer, 'accept-language': 'ja' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    expect(Envelope.parse(refused.json())).toMatchObject({
      code: 429_001,
      message: 'リクエストが多すぎます。10 秒後に再試行してください。',
      data: { code: 'too-many-requests', figures: { seconds: 10 } },
    });
    const other = await testActor(world.context, { department: 'Desk', signs: [] });
    expect((await ask(person, other.bearer)).statusCode).toBe(200);
    vi.advanceTimersByTime(9_000);
    expect((await ask(person, maya.bearer)).headers['retry-after']).toBe('1');
    vi.advanceTimersByTime(1_000);
    expect(await statuses(2, () => ask(person, maya.bearer))).toEqual([200, 429]);
    vi.advanceTimersByTime(60_000);
    expect(await statuses(7, () => ask(person, maya.bearer))).toEqual([...Array(6).fill(200), 429]);
  });

  it('is one, however many addresses they call from', async () => {
    let last = 0;
    const moving = () => ask(person, maya.bearer, `198.51.100.${(last += 1)}`);
    expect(await statuses(7, moving)).toEqual([...Array(6).fill(200), 429]);
  });

  it('is not held up by what their pages ask by themselves, which may be as much again', async () => {
    const poll = () => ask(person, { ...maya.bearer, [pollHeader]: '1' });
    expect(await statuses(7, poll)).toEqual([...Array(6).fill(200), 429]);
    expect(await statuses(7, () => ask(person, maya.bearer))).toEqual([...Array(6).fill(200), 429]);
  });

  it.each([
    ['', {}],
    [', whatever calls itself a page', { [pollHeader]: '1' }],
  ])('may publish, edit and withdraw less often than read%s, and goes on reading', async (_, more) => {
    const withdraw = () =>
      app.inject({
        method: 'POST',
        url: '/prod-api/content/publish/withdrawArticle',
        headers: { ...maya.bearer, ...more },
        payload: { id: 'none' },
      });
    expect(await statuses(3, withdraw)).toEqual([404, 404, 429]);
    expect((await ask(person, maya.bearer)).statusCode).toBe(200);
  });
});

describe('an address', () => {
  it('from which nobody has signed in is counted, with all of its network and with tokens that open nothing', async () => {
    let last = 0;
    const near = () => ask(person, {}, `2001:db8:0:1::${(last += 1)}`);
    expect(await statuses(7, near)).toEqual([...Array(6).fill(200), 429]);
    expect((await ask(person, {}, '2001:db8:0:2::1')).statusCode).toBe(200);
    const guess = () => ask(person, { authorization: `Bearer guess-${(last += 1)}` });
    expect(await statuses(7, guess)).toEqual([...Array(6).fill(200), 429]);
    // Somebody who is signed in there is not held up by them.
    expect((await ask(person, maya.bearer)).statusCode).toBe(200);
  });

  it('opens a page of the sign-on so often and no oftener', async () => {
    expect(await statuses(4, () => ask(start))).toEqual([302, 302, 302, 429]);
    expect((await ask(start, {}, '192.0.2.8')).statusCode).toBe(302);
    expect((await statuses(4, () => ask('/oidc/interaction/none'))).at(-1)).toBe(429);
    expect((await statuses(4, () => ask('/oidc/auth'))).at(-1)).toBe(429);
  });

  it('asks for health, the page and what the provider publishes as often as it likes', async () => {
    for (const url of ['/healthz', '/readyz', '/', '/oidc/.well-known/openid-configuration', '/oidc/jwks'])
      expect([url, ...(await statuses(10, () => ask(url)))]).not.toContain(429);
  });
});
