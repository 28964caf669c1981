// Holds every channel to what each fault lets it conclude (publishing.md §4): doubt is never taken for a no.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as listen } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, picture, pictureEnding, plain, subjects, value, video } from './conformance-bench.ts';
import { serveKept } from './conformance-files.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';
import type { FailureKind } from './failure.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  await serveKept(createServer());
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

/** Later than a busy machine takes for one look. */
const lateMs = 2_500;

function closedPort(): Promise<number> {
  return new Promise((found) => {
    const server = listen().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

describe.each(subjects)('$name', ({ row, channel }) => {
  const begin = () => open(sandbox, { row, channel });
  const { rules } = channel;

  test.each(faults.filter(([fault]) => !row.without.includes(fault)))(
    '%s is of kind %s, and nothing is sent a second time',
    async (fault, kind, wait, standing) => {
      const { account, strike, send, posts, asked } = await begin();
      await strike('publish', fault);
      const { result } = await send(plain(rules));
      expect(result).toMatchObject({ ok: false, failure: { kind, retryAfterSeconds: wait } });
      expect(JSON.stringify(result)).not.toContain(account.token.access);
      expect(await posts()).toHaveLength(standing);
      expect(await asked('publish')).toHaveLength(1);
    },
  );

  test.skipIf(row.without.includes('accepted-then-flip'))(
    'a promise is no post: 202 is processing, and its id settles it',
    async () => {
      const { outside, account, strike, send } = await begin();
      await strike('publish', 'accepted-then-flip', { delayMs: lateMs });
      const { result, sent } = await send(plain(rules));
      const published = value(result);
      if (published.state !== 'processing') throw new Error('A 202 was taken for a post');
      const { handle } = published;
      const look = () => channel.settle.settle(outside, account, { ...sent, handle });
      expect(await look()).toMatchObject({ state: 'absent' });
      await expect.poll(look, { timeout: 10 * lateMs }).toMatchObject({ state: 'live', externalId: handle });
    },
  );

  test.skipIf(row.without.includes('handle-expires'))(
    'what was prepared and whose time is over is a media failure, and nothing was posted',
    async () => {
      const { strike, send, posts } = await begin();
      await strike('publish', 'handle-expires');
      const media =
        rules.images.atMost === 0 ? { video: video() } : { images: [picture('', pictureEnding(rules))] };
      const { result } = await send(plain(rules, media));
      expect(result).toMatchObject({ ok: false, failure: { kind: 'media' } });
      expect(await posts()).toEqual([]);
    },
  );

  test('what it does not take, and what was not uploaded, is refused before the first byte', async () => {
    const { outside, account, requests } = await begin();
    const parts = [
      ...(rules.audio ? [] : [{ audio: { ...video(), ending: 'mp3', name: 'a.mp3' } }]),
      ...(rules.video ? [] : [{ video: video() }]),
      ...(rules.images.atMost === 0 ? [] : [{ images: [picture('', pictureEnding(rules))] }]),
      ...(rules.needs === 'video' ? [{ video: video() }] : []),
    ];
    for (const part of parts) {
      const sending = { post: plain(rules, part), handles: {}, clientKey: 'key-1' };
      const result = await channel.publish(outside, account, sending);
      expect(result).toMatchObject({ ok: false, failure: { kind: 'media' } });
    }
    expect(await requests()).toEqual([]);
  });

  test('a closed port is certain never to have been sent', async () => {
    const { outside, account, ready } = await begin();
    const closed = `http://127.0.0.1:${await closedPort()}`;
    const sending = await ready(plain(rules));
    const away = {
      ...outside,
      fetch: (url: string, init: RequestInit) => outside.fetch(url.replace(sandbox.host, closed), init),
    };
    const result = await channel.publish(away, account, sending);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'presend', platformCode: 'ECONNREFUSED' } });
  });

  test('an expired token is an auth failure', async () => {
    const { account, send } = await begin();
    await sandbox.expireTokens(row.platform, account.externalId);
    expect((await send(plain(rules))).result).toMatchObject({ ok: false, failure: { kind: 'auth' } });
  });

  test.each([200, 400, 401, 403, 500])('no failure repeats a secret, even when a %i does', async (status) => {
    const { outside, account, ready } = await begin();
    const secrets = [account.token.access, outside.app.secret];
    const words = `Bad ${secrets.join(' ')} in ?access_token=${account.token.access}`;
    const error = { code: 190, message: words, error_code: 5, error_msg: words };
    const says = JSON.stringify({
      error,
      detail: words,
      title: words,
      errcode: 40001,
      errmsg: words,
      message: words,
    });
    const sending = await ready(plain(rules));
    // Where codes are words, they may repeat one too.
    const coded = {
      error: { code: words, message: 'm', errors: [{ reason: words }] },
      type: words,
      title: 'm',
    };
    for (const body of [says, JSON.stringify({ ...coded, status, code: words, message: 'm' })]) {
      const echo = { ...outside, fetch: async () => new Response(body, { status }) };
      const result = await channel.publish(echo, account, sending);
      expect(result.ok).toBe(false);
      for (const secret of secrets) expect(JSON.stringify(result)).not.toContain(secret);
    }
  });

  test('a redirect is not followed and concludes nothing', async () => {
    const { outside, account, ready } = await begin();
    const headers = { location: 'https://elsewhere.example/' };
    const sending = await ready(plain(rules));
    const away = { ...outside, fetch: async () => new Response(null, { status: 302, headers }) };
    const result = await channel.publish(away, account, sending);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });
});
