// Wall-clock texts and instants: there and back in many zones, and what happens where a clock jumps.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, wallClockOf } from './zoned-time.ts';

const zones = [
  'Asia/Shanghai',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
  'Australia/Lord_Howe',
];

const earlierOf = (one: Date | undefined, other: Date) => (one && one <= other ? one : other);

test('every instant survives the way to its text and back, but for the hour a clock repeats (R-SCHED-025, R-LIST-018)', () => {
  const instants = fc.date({ min: new Date('1995-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
      const whole = new Date(Math.floor(at.getTime() / 1000) * 1000);
      const text = wallClockOf(whole, zone);
      const back = instantOf(text, zone);
      expect(wallClockOf(back?.instant ?? new Date(0), zone)).toBe(text);
      // The first of two equal hours is the same text an hour, or half of one, before.
      expect(back?.note === 'exact' ? back.instant : earlierOf(back?.instant, whole)).toEqual(back?.instant);
      expect(back?.note === 'exact' ? back.instant : whole).toEqual(whole);
    }),
    { numRuns: 400 },
  );
});

test('an hour that does not exist moves on and says so; one that comes twice is the first one', () => {
  expect(instantOf('2026-03-29 02:30:00', 'Europe/Berlin')).toEqual({
    instant: new Date('2026-03-29T01:30:00Z'),
    note: 'gap',
  });
  expect(instantOf('2026-10-25 02:30:00', 'Europe/Berlin')).toEqual({
    instant: new Date('2026-10-25T00:30:00Z'),
    note: 'overlap',
  });
});

test('what is no date is no instant', () => {
  for (const text of [
    '',
    '2026-02-30 10:00:00',
    '2026-01-01',
    '2026-01-01T10:00:00',
    '9999-99-99 99:99:99',
    "'; drop table",
  ])
    expect(instantOf(text, 'Asia/Shanghai')).toBeNull();
});
