// Describe that a video stands without the cover it was to have, or that nobody knows: the history says so, and what the platform said of it.
import type { Failure } from '@herald/channels/failure.ts';
import type { Evidence } from '@herald/contract/evidence.ts';
import { describeRefusal } from './describe-refusal.ts';

/** Nothing where the cover was taken. */
export function describeCoverless(refused: Failure | undefined): Evidence {
  if (!refused) return {};
  const because = refused.kind === 'unknown' ? 'word-cover-unknown' : 'word-without-cover';
  return { because, ...describeRefusal(refused).evidence };
}
