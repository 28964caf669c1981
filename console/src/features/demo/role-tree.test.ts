// A role's routes go into the tree and come out of it as they were.
import { demoPages } from '@herald/contract/demo-pages.ts';
import { expect, test } from 'vitest';
import { checkedOf, routesChosen, treeOf } from './role-tree.ts';

const seen = (path: string) => ({ path, meta: { title: path } });

test('R-ADM-026: hidden routes are not offered, a single child stands for its parent unless that always shows', () => {
  const routes = [
    { ...seen('/a'), children: [seen('/a/one')] },
    { ...seen('/b'), alwaysShow: true, children: [seen('/b/one')] },
    { ...seen('/c'), children: [seen('/c/one'), { ...seen('/c/two'), hidden: true }, seen('/c/three')] },
    { ...seen('/d'), hidden: true },
  ];
  expect(treeOf(routes, (title) => title)).toEqual([
    { key: '/a/one', title: '/a/one' },
    { key: '/b', title: '/b', children: [{ key: '/b/one', title: '/b/one' }] },
    {
      key: '/c',
      title: '/c',
      children: [
        { key: '/c/one', title: '/c/one' },
        { key: '/c/three', title: '/c/three' },
      ],
    },
  ]);
});

test('R-PERM-019: what a role has is checked, and comes out as it went in', () => {
  expect(routesChosen(demoPages, new Set(checkedOf(demoPages)))).toEqual(demoPages);
  const without = demoPages.filter(({ path }) => path !== '/permission');
  expect(routesChosen(demoPages, new Set(checkedOf(without)))).toEqual(without);
});

test('R-PERM-019: a child brings its parent, and not its siblings', () => {
  const [permission] = routesChosen(demoPages, new Set(['/permission/role']));
  expect(permission).toMatchObject({ path: '/permission', children: [{ path: '/permission/role' }] });
  expect(permission?.children).toHaveLength(1);
});
