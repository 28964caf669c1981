// The guard at every page's door: a session, a person with roles, and the page's own permission (document 2 §4).
import { permits, type Permission } from '@herald/contract/permissions.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { signsQuery } from '../lib/permissions.ts';
import { session } from '../lib/session.ts';
import { personQuery, wordOfFailure } from './person.ts';
import { queries } from './queries.ts';
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
    return wordOfFailure(error);
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
