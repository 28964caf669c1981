// The session as the browser holds it: one cookie that sign-on sets and refreshing rewrites (R-AUTH-013, R-AUTH-014).
import { sessionCookie } from '@herald/contract/constants.ts';
import { expiryInstant, Session } from '@herald/contract/people.ts';

export type SessionJar = {
  readonly read: () => Session | null;
  readonly write: (session: Session) => void;
  readonly clear: () => void;
};

/** A place with cookies; the browser's document is one. */
export type CookiePlace = { cookie: string };

/** `expireIn` is an instant in epoch milliseconds in whatever is read and written here (C-08). */
export function cookieJar(
  placeOf: () => CookiePlace,
  now: () => number,
  isSecure: () => boolean,
  /** Shared with the sign-on provider where the operator set one; else the cookie is this host's alone (R-AUTH-015). */
  domain: () => string | null = () => null,
): SessionJar {
  const shared = () => {
    const name = domain();
    return name ? `; Domain=${name}` : '';
  };
  const attributes = () => `; Path=/; SameSite=Lax${isSecure() ? '; Secure' : ''}${shared()}`;
  const write = (session: Session) => {
    const kept = { ...session, expireIn: expiryInstant(session.expireIn, now()) };
    placeOf().cookie = `${sessionCookie}=${encodeURIComponent(JSON.stringify(kept))}${attributes()}`;
  };
  const read = () => {
    const found = Session.safeParse(jsonOf(cookieNamed(placeOf().cookie, sessionCookie)));
    if (!found.success || found.data.accessToken === '') return null;
    const expireIn = expiryInstant(found.data.expireIn, now());
    if (expireIn !== found.data.expireIn) write(found.data);
    return { ...found.data, expireIn };
  };
  const clear = () => {
    placeOf().cookie = `${sessionCookie}=; Max-Age=0${attributes()}`;
  };
  return { read, write, clear };
}

export function cookieNamed(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('%') ? decodeURIComponent(text) : text);
  } catch {
    return null;
  }
}

export const session = cookieJar(
  () => document,
  () => Date.now(),
  () => location.protocol === 'https:',
  () => document.querySelector<HTMLMetaElement>('meta[name=cookie-domain]')?.content ?? null,
);
