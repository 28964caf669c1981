// A job: a name, what it needs to know, and what it does when it is woken.
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Wakeable } from './queue.ts';

/**
 * The queue only wakes; rows decide. A job that runs twice, late or not at all changes nothing but time.
 * A long one asks `going` between its turns, so that a process that is stopped ends soon.
 */
export type Job<T extends z.ZodType = z.ZodType> = Wakeable<T> & {
  readonly run: (context: Context, input: z.output<T>, going?: () => boolean) => Promise<void>;
};

export function defineJob<T extends z.ZodType>(job: Job<T>): Job<T> {
  return job;
}
