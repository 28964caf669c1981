import { describe, expect, test } from 'vitest';
import { correctBackdate, correctTime } from './edition.ts';

const now = Date.UTC(2026, 2, 3, 4, 5, 6);
const preset = now + 41 * 60_000;

describe('a schedule time', () => {
  test('of the simple edition that is earlier than now minus 10 seconds is reset to now, and then the lead rule counts (R-SCHED-011)', () => {
    expect(correctTime('simple', now - 10_001, now)).toEqual({ instant: preset, told: 'beyond' });
    expect(correctTime('simple', now - 86_400_000, now)).toEqual({ instant: preset, told: 'beyond' });
  });

  test('within the last 10 seconds is not treated as past there: only the lead rule tells of it (R-SCHED-012)', () => {
    for (const ago of [0, 9_999, 10_000])
      expect(correctTime('simple', now - ago, now)).toEqual({ instant: preset, told: 'lead' });
  });

  test('of the full edition is told of by the lead rule alone, however long it is past', () => {
    expect(correctTime('full', now - 60_000, now)).toEqual({ instant: preset, told: 'lead' });
  });

  test('far enough ahead stays as it is in both', () => {
    for (const edition of ['full', 'simple'] as const)
      expect(correctTime(edition, preset, now)).toEqual({ instant: preset, told: null });
  });
});

describe('an earlier date', () => {
  test('of the simple edition that lies in the future is reset to now with the same warning (R-SCHED-013)', () => {
    expect(correctBackdate('simple', now + 1, now)).toEqual({ instant: now, told: 'beyond' });
    expect(correctBackdate('simple', now, now)).toEqual({ instant: now, told: null });
  });

  test('of the full edition is left to its checks', () => {
    expect(correctBackdate('full', now + 1, now)).toEqual({ instant: now + 1, told: null });
  });
});
