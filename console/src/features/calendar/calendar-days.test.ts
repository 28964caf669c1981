import { describe, expect, test } from 'vitest';
import { addDays, calendarViews, daysOf, isDay, sameMonth, turned } from './calendar-days.ts';

describe('the days of a calendar', () => {
  test('of a month are whole weeks from Monday to Sunday', () => {
    const march = daysOf('month', '2026-03-15');
    expect([march[0], march.at(-1), march.length]).toEqual(['2026-02-23', '2026-04-05', 42]);
    const february = daysOf('month', '2027-02-10');
    expect([february[0], february.at(-1), february.length]).toEqual(['2027-02-01', '2027-02-28', 28]);
  });

  test('of a week are the seven around the day, on a Sunday too', () => {
    expect(daysOf('week', '2026-03-01')).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(daysOf('week', '2026-03-02')[0]).toBe('2026-03-02');
  });

  test('of a list are those of the month alone', () => {
    const list = daysOf('list', '2024-02-10');
    expect([list[0], list.at(-1)]).toEqual(['2024-02-01', '2024-02-29']);
  });

  test('are turned by a week or a month, over years and short months', () => {
    expect(turned('week', '2026-12-30', 1)).toBe('2027-01-06');
    expect(turned('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(turned('list', '2026-01-31', -1)).toBe('2025-12-01');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(sameMonth('2026-02-28', '2026-03-01')).toBe(false);
  });

  test('are days that there are', () => {
    expect(['2026-02-28', '2026-02-30', '2026-2-3', '', 'today'].map((text) => isDay(text))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('are of this century: an address far off is as good as none, and turning stops at its ends', () => {
    const far = ['0000-01-01', '1999-12-31', '2101-01-01', '9999-12-01', '9999-12-31', '+010000-01-01'];
    expect(far.filter((text) => isDay(text))).toEqual([]);
    expect(['2000-01-01', '2100-12-31'].filter((text) => isDay(text))).toHaveLength(2);
    for (const view of calendarViews) {
      expect(daysOf(view, '2100-12-31')).toContain('2100-12-31');
      expect(daysOf(view, '2000-01-01')).toContain('2000-01-01');
      expect(turned(view, '2100-12-31', 1)).toBe('2100-12-31');
      expect(turned(view, '2000-01-01', -1)).toBe('2000-01-01');
    }
  });
});
