// Which routes open to whom: a route names roles in its meta or is open to all, and a parent leads to the first child that opens.
import type { RouteObject } from 'react-router';
import { holdsRole } from '../lib/roles.ts';
import { metaOf } from './page-meta.ts';

/** R-RTE-068. */
export function opensTo(route: Pick<RouteObject, 'handle'>, held: readonly string[]): boolean {
  const roles = metaOf({ handle: route.handle })?.roles;
  return roles === undefined || holdsRole(roles, held);
}

/** The whole path of the first child that opens, below the parent's; null where none does (R-RTE-046). */
export function firstOpen(
  children: readonly RouteObject[],
  parent: string,
  held: readonly string[],
): string | null {
  const path = children.find((child) => !child.index && child.path && opensTo(child, held))?.path;
  if (!path) return null;
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;
}
