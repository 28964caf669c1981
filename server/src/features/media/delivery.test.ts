// Files are shown to whoever is signed in, and for a day to whoever has an address that we signed; to nobody else they exist.
import { hourMs, sessionCookie } from '@herald/contract/constants.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { nowPlus } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { moveClock } from '../../db/test-turns.ts';
import { hashOf } from '../../secrets.ts';
import { openVault } from '../../vault.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { composeAddress } from './compose-address.ts';

let world: TestContext;
let app: FastifyInstance;
let maya: TestActor;
let url: string;
const dayMs = 86_400_000;

beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  maya = await testActor(world.context, { department: 'Desk', signs: [] });
  ({ url } = await keepTestPicture(world.context, maya));
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const tokenOf = ({ bearer }: TestActor) => bearer.authorization.replace('Bearer ', '');
const cookieOf = (accessToken: string) =>
  `language=en; ${sessionCookie}=${encodeURIComponent(JSON.stringify({ accessToken, refreshToken: 'r', expireIn: 1 }))}`;
const withCookie = (cookie: string) => app.inject({ url, headers: { cookie } });
const outside = (address: string) => app.inject({ url: address.replace(world.context.config.origin, '') });
const signed = () => composeAddress(world.context, url);
const later = (milliseconds: number) => moveClock(world, milliseconds);

type Instant = 'access_until' | 'last_seen_at' | 'ended_at';
const setSession = (one: TestActor, column: Instant, fromNowMs: number) =>
  sql`update session set ${sql.ref(column)} = ${nowPlus(fromNowMs)} where id = ${one.sessionId}`.execute(
    world.context.db,
  );
const someone = () => testActor(world.context, { department: 'Another', signs: [] });
/** As a file that is not there. */
const hidden = { statusCode: 404, code: 'not-found' };
const seenOf = (answer: Awaited<ReturnType<typeof outside>>) =>
  answer.statusCode === 200
    ? answer.statusCode
    : { statusCode: answer.statusCode, code: answer.json().data.code };

it('anybody of the house is shown it, by the header or by the cookie an img sends, while the session goes on', async () => {
  const nora = await someone();
  expect((await app.inject({ url, headers: nora.bearer })).statusCode).toBe(200);
  const shown = await withCookie(cookieOf(tokenOf(nora)));
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
  await setSession(nora, 'access_until', -60_000);
  expect((await withCookie(cookieOf(tokenOf(nora)))).statusCode).toBe(200);
});

it('nobody else is, and cannot tell it from a file that is not there', async () => {
  const [idle, left, disabled] = [await someone(), await someone(), await someone()];
  await setSession(idle, 'last_seen_at', -31 * 60_000);
  await setSession(left, 'ended_at', 0);
  await world.context.db
    .updateTable('person')
    .set({ status: 'disabled' })
    .where('id', '=', disabled.personId)
    .execute();
  const missing = await outside(`/prod-api/media/${'0'.repeat(40)}.png`);
  for (const cookie of [
    '',
    ...[idle, left, disabled].map((one) => cookieOf(tokenOf(one))),
    cookieOf('x'.repeat(43)),
    cookieOf(`${tokenOf(maya)} `),
    `${sessionCookie}=%7B%22accessToken%22%3A`,
    `${sessionCookie}=%`,
    `${sessionCookie}=null`,
  ]) {
    const answer = await withCookie(cookie);
    expect([cookie, seenOf(answer)]).toEqual([cookie, hidden]);
    expect([answer.payload, answer.headers['cache-control']]).toEqual([missing.payload, 'no-store']);
  }
});

it('a session that was refreshed leaves its last token what was left of its time', async () => {
  const nora = await someone();
  const next = hashOf('the next');
  const { db } = world.context;
  const rotate = (until: number) =>
    db
      .updateTable('session')
      .set({
        previous_access_hash: hashOf(tokenOf(nora)),
        previous_access_until: nowPlus(until),
        access_hash: next,
      })
      .where('id', '=', nora.sessionId)
      .execute();
  await rotate(60_000);
  expect((await withCookie(cookieOf(tokenOf(nora)))).statusCode).toBe(200);
  await rotate(-1_000);
  expect(seenOf(await withCookie(cookieOf(tokenOf(nora))))).toEqual(hidden);
});

it('a platform fetches it under a signed address for a day, and no longer', async () => {
  const address = await signed();
  expect(address.startsWith(`${world.context.config.origin}${url}?`)).toBe(true);
  expect(await signed()).toBe(address);
  const fetched = await outside(address);
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/png']);
  await later(dayMs - 1_000);
  const last = await outside(address);
  const leftSeconds = Number(/until=(\d+)/.exec(address)?.[1]) - (Date.now() + dayMs - 1_000) / 1_000;
  const kept = Number(/max-age=(\d+)$/.exec(String(last.headers['cache-control']))?.[1]);
  expect(kept).toBeGreaterThan(Math.min(leftSeconds, 3_600) - 10);
  expect(kept).toBeLessThanOrEqual(leftSeconds + 10);
  await later(dayMs + hourMs + 1_000);
  expect(seenOf(await outside(address))).toEqual(hidden);
  await later(0);
});

it('an address that was written on, or signed elsewhere or for another file, opens nothing', async () => {
  const { config, db } = world.context;
  const address = await signed();
  const { url: another } = await keepTestPicture(world.context, maya);
  const until = Number(/until=(\d+)/.exec(address)?.[1]);
  const vault = await openVault(await mkdtemp(join(tmpdir(), 'herald-vault-')));
  for (const wrong of [
    address.replace(url, another),
    address.replace(/until=\d+/, `until=${until + 3_600}`),
    address.replace(/until=\d+/, 'until=9e99'),
    ...['.0', 'e0', '%20', '.'].map((more) => address.replace(/until=\d+/, `until=${until}${more}`)),
    ...['0', '%2B', '%20'].map((before) => address.replace('until=', `until=${before}`)),
    address.replace(/until=\d+/, `until=0x${until.toString(16)}`),
    address.replace(/signature=./, 'signature='),
    address.replace(/&signature=.*/, ''),
    `${address}&until=${until + 1}`,
    await composeAddress({ config, db, vault }, url),
  ])
    expect([wrong, seenOf(await outside(wrong))]).toEqual([wrong, hidden]);
});

it('an address of a file that is none of ours is never signed', async () => {
  const whole = `${world.context.config.origin}${url}`;
  expect((await composeAddress(world.context, whole)).startsWith(`${whole}?until=`)).toBe(true);
  for (const strange of ['https://elsewhere.example/a.jpg', '/prod-api/media/../secret.jpg', `${url}%00`, ''])
    await expect(composeAddress(world.context, strange)).rejects.toMatchObject({ code: 'not-found' });
});

it('what cannot be a key, or not be read at all, is not there and breaks nothing', async () => {
  const headers = maya.bearer;
  const key = url.split('/').at(-1) ?? '';
  for (const odd of [
    `${key}%00`,
    `%00${key}`,
    '%00',
    '%ff',
    '%',
    '%ed%a0%80',
    'x'.repeat(201),
    '..%2f..%2fvault.key',
  ])
    for (const below of ['media', 'content/publish/picture']) {
      const answer = await app.inject({ url: `/prod-api/${below}/${odd}`, headers });
      expect([odd, seenOf(answer)]).toEqual([odd, hidden]);
    }
});
