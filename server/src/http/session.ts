// Session: who makes a call, by the Bearer header alone, so that no other site can make one in their name (hostile.md).
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { admitToken } from '../features/sign-on/admit-token.ts';
import { languageOf } from './errors.ts';

const longestToken = 200;

/** Null when no token was sent; a token that does not open anything is refused with the code that says why. */
export async function actorOf(context: Context, request: FastifyRequest): Promise<Actor | null> {
  const token = bearerOf(request);
  if (token === null) return null;
  const isDeed = !request.url.startsWith('/prod-api/infor/');
  const { person, sessionId } = await admitToken(context, { token, isDeed });
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
  };
}

export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? '';
  const token = /^Bearer ([A-Za-z0-9_-]+)$/i.exec(header)?.[1] ?? null;
  return token !== null && token.length <= longestToken ? token : null;
}
