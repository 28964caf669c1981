import { expect, test } from 'vitest';
import { listSortOf } from './list-sort.ts';

const sortOf = (search: string) => {
  const params = new URLSearchParams(search);
  const changes: Readonly<Record<string, string>>[] = [];
  const read = (name: string) => params.get(name) ?? '';
  const sort = listSortOf({ read, filter: (change) => void changes.push(change) }, ['title', 'created']);
  return { ...sort, changes };
};
const columns = [
  { key: 'title', title: 'Title' },
  { key: 'type', title: 'Type' },
  { key: 'created', title: 'Created' },
];

test('a list is sorted as its address says, upwards where it says no more', () => {
  expect(sortOf('sort=title&order=desc').asked).toEqual({ sort: 'title', order: 'desc' });
  expect(sortOf('sort=created').asked).toEqual({ sort: 'created', order: 'asc' });
  expect(sortOf('sort=created&order=sideways').asked).toEqual({ sort: 'created', order: 'asc' });
});

test('a column that cannot be sorted by is as good as none', () => {
  expect(sortOf('').asked).toEqual({});
  expect(sortOf('sort=type&order=asc').asked).toEqual({});
});

test('the columns that can be sorted by say so, and the one that is says how', () => {
  const [title, type, created] = sortOf('sort=created&order=desc').headed(columns);
  expect(title).toMatchObject({ sorter: true, sortOrder: null });
  expect(created).toMatchObject({ sorter: true, sortOrder: 'descend' });
  expect(type).not.toHaveProperty('sorter');
  expect([title, created].map((one) => one?.onHeaderCell?.({}, 0))).toEqual([
    { 'aria-sort': 'none' },
    { 'aria-sort': 'none' },
  ]);
});

test('another order goes into the address, and none leaves it', () => {
  const { onSort, changes } = sortOf('');
  onSort('title', 'asc');
  onSort('title', '');
  expect(changes).toEqual([
    { sort: 'title', order: 'asc' },
    { sort: '', order: '' },
  ]);
});
