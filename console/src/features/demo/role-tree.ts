// The routes of a role as a tree to check, and back: hidden ones left out, a single child in place of its parent (template, section 13).
import type { DemoRoute } from '@herald/contract/demo.ts';

export type TreeNode = { readonly key: string; readonly title: string; readonly children?: TreeNode[] };

type Child = NonNullable<DemoRoute['children']>[number];

const shownChildren = ({ children = [] }: DemoRoute) => children.filter((child) => child.hidden !== true);

export function treeOf(routes: readonly DemoRoute[], named: (title: string) => string): TreeNode[] {
  const nodeOf = ({ path, meta }: Child): TreeNode => ({ key: path, title: named(meta?.title ?? path) });
  return routes
    .filter((route) => route.hidden !== true)
    .map((route) => {
      const children = shownChildren(route);
      const [only] = children;
      if (only && children.length === 1 && route.alwaysShow !== true) return nodeOf(only);
      if (children.length === 0) return nodeOf(route);
      return { ...nodeOf(route), children: children.map(nodeOf) };
    });
}

/** What is checked where a role has these: the ends alone, from which a tree knows the rest. */
export function checkedOf(routes: readonly DemoRoute[]): string[] {
  return routes.flatMap((route) => {
    const children = shownChildren(route);
    return children.length === 0 ? [route.path] : children.map(({ path }) => path);
  });
}

/** A route is in when it is checked or any of its children is; what is never shown of it comes along. */
export function routesChosen(routes: readonly DemoRoute[], checked: ReadonlySet<string>): DemoRoute[] {
  return routes.flatMap((route) => {
    const inside = shownChildren(route).filter(({ path }) => checked.has(path));
    if (inside.length === 0 && !checked.has(route.path)) return [];
    const { children, ...alone } = route;
    if (children === undefined) return [alone];
    return [
      { ...alone, children: children.filter((child) => child.hidden === true || inside.includes(child)) },
    ];
  });
}
