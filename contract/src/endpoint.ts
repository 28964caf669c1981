// An endpoint: where a call goes, what it takes, what it answers, and who may make it.
import type { z } from 'zod';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whether the fields travel in a body. */
export const hasBody: Readonly<Record<Method, boolean>> = {
  GET: false,
  POST: true,
  PUT: true,
  DELETE: false,
};

/**
 * `path` lies under /prod-api; a part of it as `:key` is the field of that name. `input` else travels as query on GET and
 * DELETE, as JSON body on POST and PUT; `output` is the envelope's `data`.
 */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly input: In;
  readonly output: Out;
  readonly permission: Permission;
  /** Open to anyone, yet done to the session whose token it is given: whose that is matters there too. */
  readonly isOfSession?: true;
  /** Milliseconds a caller waits; 5000 unless said (document 2 §7, C-18). */
  readonly timeoutMs?: number;
  /** A GET that changes rows also answers POST (C-19); a POST whose fields may come in the query (C-11). */
  readonly alsoTakes?: 'post' | 'query';
  /** Under a key of the caller's it may be repeated: whoever repeats it gets the first answer, and nothing happens twice. */
  readonly repeatable?: 'by-key';
};

/** The header that carries the key; accepted where an endpoint is repeatable, required nowhere (publishing.md §12). */
export const keyHeader = 'idempotency-key';

/** For whom a page makes its call, by their id: refused where the session is somebody else's by now. Required nowhere. */
export const personHeader = 'x-herald-person';

/** On a call that a page makes by itself, again and again: it is answered like any other, and keeps no session awake. */
export const pollHeader = 'x-herald-poll';

/** With every answer to somebody signed in: another number than before means that they may do other things now. */
export const rightsHeader = 'x-herald-rights';

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Whether it says for whom it is called: it then acts in the name of a session. */
export function namesPerson({ permission, isOfSession }: Endpoint): boolean {
  return permission !== 'anyone' || isOfSession === true;
}

/** Whether it changes anything. */
export function isDeed({ method, alsoTakes }: Endpoint): boolean {
  return method !== 'GET' || alsoTakes === 'post';
}

/** Keeps the exact types of one endpoint. */
export function endpoint<In extends z.ZodType, Out extends z.ZodType>(
  e: Endpoint<In, Out>,
): Endpoint<In, Out> {
  return e;
}
