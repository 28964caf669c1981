// Describe a failure in the platform's own words, shown as its words; nothing where it said nothing, and the reason's sentence does.
import type { Failure } from '@herald/channels/failure.ts';

export function describeWords(failure: Pick<Failure, 'message' | 'noticed'>): string {
  return failure.noticed ? '' : failure.message;
}
