// The number of one more publication of a version: free beside all there are, and the first where none of them counts.
import { expect, it } from 'vitest';
import { countRepeats } from './count-repeats.ts';

const one = (state: 'published' | 'cancelled' | 'failed' | 'scheduled', repeat: number) => ({
  state,
  repeat_no: repeat,
});

it('is one after the greatest, of those that came to nothing too: one of them may count again', () => {
  expect(countRepeats([one('published', 0), one('failed', 3)])).toBe(4);
  expect(countRepeats([one('failed', 3), one('scheduled', 4), one('published', 1)])).toBe(5);
});

it('is the first again where none counts, or what its caller had', () => {
  expect(countRepeats([])).toBe(0);
  expect(countRepeats([one('cancelled', 0), one('failed', 2)])).toBe(0);
  expect(countRepeats([one('cancelled', 0)], 7)).toBe(7);
});
