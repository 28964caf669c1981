import { expect, test } from 'vitest';
import { openWishes, wishFor } from './film-wishes.ts';

test('what is wanted of a film is remembered by its post and its original, and what is not named stays', () => {
  const { note, list, subscribe } = openWishes();
  let told = 0;
  subscribe(() => (told += 1));
  note('/new a', '/f/phone.mov', { isFresh: true });
  note('/new a', '/f/phone.mov', { stopped: 'j' });
  expect(wishFor(list(), '/new a', '/f/phone.mov')).toEqual({ isFresh: true, stopped: 'j' });
  expect(wishFor(list(), '/new b', '/f/phone.mov')).toBeUndefined();
  note('/new a', '/f/phone.mov', { isFresh: true, stopped: undefined });
  expect(wishFor(list(), '/new a', '/f/phone.mov')?.stopped).toBeUndefined();
  expect(told).toBe(3);
});
