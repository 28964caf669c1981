// The times of frames: a time that is asked for shows the frame it was asked for, to the last one, and never lies beyond the film.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenTimes, frameAtTime, frameCount, timeOfFrame } from './film-times.ts';

const film = fc.record({
  durationMs: fc.integer({ min: 40, max: 4 * 3_600_000 }),
  rate: fc.constantFrom(23.976, 24, 25, 29.97, 30, 50, 59.94, 60, 120, 240),
});

test('of every frame lie inside it, before the end of the film', () => {
  fc.assert(
    fc.property(film, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
      const last = frameCount(of.durationMs, of.rate) - 1;
      const index = Math.floor(share * last);
      const ms = timeOfFrame(index, of);
      const isInside = (ms + 1) / 1_000 > index / of.rate && (ms - 1) / 1_000 < (index + 1) / of.rate;
      expect([isInside, ms < of.durationMs]).toEqual([true, true]);
      expect(index === last ? last : frameAtTime(ms, of)).toBe(index);
    }),
  );
});

test('of a film that says nothing are those of 30 frames a second', () => {
  const of = { durationMs: 1_000, rate: 0 };
  expect([frameCount(1_000, 0), timeOfFrame(0, of), timeOfFrame(29, of)]).toEqual([30, 16, 983]);
});

test('ten of a film are the middles of its tenths', () => {
  expect(evenTimes(12_000, 10)).toEqual([
    600, 1_800, 3_000, 4_200, 5_400, 6_600, 7_800, 9_000, 10_200, 11_400,
  ]);
  expect(evenTimes(5, 10).every((ms) => ms < 5)).toBe(true);
});
