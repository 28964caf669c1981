// A refusal in no known form: people read its sentence where it has one, and never its braces; its code is kept.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask.ts';
import { outsideWith } from './conformance-world.ts';
import { channels } from './registry.ts';

async function refusal(body: string, init: ResponseInit = { status: 400 }) {
  const [channel] = channels;
  if (!channel) throw new Error('No channel');
  const outside = outsideWith(channel, { fetch: async () => new Response(body, init) });
  const reading = { reads: z.object({}), explain: () => null, secrets: ['token-1234'] };
  const answer = await ask(outside, { method: 'GET', url: 'https://x.test' }, reading);
  if (answer.ok) throw new Error('It was taken for an answer');
  return answer.failure;
}

test.each([
  ['message', { message: 'Slow down', code: 7 }],
  ['error_description', { error: 'invalid', error_description: 'Slow down' }],
  ['an error that is words', { error: 'Slow down' }],
  ['the message of an error', { error: { code: 7, message: 'Slow down' } }],
  ['the first of its errors', { errors: [{ message: 'Slow down' }, { message: 'Else' }] }],
  ['msg', { code: 7, msg: 'Slow down' }],
  ['errmsg', { errcode: 7, errmsg: 'Slow down' }],
  ['error_msg', { error: { error_code: 7, error_msg: 'Slow down' } }],
  ['detail', { title: 'Else', detail: 'Slow down' }],
  ['a field beside an empty one', { message: ' ', title: 'Slow down' }],
  ['a field with tags', { message: '<b>Slow</b> down' }],
  ['a text', 'Slow down'],
])('of JSON its sentence is told, by %s', async (_, body) => {
  const failure = await refusal(JSON.stringify(body));
  expect(failure).toMatchObject({ kind: 'unknown', platformCode: 'HTTP 400', message: 'Slow down' });
  expect(failure.noticed).toBeUndefined();
});

test.each([
  '{"ok":false,"trace":{"a":[1,2]},"why":"quota"}',
  '{"message":{"a":1}}',
  '{"message":"{\\"a\\":1}"}',
  '[1,2]',
  '[]',
  '{}',
  'null',
  '7',
  '{"message":"Slow',
])('%s has no sentence: the platform is not quoted', async (body) => {
  expect(await refusal(body)).toMatchObject({
    ...{ kind: 'unknown', platformCode: 'HTTP 400', noticed: true },
    message: `Answered 400: ${body}`,
  });
});

test('of a page its words are told, of nothing at all the status', async () => {
  const page = '<html><style>a{}</style><h1>Bad</h1> request</html>';
  expect(await refusal(page)).toMatchObject({ platformCode: 'HTTP 400', message: 'Bad request' });
  expect(await refusal('')).toMatchObject({ platformCode: 'HTTP 400', message: 'HTTP 400' });
  const named = { status: 404, statusText: 'Not Found' };
  expect(await refusal('', named)).toMatchObject({ platformCode: 'HTTP 404', message: 'Not Found' });
});

test('a secret in its sentence is kept out', async () => {
  expect((await refusal('{"message":"token-1234 is over"}')).message).toBe('[secret] is over');
});
