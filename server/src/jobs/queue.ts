// The queue as a verb sees it: a wake-up put in the caller's own transaction.
import type { z } from 'zod';
import type { Executor } from '../db/client.ts';

/** Of the same key one waits and one runs, never more. */
export type Wakeable<T extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly input: T;
  readonly key: (input: z.output<T>) => string;
  /** Of one group so many are at work at once in a process; all are of one where it is absent. */
  readonly group?: (input: z.output<T>) => string;
};

/** With a transaction the wake-up exists only if that commits. */
export type Queue = <T extends z.ZodType>(
  db: Executor,
  job: Wakeable<T>,
  input: z.output<T>,
) => Promise<void>;
