// Quote a failure: what the platform itself said, shown as its words; nothing where it said nothing, and the reason's sentence does.
import type { Failure } from '@herald/channels/failure.ts';

export function quoteFailure(failure: Pick<Failure, 'message' | 'noticed'>): string {
  return failure.noticed ? '' : failure.message;
}
