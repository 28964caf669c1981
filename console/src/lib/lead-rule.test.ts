import { describe, expect, test } from 'vitest';
import { applyLead, fieldTextOf, oddTime, presetTime, pubTimeOf, readFieldText } from './lead-rule.ts';

const minute = 60_000;
const now = Date.UTC(2026, 2, 3, 4, 5, 6);

describe('the lead of a scheduled post', () => {
  test('the preset is now plus 41 minutes (R-SCHED-002)', () => {
    expect(presetTime(now) - now).toBe(41 * minute);
  });

  test('the minimum is 40 minutes, 2,400,000 ms: less is moved to 41 and warned of (R-CONST-005, R-SCHED-006, R-SCHED-007, R-SCHED-008)', () => {
    expect(applyLead(now + 2_399_999, now)).toEqual({ instant: now + 41 * minute, moved: true });
    expect(applyLead(now, now)).toEqual({ instant: now + 41 * minute, moved: true });
  });

  test('exactly 40 minutes is accepted unchanged (R-SCHED-009)', () => {
    expect(applyLead(now + 2_400_000, now)).toEqual({ instant: now + 2_400_000, moved: false });
  });

  test('a date more than a day past ends at now plus 41 minutes with the one warning (R-SCHED-010)', () => {
    expect(applyLead(now - 3 * 24 * 60 * minute, now)).toEqual({ instant: now + 41 * minute, moved: true });
  });

  test('a preset that aged between the clicks is moved again (R-SCHED-019)', () => {
    const preset = presetTime(now);
    expect(applyLead(preset, now + minute).moved).toBe(false);
    expect(applyLead(preset, now + minute + 1)).toEqual({
      instant: now + minute + 1 + 41 * minute,
      moved: true,
    });
  });
});

describe('the time on the screen and on the wire', () => {
  test('pubTime is "YYYY-MM-DD HH:mm:ss" of the platform zone (R-SCHED-025)', () => {
    expect(pubTimeOf(now, 'Asia/Shanghai')).toBe('2026-03-03 12:05:06');
  });

  test('the field shows the same moment and reads back to it, with and without seconds', () => {
    expect(fieldTextOf(now, 'Asia/Shanghai')).toBe('2026-03-03T12:05:06');
    expect(readFieldText('2026-03-03T12:05:06', 'Asia/Shanghai')).toBe(now);
    expect(readFieldText('2026-03-03T12:05', 'Asia/Shanghai')).toBe(now - 6_000);
  });

  test('a moment inside a second never travels as one before it', () => {
    expect(pubTimeOf(now + 1, 'Asia/Shanghai')).toBe('2026-03-03 12:05:07');
  });

  test('an empty field is no time', () => {
    expect(readFieldText('', 'Asia/Shanghai')).toBeNull();
  });
});

describe('a time on the day the clocks change', () => {
  const zone = 'Europe/Berlin';

  test('that does not exist is said to become another', () => {
    expect(oddTime('2027-03-28T02:30', zone)).toEqual({
      code: 'preflight-time-in-gap',
      figures: { asked: '2027-03-28 02:30:00', time: '2027-03-28 03:30:00', zone },
    });
  });

  test('that comes twice is said to be the first', () => {
    expect(oddTime('2027-10-31T02:30:00', zone)?.code).toBe('preflight-time-twice');
  });

  test('any other says nothing', () => {
    expect(oddTime('2027-03-28T03:30:00', zone)).toBeNull();
    expect(oddTime('', zone)).toBeNull();
  });
});
