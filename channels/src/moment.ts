// A time as platforms tell it. One that names no moment makes the whole answer unreadable: a post without a time is neither old nor absent.
import { z } from 'zod';

/** The latest that a Date holds. */
const lastMs = 8.64e15;

export const Moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'No moment');
/** Since 1970, as both of the next. */
export const Seconds = z
  .number()
  .positive()
  .max(lastMs / 1_000);
export const Milliseconds = z.number().positive().max(lastMs);
