import { expect, test } from 'vitest';
import { decodeAnswer, decodeRequest } from './decode-body.ts';

const post = (body: BodyInit | null, type?: string) =>
  decodeRequest(
    new Request('http://any.test/', {
      method: 'POST',
      body,
      ...(type ? { headers: { 'content-type': type } } : {}),
    }),
  );

test('a form becomes an object, a name given twice a list', async () => {
  expect(await post(new URLSearchParams('a=1&b=%26&b=%3D'))).toEqual({ a: '1', b: ['&', '='] });
});

test('parts become fields, files their size, name and type', async () => {
  const form = new FormData();
  form.append('published', 'false');
  form.append('source', new Blob([new Uint8Array(7)], { type: 'image/png' }), 'a.png');
  expect(await post(form)).toEqual({
    $multipart: { published: 'false', source: { $bytes: 7, name: 'a.png', type: 'image/png' } },
  });
});

test('JSON becomes a value, and what only claims to be JSON is counted', async () => {
  expect(await post('{"a":[1]}', 'application/json')).toEqual({ a: [1] });
  expect(await post('<html>', 'application/problem+json')).toEqual({ $bytes: 6 });
});

test('bytes are counted, and nothing is null', async () => {
  expect(await post(new Uint8Array(9), 'application/octet-stream')).toEqual({ $bytes: 9 });
  expect(await post(null)).toBeNull();
  expect(await decodeAnswer(new Response(null, { status: 204 }))).toBeNull();
});
