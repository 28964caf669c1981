// What a crop offers first, and where one begins that is made again.
import { expect, test } from 'vitest';
import { firstRatio, offeredRatios } from './offered-ratios.ts';
import { sayTime } from './say-time.ts';

const youtube = { ratio: '16:9', channels: ['YouTube'] };
const wechat = { ratio: '1.91:1', channels: ['Facebook', 'LinkedIn'] };

test('what channels want stands first, each shape once', () => {
  const offered = offeredRatios([wechat, youtube]);
  expect(offered.slice(0, 2)).toEqual([wechat, youtube]);
  expect(offered.map(({ ratio }) => ratio)).toEqual(['1.91:1', '16:9', '2.35:1', '1:1', '9:16', '4:5']);
});

test('a cut begins with what the first channel wants, a cut made before with its own shape, free where it has none', () => {
  const offered = offeredRatios([wechat, youtube]);
  expect(firstRatio(offered, null)).toBe('1.91:1');
  expect(firstRatio(offeredRatios([]), null)).toBeNull();
  expect(firstRatio(offered, { x: 3, y: 4, width: 1_280, height: 720 })).toBe('16:9');
  expect(firstRatio(offered, { x: 0, y: 0, width: 700, height: 100 })).toBeNull();
});

test('moments are said as players say them', () => {
  expect([0, 1_016, 62_345, 3_600_000 + 61_007].map(sayTime)).toEqual([
    '00:00.000',
    '00:01.016',
    '01:02.345',
    '1:01:01.007',
  ]);
});
