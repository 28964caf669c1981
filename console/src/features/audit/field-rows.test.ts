import { expect, test } from 'vitest';
import { listOf, rowsOf } from './field-rows.ts';

test('fields stand in the order people read them, whatever the database made of it; unknown ones stand last', () => {
  const entry = { before: null, after: { novelty: 1, roles: [], name: 'N', account: 'a' } };
  expect(rowsOf(entry).map(({ field }) => field)).toEqual(['account', 'name', 'roles', 'novelty']);
});

test('what differs is marked, a list by what it holds, and a field that one side alone says', () => {
  const before = { name: 'N', roles: ['Editor'], hidden: false, sort: 0 };
  const after = { name: 'N', roles: ['Editor', 'Admin'], hidden: true, sort: 0, password: 'set anew' };
  const differing = rowsOf({ before, after }).filter(({ differs }) => differs);
  expect(differing.map(({ field, was, is }) => [field, was, is])).toEqual([
    ['roles', ['Editor'], ['Editor', 'Admin']],
    ['hidden', false, true],
    ['password', undefined, 'set anew'],
  ]);
});

test('of what was made or is gone nothing is marked', () => {
  for (const entry of [
    { before: null, after: { name: 'N' } },
    { before: { name: 'N' }, after: null },
  ])
    expect(rowsOf(entry).some(({ differs }) => differs)).toBe(false);
  expect(rowsOf({ before: null, after: null })).toEqual([]);
});

test('a value is a list of what it says: no and nought are said, nothing is not', () => {
  expect([listOf(false), listOf(0), listOf(['a', 'b'])]).toEqual([[false], [0], ['a', 'b']]);
  expect([listOf(null), listOf(undefined), listOf('')]).toEqual([[], [], []]);
});
