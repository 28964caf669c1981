// Sizes and lengths are short and never nothing.
import { expect, test } from 'vitest';
import { lengthOf, sizeOf } from './size-words.ts';

test.each([
  [1, '1 KB'],
  [830_000, '811 KB'],
  [1_048_576, '1.0 MB'],
  [3_500_000, '3.3 MB'],
  [900_000_000, '858 MB'],
])('%i bytes are %s', (bytes, said) => {
  expect(sizeOf(bytes)).toBe(said);
});

test.each([
  [0.2, '0:01'],
  [7.4, '0:07'],
  [59.6, '1:00'],
  [3_723, '1:02:03'],
])('%d seconds are %s', (seconds, said) => {
  expect(lengthOf(seconds)).toBe(said);
});
