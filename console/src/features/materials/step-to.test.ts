// By keys through a grid of three columns and a last row of two.
import { expect, test } from 'vitest';
import { stepTo } from './step-to.ts';

const from = (at: number) => ({ at, count: 8, columns: 3 });

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 1, 7],
] as const)('%s from %i leads to %i', (key, at, wanted) => {
  expect(stepTo(key, from(at))).toBe(wanted);
});

test('any other key is left to the page', () => {
  expect(stepTo('Enter', from(0))).toBeNull();
});
