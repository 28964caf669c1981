// What an answer, or its absence, is taken for before any channel has a say.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ask, type Explain } from './ask.ts';
import type { Outside } from './channel.ts';
import { failed } from './failure.ts';
import { redact } from './redact.ts';
import { retryAfterSeconds } from './retry-after.ts';

const reads = z.object({ id: z.string() });
const explain: Explain = ({ status }) =>
  failed(status === 429 ? 'rate' : 'content', 'No', String(status)).failure;

async function askWith(fetch: Outside['fetch'], explains = explain) {
  const app = { id: 'app', secret: 'app-secret' };
  const noFiles = () => Promise.reject(new Error('no files'));
  const outside: Outside = {
    fetch,
    bases: {},
    app,
    readFile: noFiles,
    openFile: noFiles,
    addressOf: noFiles,
  };
  const question = {
    method: 'POST',
    url: 'https://platform.example/x',
    body: { form: { a: 1, b: null } },
  } as const;
  const result = await ask(outside, question, { reads, explain: explains, secrets: ['token-1234'] });
  return result.ok
    ? { kind: 'ok', message: '', retryAfterSeconds: null, ...result.value.value }
    : result.failure;
}

const answer = (body: string | null, init: ResponseInit = {}) =>
  askWith(async () => new Response(body, init));

describe('an error of fetch', () => {
  const coded = (code: string, syscall = 'connect') => Object.assign(new Error('no'), { code, syscall });
  const under = (cause: unknown) => new TypeError('fetch failed', { cause });
  const certain = [
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'HERALD_CONNECT_TIMEOUT',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HERALD_SEND_DEADLINE',
  ];
  test.each(certain)('%s proves that nothing was sent, wherever the code sits', async (code) => {
    for (const error of [coded(code), under(coded(code)), under(under(coded(code)))])
      expect(await askWith(() => Promise.reject(error))).toMatchObject({
        kind: 'presend',
        platformCode: code,
      });
  });

  test.each([
    coded('ECONNRESET'),
    coded('EPIPE'),
    coded('ETIMEDOUT'),
    // The way was lost under a connection that stood: what was written before may have arrived.
    ...['read', 'write'].flatMap((call) => [coded('EHOSTUNREACH', call), under(coded('ENETUNREACH', call))]),
    coded('HPE_INVALID_CONSTANT', 'read'),
    under(coded('Z_DATA_ERROR')),
    new DOMException('The operation timed out', 'TimeoutError'),
    new Error('anything'),
    under(undefined),
  ])('%s proves nothing', async (error) => {
    expect(await askWith(() => Promise.reject(error))).toMatchObject({ kind: 'unknown' });
  });

  test('of several addresses every one must have refused', async () => {
    const both = (code: string) => under(new AggregateError([coded('ECONNREFUSED'), coded(code)], 'all'));
    expect(await askWith(() => Promise.reject(both('EHOSTUNREACH')))).toMatchObject({ kind: 'presend' });
    expect(await askWith(() => Promise.reject(both('ECONNRESET')))).toMatchObject({ kind: 'unknown' });
  });
});

describe('an answer', () => {
  test('with what was asked for is a value', async () => {
    expect(await answer('{"id":"7","more":1}')).toMatchObject({ kind: 'ok', id: '7' });
  });

  test('with a number that none of ours can hold brings all of its digits, as text', async () => {
    const id = '7412345678901234567';
    expect(await answer(`{"id":${id}}`)).toMatchObject({ kind: 'ok', id });
    expect(await answer('{"id":9007199254740991}')).toMatchObject({ kind: 'unknown' });
  });

  test.each([
    ['without an id', '{"done":true}', 200],
    ['that is empty', '', 200],
    ['that is cut short', '{"id":"7', 200],
    ['that is a page', '<html>One moment</html>', 200],
    ['that is a page and says no', '<html>Forbidden</html>', 403],
    ['of a platform in trouble', '{"no":1}', 500],
    ['of a gateway', '{"no":1}', 502],
    ['that came too late for it', '{"no":1}', 408],
    ['that came too early for it', '{"no":1}', 425],
    ['that leads elsewhere', '', 302],
    ['larger than two megabytes', `{"id":"${'x'.repeat(2_200_000)}"}`, 200],
  ])('%s proves nothing', async (_, body, status) => {
    expect(await answer(body, { status })).toMatchObject({ kind: 'unknown' });
  });

  test('that says no is what the channel makes of it; only a rate has a wait', async () => {
    const headers = { 'retry-after': '12' };
    expect(await answer('{}', { status: 400, headers })).toMatchObject({
      kind: 'content',
      retryAfterSeconds: null,
    });
    expect(await answer('{}', { status: 429, headers })).toMatchObject({
      kind: 'rate',
      retryAfterSeconds: 12,
    });
  });

  test.each([
    ['that it knows', failed('blocked', 'No', '368').failure, { kind: 'blocked', platformCode: '368' }],
    ['that nobody named', failed('unknown', 'No', '999').failure, { kind: 'rate', retryAfterSeconds: 12 }],
    ['in no form', null, { kind: 'rate', retryAfterSeconds: 12 }],
  ])(
    'that names a wait is a limit, unless the channel finds a refusal in it %s',
    async (_, failure, told) => {
      const init = { status: 429, headers: { 'retry-after': '12' } };
      const said = await askWith(
        async () => new Response('{}', init),
        () => failure,
      );
      expect(said).toMatchObject(told);
      expect(said.retryAfterSeconds === null).toBe(told.kind !== 'rate');
    },
  );

  test.each([500, 502])(
    'of a %i that names a wait is no limit: what became of the call is open',
    async (status) => {
      for (const told of [null, failed('unknown', 'No', '999').failure]) {
        const init = { status, headers: { 'retry-after': '12' } };
        const said = await askWith(
          async () => new Response('{}', init),
          () => told,
        );
        expect(said).toMatchObject({ kind: 'unknown', retryAfterSeconds: null });
      }
    },
  );

  test('never brings a secret into a failure', async () => {
    const { message } = await answer('{"x":"token-1234 app-secret token%2D1234"}', { status: 500 });
    expect(message).toContain('[secret] [secret]');
    expect(message).not.toMatch(/token-1234|app-secret/);
  });

  test('leaves out fields without a value', async () => {
    const seen: unknown[] = [];
    await askWith(async (_, { body, redirect }) => {
      seen.push(String(body), redirect);
      return new Response('{"id":"7"}');
    });
    expect(seen).toEqual(['a=1', 'manual']);
  });
});

