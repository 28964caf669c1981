import { connect } from 'node:net';
import { Envelope } from '@herald/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../api.ts';
import { readConfig } from '../config.ts';
import { testContext, type TestContext } from '../test-context.ts';
import { TestBrowser } from './test-browser.ts';
import { startPath } from './test-sign-in.ts';

let world: TestContext;
let app: FastifyInstance;
const open = async (environment: Record<string, string> = {}) => {
  const opened = await testContext({ environment });
  const api = await buildApi(opened.context);
  await api.listen({ host: '127.0.0.1', port: opened.context.config.port });
  return { opened, api };
};
beforeAll(async () => {
  ({ opened: world, api: app } = await open());
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const url = '/prod-api/control/user/refreshToken';
const Told = Envelope.extend({ data: z.object({ code: z.string(), figures: z.object({}).strict() }) });
const sentences = ['en', 'zh', 'es', 'ja'];

describe('what the framework refuses is told truly, in four languages and without invented figures', () => {
  it.each([
    ['a body over a megabyte', 413, 'request-too-large', 'application/json', `"${'x'.repeat(1_100_000)}"`],
    ['a type that is not taken', 415, 'format-not-taken', 'text/plain', 'refreshToken=x'],
    ['JSON that breaks off', 400, 'request-unreadable', 'application/json', '{"refreshToken":'],
    ['an upload that is no form', 415, 'format-not-taken', 'application/json', '{}'],
  ])('%s', async (title, status, code, type, payload) => {
    const messages = new Set<string>();
    for (const language of sentences) {
      const answer = await app.inject({
        method: 'POST',
        url: title.startsWith('an upload') ? '/prod-api/oss/upload' : url,
        headers: { 'content-type': type, 'accept-language': language },
        payload,
      });
      const { message, data } = Told.parse(answer.json());
      expect({ status: answer.statusCode, code: data.code }).toEqual({ status, code });
      expect(message).not.toMatch(/MB|\{|Unsupported|JSON|60/);
      messages.add(message);
    }
    expect(messages.size).toBe(4);
  });
});

/** Whatever comes back until the connection ends. */
function say(text: string): Promise<string> {
  return new Promise((done, fail) => {
    let heard = '';
    const socket = connect(world.context.config.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('end', () => done(heard));
    socket.on('error', fail);
  });
}

describe('what is no HTTP', () => {
  it.each([
    ['words', 'HELLO\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s get an envelope with every header of ours, and the connection ends', async (_, text, status) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
      'referrer-policy',
      'connection',
    ])
      expect(head).toMatch(new RegExp(`^${name}: `, 'm'));
    expect(Told.parse(JSON.parse(body)).data.code).toBe('request-unreadable');
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  });
});

describe('who asks', () => {
  const addressesOfFailures = async (environment: Record<string, string>) => {
    const { opened, api } = await open(environment);
    const visitor = new TestBrowser(opened.context);
    const form = await visitor.go(startPath);
    const captchaId = /name="captchaId" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
    const { answer } = await opened.context.db
      .selectFrom('captcha')
      .select('answer')
      .where('id', '=', captchaId)
      .executeTakeFirstOrThrow();
    await visitor.ask(form.address, {
      method: 'POST',
      body: new URLSearchParams({ account: 'editor', password: 'wrong-one', captcha: answer, captchaId }),
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' },
    });
    const rows = await opened.context.db.selectFrom('sign_in_failure').select('address').execute();
    await api.close();
    await opened.close();
    return rows.map(({ address }) => address);
  };

  it('is who connects, whatever the request claims', async () => {
    expect(await addressesOfFailures({})).toEqual(['127.0.0.1']);
    expect(await addressesOfFailures({ HERALD_TRUST_PROXY: '10.0.0.0/8' })).toEqual(['127.0.0.1']);
  });

  it('is whom a proxy of ours names, and nobody whom that one names', async () => {
    const trusted = { HERALD_TRUST_PROXY: ' 10.0.0.0/8, 127.0.0.1 ' };
    expect(await addressesOfFailures(trusted)).toEqual(['203.0.113.9']);
  });

  it.each(['1', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '::1/x'])(
    'a setting that names no address is refused: %s',
    (HERALD_TRUST_PROXY) => {
      expect(() => readConfig({ HERALD_TRUST_PROXY })).toThrow('HERALD_TRUST_PROXY: must be addresses');
    },
  );
});
