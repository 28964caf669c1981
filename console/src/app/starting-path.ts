// Where somebody may start: decided from address and session alone, before any page is loaded (R-RTE-001 to R-RTE-003).

/** Pages that need no session, and no router either. */
export const doors: ReadonlySet<string> = new Set(['/login', '/auth-redirect']);

export function loginPath(wanted: string, error = ''): string {
  const query = new URLSearchParams({ redirect: wanted, ...(error === '' ? {} : { error }) });
  return `/login?${query.toString()}`;
}

/** The address to start at in place of `here`. */
export function startingPath(here: string, isSignedIn: boolean): string {
  const { pathname, searchParams } = new URL(here, 'https://herald.invalid');
  if (pathname === '/login' && isSignedIn && !searchParams.has('error')) return '/';
  return doors.has(pathname) || isSignedIn ? here : loginPath(here);
}
