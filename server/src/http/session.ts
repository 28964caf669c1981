// Session: who makes a call, by the Bearer header alone, so that no other site can make one in their name (hostile.md); a file is shown for the cookie too.
import { sessionCookie } from '@herald/contract/constants.ts';
import { personHeader, pollHeader } from '@herald/contract/endpoint.ts';
import { Session } from '@herald/contract/people.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { admitReader } from '../features/sign-on/admit-reader.ts';
import { admitToken } from '../features/sign-on/admit-token.ts';
import { cookieNamed } from './cookies.ts';
import { languageOf } from './errors.ts';

/** Of a token that a provider of the shared cookie signed; ours are short. */
const longestToken = 4_000;
const longestAgent = 300;

/** Null when no token was sent; a token that does not open anything is refused with the code that says why. */
export async function actorOf(context: Context, request: FastifyRequest): Promise<Actor | null> {
  const token = bearerOf(request);
  if (token === null) return null;
  const asked = { token, isDeed: isDeedBy(request), from: callerOf(request) };
  const { person, sessionId } = await admitToken(context, asked);
  return {
    personId: person.id,
    account: person.account,
    name: person.name,
    departmentId: person.departmentId,
    department: person.department,
    roles: person.roles,
    signs: new Set(person.signs),
    language: languageOf(request),
    sessionId,
    address: request.ip,
    rights: person.rights,
  };
}

/** From where: a session's owner is shown it, to tell their own from another's. */
export function callerOf(request: FastifyRequest): { address: string; userAgent: string } {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, longestAgent) };
}

/** For whom the window that calls does so; null where it does not say. */
export function meantBy({ headers }: FastifyRequest): string | null {
  const meant = headers[personHeader];
  return typeof meant === 'string' ? meant : null;
}

/** Whether a person makes it; else a page does by itself, while perhaps nobody is at the desk. */
export function isDeedBy({ url, headers }: FastifyRequest): boolean {
  return headers[pollHeader] === undefined && !url.startsWith('/prod-api/infor/');
}

/** For files alone: an img or a video sends no header, and showing one changes nothing. */
export async function isReader(context: Context, request: FastifyRequest): Promise<boolean> {
  const token = bearerOf(request) ?? tokenInCookie(request);
  return token !== null && admitReader(context, { token });
}

const tokenShape = /^[A-Za-z0-9_.-]{1,4000}$/;
const Kept = Session.pick({ accessToken: true });

function tokenInCookie(request: FastifyRequest): string | null {
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(cookieNamed(request, sessionCookie) ?? ''));
    const { accessToken } = Kept.parse(kept);
    return tokenShape.test(accessToken) ? accessToken : null;
  } catch {
    return null;
  }
}

export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? '';
  const token = /^Bearer ([A-Za-z0-9_.-]+)$/i.exec(header)?.[1] ?? null;
  return token !== null && token.length <= longestToken ? token : null;
}
