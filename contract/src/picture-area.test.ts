// The arithmetic of cropping: whole pixels, of the ratio, inside the picture, wherever they were drawn.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaNear, hasRatio, isInside, largestArea, ratioValue, zoomed, zoomOf } from './picture-area.ts';

const ratios = ['16:9', '9:16', '1:1', '4:5', '2.35:1', '1.91:1'] as const;
const size = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});
const ratio = fc.constantFrom(...ratios);
const drawn = fc.record({
  x: fc.double({ min: -500, max: 13_000, noNaN: true }),
  y: fc.double({ min: -500, max: 13_000, noNaN: true }),
  width: fc.double({ min: 0, max: 15_000, noNaN: true }),
  height: fc.double({ min: 0, max: 15_000, noNaN: true }),
});

const isWhole = (area: object) => Object.values(area).every((one) => Number.isInteger(one) && one >= 0);

describe('what was drawn', () => {
  test('is always whole pixels inside the picture, at least one each way', () => {
    fc.assert(
      fc.property(drawn, size, fc.option(ratio), (rough, picture, wanted) => {
        const area = areaNear(rough, picture, wanted);
        expect(isWhole(area) && area.width > 0 && area.height > 0 && isInside(area, picture)).toBe(true);
      }),
    );
  });

  test('has its ratio to the pixel, unless the picture is too thin for it', () => {
    fc.assert(
      fc.property(drawn, size, ratio, (rough, picture, wanted) => {
        const area = areaNear(rough, picture, wanted);
        const isThin = Math.min(area.width, area.height) <= 1;
        expect(isThin || hasRatio(area, wanted)).toBe(true);
      }),
    );
  });

  test.each([
    [
      'at the left and upper edge',
      { x: -3.4, y: -0.2, width: 160, height: 90 },
      { x: 0, y: 0, width: 160, height: 90 },
    ],
    [
      'over the right and lower edge',
      { x: 900.6, y: 500.5, width: 160, height: 90 },
      { x: 840, y: 473, width: 160, height: 90 },
    ],
    [
      'between two pixels',
      { x: 10.5, y: 10.4, width: 99.6, height: 56 },
      { x: 10, y: 10, width: 100, height: 56 },
    ],
    ['of nothing at all', { x: 5, y: 5, width: 0, height: 0 }, { x: 5, y: 5, width: 1, height: 1 }],
  ])('%s', (_where, rough, area) => {
    expect(areaNear(rough, { width: 1_000, height: 563 }, '16:9')).toEqual(area);
  });
});

describe('the largest', () => {
  test.each([
    ['16:9', 1_920, 1_080, { x: 0, y: 0, width: 1_920, height: 1_080 }],
    ['16:9', 1_000, 1_000, { x: 0, y: 219, width: 1_000, height: 563 }],
    ['9:16', 1_920, 1_080, { x: 656, y: 0, width: 608, height: 1_080 }],
    ['1:1', 800, 500, { x: 150, y: 0, width: 500, height: 500 }],
    ['2.35:1', 900, 383, { x: 0, y: 0, width: 900, height: 383 }],
    // A frame of a phone held upright.
    ['4:5', 1_080, 1_920, { x: 0, y: 285, width: 1_080, height: 1_350 }],
  ])(
    'of %s in %i × %i is as wide or as high as the picture, in its middle',
    (wanted, width, height, area) => {
      expect(largestArea({ width, height }, wanted)).toEqual(area);
    },
  );

  test('touches two edges of any picture, and has the ratio', () => {
    fc.assert(
      fc.property(size, ratio, (picture, wanted) => {
        const { width, height } = largestArea(picture, wanted);
        expect(width === picture.width || height === picture.height).toBe(true);
      }),
    );
    expect(largestArea({ width: 7, height: 5 }, null)).toEqual({ x: 0, y: 0, width: 7, height: 5 });
  });
});

describe('zooming', () => {
  test('in and out again about the middle comes back to all there is', () => {
    const picture = { width: 1_920, height: 1_080 };
    const whole = largestArea(picture, '1:1');
    const near = zoomed(whole, picture, '1:1', 3);
    expect(near).toEqual({ x: 780, y: 360, width: 360, height: 360 });
    expect(zoomOf(near, picture)).toBe(3);
    expect(zoomed(near, picture, '1:1', 1)).toEqual(whole);
  });

  test('at an edge stays inside', () => {
    const area = zoomed({ x: 0, y: 0, width: 10, height: 10 }, { width: 100, height: 50 }, null, 1);
    expect(area).toEqual({ x: 0, y: 0, width: 50, height: 50 });
  });
});

test('a pixel of rounding is no other ratio, two are', () => {
  for (const [width, height] of [
    [1_280, 720],
    [1_000, 563],
    [1_001, 563],
    [853, 480],
  ] as const)
    expect([width, height, hasRatio({ width, height }, '16:9')]).toEqual([width, height, true]);
  for (const [width, height] of [
    [1_280, 722],
    [800, 500],
    [720, 1_280],
  ] as const)
    expect([width, height, hasRatio({ width, height }, '16:9')]).toEqual([width, height, false]);
  expect(ratioValue('2.35:1')).toBe(2.35);
});
