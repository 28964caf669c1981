// Whether a step that is asked again at once has come further: else it was begun anew, said or not, and must not go on without end.
import type { StepKept, StepTaken } from './channel.ts';

type More = Extract<StepTaken, { state: 'more' }>;

/** `kept`: what was known of the step before; null at its beginning. Under the handle it had nothing was begun, and a rest is no haste. */
export function hasGrown({ handle, offset, askAgainInSeconds }: More, kept: StepKept | null): boolean {
  return kept === null || offset > kept.offset || handle === kept.handle || askAgainInSeconds > 0;
}
