// The page that an address asks for.
import { lastListPage } from '@herald/contract/constants.ts';
import { expect, test } from 'vitest';
import { pageOf } from './list-address.ts';

test('an address asks for a page that there may be, whatever it says', () => {
  expect([null, '7', '2.9'].map(pageOf)).toEqual([1, 7, 2]);
  expect(['', '0', '-3', 'two', '-1e400', '1e-5'].map(pageOf)).toEqual([1, 1, 1, 1, 1, 1]);
  // More than a list is asked for is refused as a form that is wrong.
  expect(['1e400', '100001', 'Infinity'].map(pageOf)).toEqual([lastListPage, lastListPage, lastListPage]);
});
