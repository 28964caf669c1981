// Holds every channel to what it says of the figures of a post: what readers did at the stand-in is what comes back.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Figures } from '@herald/contract/figures.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, outsideOf, plain, strangeNames, subjects, value } from './conformance-bench.ts';
import { serveKept } from './conformance-files.ts';
import { consent, openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { told } from './conformance-told.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  await serveKept(createServer());
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

const browsers = ['Reader/1', 'Reader/2', 'Reader/2'];
const deeds = { likes: 5, comments: 3, shares: 2, saves: 4, clicks: 7 };
const done: Required<Figures> = { views: browsers.length, reach: 2, ...deeds };

test.each(subjects)('$name says why where it has none', ({ channel }) => {
  const tellsNone = told[channel.key] === null;
  expect(channel.figures === null).toBe(tellsNone);
  expect(channel.rules.noFigures !== undefined).toBe(tellsNone);
});

const telling = subjects.flatMap(({ row, channel, name }) => {
  const facts = told[channel.key];
  return facts && channel.figures ? [{ row, channel, name, read: channel.figures, ...facts }] : [];
});

describe.each(telling)('$name', ({ row, channel, read, tells, operation, scopes }) => {
  const begin = (granted?: readonly string[]) => open(sandbox, { row, channel }, granted);
  const post = () => plain(channel.rules);

  test('R-HIST-008: tells what readers did, more of it later, and asks in the platform’s own words', async () => {
    const { outside, account, publish, requests } = await begin();
    const { externalId, url } = await publish(post());
    const ask = async () => value(await read(outside, account, externalId));
    const before = await ask();
    expect(Object.values(before ?? {}).filter((figure) => figure !== 0)).toEqual([]);
    for (const agent of browsers) await fetch(url, { headers: { 'user-agent': agent } });
    await sandbox.readers(row.platform, externalId, deeds);
    expect(await ask()).toEqual(Object.fromEntries(tells.map((name) => [name, done[name]])));
    await fetch(url, { headers: { 'user-agent': 'Reader/1' } });
    await sandbox.readers(row.platform, externalId, { likes: 1 });
    const later = tells.includes('views') ? { views: done.views + 1 } : {};
    expect(await ask()).toMatchObject({ likes: done.likes + 1, ...later });
    expect(strangeNames(await requests(), row)).toEqual([]);
  });

  test('of a post that is gone, or never was, it says so', async () => {
    const { outside, account, publish } = await begin();
    const { externalId } = await publish(post());
    const ask = async (id: string) => value(await read(outside, account, id));
    const other = (last: string) =>
      /\d/.test(last) ? String((Number(last) + 5) % 10) : last === 'A' ? 'B' : 'A';
    const never = externalId.replace(/.$/, other);
    expect(await ask(never)).toBeNull();
    if (channel.rules.can.takeDown !== true) return;
    value(await channel.change.takeDown(outside, account, externalId));
    expect(await ask(externalId)).toBeNull();
  });

  test.runIf(scopes.length > 0)(
    'without the right to it the platform’s no is one of permission',
    async () => {
      const { outside, account, publish } = await begin();
      const { externalId } = await publish(post());
      const { scopes: usual, spare = [], products = {} } = channel.connect;
      const all = [...usual, ...spare, ...Object.values(products).flat()];
      const other = await begin(all.filter((scope) => !scopes.includes(scope)));
      // LinkedIn and Meta name the page whose post it is, so the post must be the other account's own.
      const own = scopes.some((scope) => channel.connect.spare?.includes(scope) || scope.startsWith('rw_'));
      const id = own ? (await other.publish(post())).externalId : externalId;
      const result = await read(other.outside, other.account, id);
      expect(result).toMatchObject({ ok: false, failure: { kind: 'permission' } });
      expect(JSON.stringify(result)).not.toContain(other.account.token.access);
      expect((await read(outside, account, externalId)).ok).toBe(true);
    },
  );

  test.runIf(channel.connect.spare)(
    'an account whose owner leaves the right out is as good for publishing',
    async () => {
      const outside = outsideOf(sandbox, row);
      const redirectUri = `http://127.0.0.1:3000/prod-api/om/channel/auth/callback/${channel.key}`;
      const asked = { redirectUri, state: 'state-1', codeChallenge: 'c'.repeat(43) };
      const back = await consent(sandbox.fetch, channel.connect.consentUrl(outside, asked), scopes);
      const returned = Object.fromEntries(back.searchParams);
      const code = returned['code'] ?? '';
      const ask = { code, redirectUri, codeVerifier: 'v'.repeat(43), returned };
      const offered = value(await channel.connect.exchange(outside, ask));
      expect(offered.some(({ usable }) => usable)).toBe(true);
      for (const { token } of offered) expect(token.scopes).not.toEqual(expect.arrayContaining([...scopes]));
    },
  );

  test('a limit, a token that is over and trouble are told apart, and figures are never made up of them', async () => {
    const { outside, account, publish, strike } = await begin();
    const { externalId } = await publish(post());
    const ask = () => read(outside, account, externalId);
    const kinds: string[] = [];
    for (const fault of ['rate-seconds', 'unauthorized', '500-before', 'reset-before', 'html', 'truncated']) {
      await strike(operation, fault);
      const result = await ask();
      kinds.push(result.ok ? 'figures' : result.failure.kind);
    }
    expect(kinds).toEqual(['rate', 'auth', 'unknown', 'unknown', 'unknown', 'unknown']);
    expect((await ask()).ok).toBe(true);
  });

  test.each([
    '{}',
    '[]',
    'null',
    '{"data":[{"name":"views","period":"lifetime","values":[]}]}',
    '{"items":[{}]}',
  ])('an answer in an unknown form, %s, tells nothing', async (body) => {
    const { outside, account } = await begin();
    const headers = { 'content-type': 'application/json' };
    const other = { ...outside, fetch: async () => new Response(body, { headers }) };
    const result = await read(other, account, '1');
    const made = result.ok ? Object.values(result.value ?? {}) : [];
    expect(made).toEqual([]);
  });
});
