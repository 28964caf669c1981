// A job: a name, what it needs to know, and how to queue it in the caller's own transaction.
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Executor } from '../db/client.ts';

/** The queue only wakes; rows decide. A job that runs twice, late or not at all changes nothing but time. */
export type Job<T extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly input: T;
  /** Of the same key one waits and one runs, never more. */
  readonly key: (input: z.output<T>) => string;
  readonly run: (context: Context, input: z.output<T>) => Promise<void>;
};

/** Puts a wake-up in the queue; with a transaction it exists only if that commits. */
export type Queue = <T extends z.ZodType>(db: Executor, job: Job<T>, input: z.output<T>) => Promise<void>;

export function defineJob<T extends z.ZodType>(job: Job<T>): Job<T> {
  return job;
}