describe('the wait', () => {
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
  test.each([
    ['seconds', { 'retry-after': '30' }, 30],
    ['a date, against the answer’s own', { 'retry-after': 'Sat, 21 Nov 2026 10:02:00 GMT', date }, 120],
    ['a date without an own one', { 'retry-after': 'Sat, 21 Nov 2026 10:02:00 GMT' }, null],
    ['a date that has passed', { 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT', date }, 1],
    ['no time at all', { 'retry-after': '0' }, 1],
    ['X’s reset that has passed', { 'x-rate-limit-reset': String(Date.parse(date) / 1_000 - 5), date }, 1],
    ['an absurd figure', { 'retry-after': '1000000000' }, 86_400],
    ['no figure', { 'retry-after': 'soon', date }, null],
    ...['12.5', '-1', '2.0', '1e3', '+5', '12,5', 'soon 5'].map(
      (said): [string, Record<string, string>, null] => [
        `${said}, no whole seconds`,
        { 'retry-after': said, date },
        null,
      ],
    ),
    [
      'no whole seconds beside X’s reset',
      { 'retry-after': '-1', 'x-rate-limit-reset': String(Date.parse(date) / 1_000 + 840), date },
      840,
    ],
    ['X’s reset', { 'x-rate-limit-reset': String(Date.parse(date) / 1_000 + 840), date }, 840],
    ['X’s reset without a date', { 'x-rate-limit-reset': '1795255200' }, null],
    ['nothing', {}, null],
  ])('given as %s', (_, headers, seconds) => expect(retryAfterSeconds(new Headers(headers))).toBe(seconds));
});

describe('a date that names no zone', () => {
  beforeAll(() => vi.stubEnv('TZ', 'Asia/Tokyo'));
  afterAll(() => vi.unstubAllEnvs());

  test.each([
    ['Sat Nov 21 10:02:00 2026', 'Sat Nov 21 10:00:00 2026'],
    ['Sat Nov 21 10:02:00 2026', 'Sat, 21 Nov 2026 10:00:00 GMT'],
    ['Sat, 21 Nov 2026 10:02:00', 'Sat, 21 Nov 2026 10:00:00 GMT'],
    ['2026-11-21T10:02:00', 'Sat, 21 Nov 2026 10:00:00 GMT'],
    ['2026-11-21T12:02:00+02:00', 'Sat, 21 Nov 2026 10:00:00 GMT'],
    ['Saturday, 21-Nov-26 10:02:00 GMT', 'Sat, 21 Nov 2026 10:00:00 GMT'],
  ])('is one of GMT, whatever the zone of the host: %s', (said, date) => {
    expect(new Date(0).getTimezoneOffset()).toBe(-540);
    expect(retryAfterSeconds(new Headers({ 'retry-after': said, date }))).toBe(120);
  });
});

test('redaction takes out known secrets, named ones and those of a known look, and cuts at 300', () => {
  const issued = `EAAB${'x'.repeat(40)}`;
  const words = `a s3cret/1 s3cret%2F1 ?access_token=abc&x=1 "refresh_token":"def" ?code=ghi &upload_token=klm Bearer ${'j'.repeat(20)} ${issued}`;
  const clean = redact(words, ['s3cret/1']);
  expect(clean).not.toMatch(/s3cret|abc|def|ghi|klm|jjj|xxx/);
  expect(clean).toContain('&x=1');
  expect([...redact('🚢'.repeat(400), [])]).toHaveLength(300);
});
