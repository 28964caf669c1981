// The guard at every page's door: a session, a person with roles, and the page's own permission (document 2 §4).
import { permits, type Permission } from '@herald/contract/permissions.ts';
import { redirect, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { signsQuery } from '../lib/permissions.ts';
import { session } from '../lib/session.ts';
import { metaOf } from './page-meta.ts';
import { personQuery, wordOfFailure } from './person.ts';
import { queries } from './queries.ts';
import { firstOpen, opensTo } from './roles-of-routes.ts';
import { loginPath, startingPath } from './starting-path.ts';

/** R-AUTH-019 to R-AUTH-022, R-AUTH-037. */
export async function guardPages({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const wanted = pathOf(request);
  if (!session.read()) return redirect(loginPath(wanted));
  const failure = await failureToEnter();
  if (failure === null) return null;
  session.clear();
  queries.clear();
  return redirect(loginPath(wanted, failure));
}

async function failureToEnter(): Promise<string | null> {
  try {
    const person = await queries.ensureQueryData(personQuery);
    return person.roles.length > 0 ? null : 'roles-missing';
  } catch (error) {
    const word = wordOfFailure(error);
    // Not this page's session to end: the page says whose it is.
    return word === 'signed-in-otherwise' ? null : word;
  }
}

/** R-RTE-037: a known page whose permission somebody lacks is /401; while the codes are unknown it opens and the server decides. */
export function guardFor(permission: Permission) {
  return async (): Promise<Response | null> => {
    if (!session.read()) return null;
    const held = await queries.ensureQueryData(signsQuery).catch(() => null);
    return held !== null && !permits(permission, new Set(held)) ? redirect('/401') : null;
  };
}

/** Null while nobody knows them: the guard of all pages deals with that. */
async function heldRoles(): Promise<readonly string[] | null> {
  if (!session.read()) return null;
  const person = await queries.ensureQueryData(personQuery).catch(() => null);
  return person?.roles ?? null;
}

/**
 * Routes whose meta names roles send those who hold none of them to /401 (R-RTE-037, R-RTE-068), and a parent without a page
 * of its own leads to the first child that opens (R-RTE-046).
 */
export function withRoles(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index) return route;
    const children = route.children ? withRoles(route.children) : undefined;
    const first: RouteObject[] =
      children && !hasPage(route) ? [{ index: true, loader: toFirst(children) }] : [];
    return {
      ...route,
      ...(children ? { children: [...first, ...children] } : {}),
      ...(metaOf({ handle: route.handle })?.roles ? { loader: guarded(route) } : {}),
    };
  });
}

const hasPage = ({ Component, element, lazy, children }: RouteObject) =>
  Boolean(Component ?? element ?? lazy) || Boolean(children?.some(({ index }) => index));

function guarded(route: RouteObject): LoaderFunction {
  const { loader } = route;
  return async (args) => {
    const held = await heldRoles();
    if (held !== null && !opensTo(route, held)) return redirect('/401');
    return typeof loader === 'function' ? loader(args, undefined) : null;
  };
}

function toFirst(children: readonly RouteObject[]): LoaderFunction {
  return async ({ request }) => {
    const first = firstOpen(children, new URL(request.url).pathname, (await heldRoles()) ?? []);
    return redirect(first ?? '/401');
  };
}

/** R-RTE-003: somebody signed in has no business on /login, unless an error brought them there. */
export function guardLogin({ request }: LoaderFunctionArgs): Response | null {
  const here = pathOf(request);
  const start = startingPath(here, session.read() !== null);
  return start === here ? null : redirect(start);
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}
