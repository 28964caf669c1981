// A refusal after which the same is made and sent anew: one only where the platform itself proves that nothing came of the call.
import type { Failure, Result } from './failure.ts';

export function unlessProven(failure: Failure, isProven: boolean): Result<never> {
  return { ok: false, failure: isProven ? failure : { ...failure, kind: 'unknown' } };
}
