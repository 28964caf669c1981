// The two pages that only send on: /redirect/… and /menuRedirect?path=… (R-RTE-027 to R-RTE-029).
import { redirect, replace, type LoaderFunctionArgs } from 'react-router';
import { sameOriginPath } from '../lib/same-origin-path.ts';

export function forwardToPath({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return replace(sameOriginPath(`${pathname.replace(/^\/redirect/, '')}${search}`));
}

/** The entry that is already open opens anew: its lists see another refreshTime (R-RTE-017). */
export function forwardToQueryPath({ request }: LoaderFunctionArgs): Response {
  const path = sameOriginPath(new URL(request.url).searchParams.get('path'));
  const wanted = new URL(path, request.url);
  wanted.searchParams.set('refreshTime', String(Date.now()));
  return redirect(`${wanted.pathname}${wanted.search}`);
}
