import type { Resource } from '@herald/contract/administration.ts';
import { expect, it } from 'vitest';
import { flat, toggled, treeOf } from './entry-tree.ts';

const entry = (id: string, parentId: string | null, more: Partial<Resource> = {}): Resource => ({
  id,
  parentId,
  name: id,
  url: `/${id}`,
  type: 'menu',
  sign: null,
  icon: '',
  revision: 1,
  hidden: false,
  sort: 0,
  ...more,
});
const entries = [
  entry('group', null, { url: '' }),
  entry('page', 'group'),
  entry('secret', 'group', { sign: 'role:manage' }),
  entry('button', 'page', { type: 'button', url: '', sign: 'fMFzqi' }),
];
const one = (id: string) => entries.find((candidate) => candidate.id === id) ?? entry('none', null);
const check = (checked: string[], id: string, mayGive: (one: Resource) => boolean = () => true) =>
  [...toggled(new Set(checked), one(id), entries, mayGive)].toSorted();

it('a tree holds every entry once, below what it lies in', () => {
  expect(flat(treeOf(entries)).map(({ entry: { id }, depth }) => `${depth} ${id}`)).toEqual([
    '0 group',
    '1 page',
    '2 button',
    '1 secret',
  ]);
});

it('checking brings what an entry lies in; a group brings its pages and no button', () => {
  expect(check([], 'button')).toEqual(['button', 'group', 'page']);
  expect(check([], 'group')).toEqual(['group', 'page', 'secret']);
});

it('unchecking takes what lies below along', () => {
  expect(check(['group', 'page', 'button', 'secret'], 'page')).toEqual(['group', 'secret']);
});

it('what somebody does not have is neither given nor taken along', () => {
  const mayGive = ({ sign }: Resource) => sign !== 'role:manage';
  expect(check([], 'group', mayGive)).toEqual(['group', 'page']);
  expect(check(['group', 'secret'], 'group', mayGive)).toEqual(['secret']);
});
