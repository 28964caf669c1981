// Decide a rest: how long a platform that says it is busy is left alone, whatever it names. Pure.
import type { Failure } from '@herald/channels/failure.ts';
import type { Pace } from '../../context.ts';

const busyWithoutWordSeconds = 60;
/** A platform that names no time to speak of, and refuses again, would be asked without end. */
const leastSeconds = 5;
const doublingsAtMost = 7;

/**
 * In milliseconds. `calls` made so far lengthen the least of it, to some ten minutes; what a platform names beyond is kept to.
 * `chance` in [0, 1) spreads the accounts of one platform.
 */
export function decideRest(
  { retryAfterSeconds }: Pick<Failure, 'retryAfterSeconds'>,
  { pace, chance, calls }: { readonly pace: Pace; readonly chance: number; readonly calls: number },
): number {
  const named = (retryAfterSeconds ?? busyWithoutWordSeconds) * 1_000;
  const least = leastSeconds * 1_000 * pace.scale * 2 ** Math.min(Math.max(calls - 1, 0), doublingsAtMost);
  return Math.max(named, least) * (1 + chance / 10);
}
