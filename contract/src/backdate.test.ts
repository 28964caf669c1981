// The back-date goes out fifteen hours behind China and comes back as the same instant.
import { expect, test } from 'vitest';
import { readBackdate, writeBackdate } from './backdate.ts';

test('R-SCHED-014, R-CONST-019: 54,000,000 ms are taken off when it is written', () => {
  expect(writeBackdate(new Date('2026-07-01T19:30:00Z'))).toBe('2026-07-01 12:30:00');
});

test('R-SCHED-015: what was written is read as the same instant, in summer, in winter and over midnight', () => {
  for (const at of ['2026-07-01T19:30:00Z', '2026-01-01T00:00:01Z', '2024-02-29T23:59:59Z'])
    expect(readBackdate(writeBackdate(new Date(at)))?.toISOString()).toBe(new Date(at).toISOString());
  expect(readBackdate('yesterday')).toBeNull();
});
