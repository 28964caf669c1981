// Holds every channel to what each fault lets it conclude (publishing.md §4): doubt is never taken for a no.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, pause, picture, postWith, subjects, value } from './conformance-bench.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';
import type { FailureKind } from './failure.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

/** The fault, what it must be taken for, the seconds to wait, and how many posts truly stand afterwards. */
const faults: [string, FailureKind, unknown, number][] = [
  ['rate-seconds', 'rate', 30, 0],
  ['rate-absent', 'rate', expect.toSatisfy((wait) => wait === null || Number(wait) > 0), 0],
  ['rate-absurd', 'rate', 86_400, 0],
  ['rate-date', 'rate', expect.toSatisfy((wait) => Number(wait) >= 28 && Number(wait) <= 31), 0],
  ['unauthorized', 'auth', null, 0],
  ['duplicate', 'duplicate', null, 0],
  ['500-before', 'unknown', null, 0],
  ['500-after', 'unknown', null, 1],
  ['reset-before', 'unknown', null, 0],
  ['reset-after', 'unknown', null, 1],
  ['timeout-before', 'unknown', null, 0],
  ['timeout-after', 'unknown', null, 1],
  ['slow-drip', 'unknown', null, 1],
  ['truncated', 'unknown', null, 1],
  ['html', 'unknown', null, 1],
  ['no-id', 'unknown', null, 1],
];

function closedPort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

describe.each(subjects)('$name', ({ row, channel }) => {
  const begin = () => open(sandbox, { row, channel });
  const bare = () => ({ post: postWith(), handles: {}, clientKey: 'key-1' });

  test.each(faults)(
    '%s is of kind %s, and nothing is sent a second time',
    async (fault, kind, wait, standing) => {
      const { account, strike, send, posts, asked } = await begin();
      await strike('publish', fault);
      const { result } = await send(postWith());
      expect(result).toMatchObject({ ok: false, failure: { kind, retryAfterSeconds: wait } });
      expect(JSON.stringify(result)).not.toContain(account.token.access);
      expect(await posts()).toHaveLength(standing);
      expect(await asked('publish')).toHaveLength(1);
    },
  );

  test('a list that fails concludes nothing', async () => {
    const { outside, account, strike, send } = await begin();
    const { sent } = await send(postWith());
    await strike('list', 'list-5xx');
    expect(await channel.settle.settle(outside, account, sent)).toMatchObject({ state: 'cannot-look' });
  });

  test('a list that lags says absent, and shows the post when it has caught up', async () => {
    const { outside, account, strike, send } = await begin();
    const { sent } = await send(postWith());
    await strike('list', 'list-lag');
    const look = () => channel.settle.settle(outside, account, sent);
    expect([await look(), await look()]).toMatchObject([{ state: 'absent' }, { state: 'live' }]);
  });

  test('a post that is applied late is absent at first and found afterwards', async () => {
    const { outside, account, strike, send } = await begin();
    await strike('publish', 'late-apply', { delayMs: 600 });
    const { result, sent } = await send(postWith());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    const look = () => channel.settle.settle(outside, account, sent);
    expect(await look()).toMatchObject({ state: 'absent' });
    await pause(900);
    expect(await look()).toMatchObject({ state: 'live' });
  });

  test('a promise is no post: 202 is processing, and its id settles it', async () => {
    const { outside, account, strike, send } = await begin();
    await strike('publish', 'accepted-then-flip', { delayMs: 600 });
    const { result, sent } = await send(postWith());
    const published = value(result);
    if (published.state !== 'processing') throw new Error('A 202 was taken for a post');
    const { handle } = published;
    const look = () => channel.settle.settle(outside, account, { ...sent, handle });
    expect(await look()).toMatchObject({ state: 'absent' });
    await pause(900);
    expect(await look()).toMatchObject({ state: 'live', externalId: handle });
  });

  test('a picture whose time is over is a media failure, and nothing was posted', async () => {
    const { strike, send, posts } = await begin();
    await strike('publish', 'handle-expires');
    const { result } = await send(postWith({ images: [picture('')] }));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'media' } });
    expect(await posts()).toEqual([]);
  });

  test('a video, and a picture that was not uploaded, are refused before the first byte', async () => {
    const { outside, account, send, requests } = await begin();
    const { result } = await send(postWith({ video: { ...picture(''), ending: 'mp4', name: 'v.mp4' } }));
    const post = postWith({ images: [picture('')] });
    const other = await channel.publish(outside, account, { ...bare(), post });
    expect([result, other]).toMatchObject(Array(2).fill({ ok: false, failure: { kind: 'media' } }));
    expect(await requests()).toEqual([]);
  });

  test('a closed port is certain never to have been sent', async () => {
    const { outside, account } = await begin();
    const bases = row.bases(`http://127.0.0.1:${await closedPort()}`);
    const result = await channel.publish({ ...outside, bases }, account, bare());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'presend', platformCode: 'ECONNREFUSED' } });
  });

  test('an expired token is an auth failure', async () => {
    const { account, send } = await begin();
    await sandbox.expireTokens(row.platform, account.externalId);
    expect((await send(postWith())).result).toMatchObject({ ok: false, failure: { kind: 'auth' } });
  });

  test.each([200, 400, 401, 403, 500])('no failure repeats a secret, even when a %i does', async (status) => {
    const { outside, account } = await begin();
    const secrets = [account.token.access, outside.app.secret];
    const words = `Bad ${secrets.join(' ')} in ?access_token=${account.token.access}`;
    const says = JSON.stringify({ error: { code: 190, message: words }, detail: words, title: words });
    const echo = { ...outside, fetch: async () => new Response(says, { status }) };
    const result = await channel.publish(echo, account, bare());
    expect(result.ok).toBe(false);
    for (const secret of secrets) expect(JSON.stringify(result)).not.toContain(secret);
  });

  test('a redirect is not followed and concludes nothing', async () => {
    const { outside, account } = await begin();
    const headers = { location: 'https://elsewhere.example/' };
    const away = { ...outside, fetch: async () => new Response(null, { status: 302, headers }) };
    const result = await channel.publish(away, account, bare());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });
});
