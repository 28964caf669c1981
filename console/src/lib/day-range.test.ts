// A range of days from an address: what is no day leaves the range open, and no list is asked for it.
import { expect, test } from 'vitest';
import { secondsOf } from './day-range.tsx';

test('is asked for from the first second to the last', () => {
  expect(secondsOf({ from: '2026-11-01', until: '2026-11-29' })).toEqual({
    start: '2026-11-01 00:00:00',
    end: '2026-11-29 23:59:59',
  });
});

test.each(['', 'zz', '1', '2026-02-30', '2026-1-1', '2026-11-01T00:00'])('%j is no day', (text) => {
  expect(secondsOf({ from: text, until: text })).toEqual({ start: null, end: null });
});
