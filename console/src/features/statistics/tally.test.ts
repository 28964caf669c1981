// Tallies put together: no day is left out, a long range becomes weeks that hold the same posts, and axes end at round numbers.
import type { Totals } from '@herald/contract/totals.ts';
import { expect, test } from 'vitest';
import { barsOf, dayLines, linesOf, nothing, topOf, totalOf } from './tally.ts';

const of = (live: number) => ({ ...nothing, outcomes: { ...nothing.outcomes, live } });
const totals: Totals = {
  all: of(6),
  days: [
    { ...of(1), day: '2026-01-02' },
    { ...of(5), day: '2026-01-09' },
  ],
  channels: [
    { ...of(1), channelid: 31 },
    { ...of(5), channelid: 32 },
  ],
  accounts: [{ ...of(6), bid: 'b1', accountName: 'The desk', channelid: 32 }],
  categories: [{ ...of(6), category: '' }],
};
const range = { from: '2026-01-01', until: '2026-01-10' };
const lines = (grouping: 'day' | 'channel' | 'account' | 'category') =>
  linesOf(totals, grouping, range, (name) => name || 'None').map((one) => [
    one.key,
    one.name,
    one.aside,
    totalOf(one),
  ]);

test('days without a post are there; the newest comes first in the table, the first in the chart', () => {
  const days = dayLines(totals, range);
  expect(days.map(totalOf)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 5, 0]);
  expect(lines('day')[1]).toEqual(['2026-01-09', '2026-01-09', '', 5]);
});

test('what has most comes first, and everything has a name', () => {
  expect(lines('channel')).toEqual([
    ['32', 'Twitter', '', 5],
    ['31', 'Facebook', '', 1],
  ]);
  expect(lines('account')).toEqual([['b1', 'The desk', 'Twitter', 6]]);
  expect(lines('category')).toEqual([['', 'None', '', 6]]);
});

test('a range of more than two months is drawn by weeks, the last one may be short', () => {
  const long = dayLines(totals, { from: '2026-01-01', until: '2026-03-10' });
  const { each, bars } = barsOf(long);
  expect([each, bars.length, bars[0]?.key, bars[1]?.key]).toEqual(['week', 10, '2026-01-01', '2026-01-08']);
  expect(bars.map(totalOf).slice(0, 3)).toEqual([1, 5, 0]);
  expect(bars.reduce((sum, bar) => sum + totalOf(bar), 0)).toBe(6);
  expect(barsOf(long.slice(0, 62)).each).toBe('day');
});

test.each([
  [0, 2],
  [1, 2],
  [3, 6],
  [7, 10],
  [11, 20],
  [51, 100],
  [100, 100],
])('an axis for %d ends at %d', (highest, top) => {
  expect(topOf(highest)).toBe(top);
});
