// Decide a backoff: how long nothing is tried after so many tries that came to nothing, in milliseconds. Pure.
import type { Pace } from '../../context.ts';

/** `chance` in [0, 1) spreads the accounts of one platform. */
export function decideBackoff(
  tries: number,
  { pace, chance }: { readonly pace: Pace; readonly chance: number },
): number {
  return pace.retryBaseMs * 2 ** Math.min(tries, 8) * (1 + chance / 5);
}
