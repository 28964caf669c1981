// What failed before a change was asked for changed nothing, however little is known of the question itself.
import type { Failure } from './failure.ts';

/** It may be asked for again, as soon as the platform wants to hear of it; no look has to tell what it did. */
export function notBegun({ failure }: { readonly failure: Failure }): {
  readonly ok: false;
  readonly failure: Failure;
} {
  return { ok: false, failure: failure.kind === 'unknown' ? { ...failure, kind: 'presend' } : failure };
}
