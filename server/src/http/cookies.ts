// Cookies: read from a request, written as a header; nothing here says who somebody is.
import type { FastifyRequest } from 'fastify';

export function cookieNamed(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? null;
}

/** `maxAgeSeconds` 0 removes it; left out, it ends with the browser. */
export function cookie(
  name: string,
  value: string,
  options: {
    path: string;
    secure: boolean;
    httpOnly?: boolean;
    domain?: string | null;
    maxAgeSeconds?: number;
  },
): string {
  return [
    `${name}=${value}`,
    `Path=${options.path}`,
    'SameSite=Lax',
    ...(options.secure ? ['Secure'] : []),
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.domain ? [`Domain=${options.domain}`] : []),
    ...(options.maxAgeSeconds === undefined ? [] : [`Max-Age=${options.maxAgeSeconds}`]),
  ].join('; ');
}
