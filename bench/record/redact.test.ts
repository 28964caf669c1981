import { expect, test } from 'vitest';
import { openSecrets } from './redact.ts';

test('a secret seen once under its name is replaced wherever else it stands, also in a sentence and encoded', () => {
  const secrets = openSecrets([]);
  const exchange = {
    body: { code: 'abc|def/123', grant_type: 'authorization_code' },
    answer: { message: 'The code abc|def/123 is used', next: 'https://x.test/?cursor=abc%7Cdef%2F123' },
  };
  secrets.learn(exchange);
  expect(secrets.redact(exchange)).toEqual({
    body: { code: '[redacted]', grant_type: 'authorization_code' },
    answer: { message: 'The code [redacted] is used', next: 'https://x.test/?cursor=[redacted]' },
  });
});

test('the scheme of a header stays, its credential goes, and it is known from then on', () => {
  const secrets = openSecrets([]);
  const headers = { Authorization: 'Basic aGVyYWxkOnNlY3JldA==' };
  secrets.learn(headers);
  expect(secrets.redact([headers, 'aGVyYWxkOnNlY3JldA=='])).toEqual([
    { Authorization: 'Basic [redacted]' },
    '[redacted]',
  ]);
});

test('an address keeps its order and its other fields', () => {
  const url = 'https://graph.test/debug_token?input_token=EAAB1&access_token=1|s&fields=access_token,id';
  expect(openSecrets([]).redact({ url })).toEqual({
    url: 'https://graph.test/debug_token?input_token=[redacted]&access_token=[redacted]&fields=access_token,id',
  });
});

test('a platform’s error number under the name code is a figure and stays', () => {
  expect(openSecrets([]).redact({ error: { code: 190 } })).toEqual({ error: { code: 190 } });
});
