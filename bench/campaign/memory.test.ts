// The slope of memory: what grows is seen, what swings is not taken for growth.
import { expect, it } from 'vitest';
import { slopeOf } from './memory.ts';

const samples = (mebibytesAt: (hour: number) => number) =>
  Array.from({ length: 20 }, (_none, index) => ({ hours: index / 10, mebibytes: mebibytesAt(index / 10) }));

it('tells growth by the hour', () => {
  expect(slopeOf(samples((hour) => 100 + 12 * hour))).toBe(12);
});

it('takes what comes and goes for no growth', () => {
  expect(Math.abs(slopeOf(samples((hour) => 100 + 5 * Math.cos(hour * 10 * Math.PI))) ?? 99)).toBeLessThan(1);
});

it('says nothing of too little', () => {
  expect(slopeOf(samples(() => 100).slice(0, 2))).toBeNull();
});
