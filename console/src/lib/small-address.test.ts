import { expect, test } from 'vitest';
import { smallAddress } from './small-address.ts';

test('only what lies in our own store is asked for in a small width', () => {
  const origin = 'https://herald.example';
  const small = (url: string) => smallAddress(url, 320, origin);
  expect(small('/prod-api/media/a.png')).toBe('/prod-api/media/a.png?w=320');
  expect(small(`${origin}/prod-api/media/a.png`)).toBe(`${origin}/prod-api/media/a.png?w=320`);
  for (const other of [
    'https://cdn.example/a.png',
    'https://cdn.example/prod-api/media/a.png',
    `${origin}.evil.example/prod-api/media/a.png`,
    '//cdn.example/prod-api/media/a.png',
    '/prod-api/media/a.png?w=640',
    'blob:https://herald.example/1',
    '',
  ])
    expect(small(other)).toBe(other);
});
