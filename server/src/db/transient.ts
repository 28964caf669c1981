// Errors of Postgres that say nothing of what was written: the same again may well succeed.
import { isStalePlan } from './prepared.ts';

/** Two wrote the same rows in another order, and this one gave way. */
const deadlock = '40P01';

export function isTransient(error: unknown): boolean {
  return isStalePlan(error) || (error instanceof Error && 'code' in error && error.code === deadlock);
}
