// The days that statistics are asked for: what an address says, its shortcuts, and what may not be asked.
import { expect, test } from 'vitest';
import { eachDay, rangeOf, shortcutsOf } from './days.ts';

const today = '2026-02-10';

test('the shortcuts end today, this month with its last day', () => {
  expect(shortcutsOf(today)).toEqual({
    today: { from: '2026-02-10', until: '2026-02-10' },
    week: { from: '2026-02-04', until: '2026-02-10' },
    month: { from: '2026-01-12', until: '2026-02-10' },
    thisMonth: { from: '2026-02-01', until: '2026-02-28' },
  });
  expect(shortcutsOf('2025-12-31').thisMonth).toEqual({ from: '2025-12-01', until: '2025-12-31' });
});

test.each([
  ['nothing', { from: '', until: '' }, { from: '2026-01-12', until: today }],
  ['a range', { from: '2026-01-01', until: '2026-03-01' }, { from: '2026-01-01', until: '2026-03-01' }],
  ['its beginning alone', { from: '2026-02-01', until: '' }, { from: '2026-02-01', until: today }],
  ['a beginning to come', { from: '2026-02-20', until: '' }, { from: '2026-02-20', until: '2026-02-20' }],
  ['its end alone', { from: '', until: '2026-01-30' }, { from: '2026-01-01', until: '2026-01-30' }],
  [
    'it turned round',
    { from: '2026-02-09', until: '2026-02-01' },
    { from: '2026-01-03', until: '2026-02-01' },
  ],
  ['no days', { from: '2026-02-31', until: 'x' }, { from: '2026-01-12', until: today }],
  ['years', { from: '2020-01-01', until: '2026-02-10' }, { from: '2025-02-10', until: '2026-02-10' }],
])('an address that names %s', (_, asked, range) => {
  expect(rangeOf(asked, today)).toEqual(range);
});

test('every day of a range is there, over the end of a month too', () => {
  expect(eachDay({ from: '2026-02-27', until: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});
