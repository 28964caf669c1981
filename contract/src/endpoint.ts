// An endpoint: where a call goes, what it takes, what it answers, and who may make it.
import type { z } from 'zod';
import type { Permission } from './permissions.ts';

/** `path` lies under /prod-api. `input` travels as query on GET and as JSON body on POST; `output` is the envelope's `data`. */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly input: In;
  readonly output: Out;
  readonly permission: Permission;
  /** Milliseconds a caller waits; 5000 unless said (document 2 §7, C-18). */
  readonly timeoutMs?: number;
  /** A GET that changes rows also answers POST (C-19); a POST whose fields may come in the query (C-11). */
  readonly alsoTakes?: 'post' | 'query';
  /** Under a key of the caller's it may be repeated: whoever repeats it gets the first answer, and nothing happens twice. */
  readonly repeatable?: 'by-key';
};

/** The header that carries the key; accepted where an endpoint is repeatable, required nowhere (publishing.md §12). */
export const keyHeader = 'idempotency-key';

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Keeps the exact types of one endpoint. */
export function endpoint<In extends z.ZodType, Out extends z.ZodType>(
  e: Endpoint<In, Out>,
): Endpoint<In, Out> {
  return e;
}
