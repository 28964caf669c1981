// Describe what a post stands without that was wanted of it, or of which nobody knows: the history says so, and what the platform said of it.
import type { Lacking } from '@herald/channels/settlement.ts';
import type { Evidence, EvidenceWord } from '@herald/contract/evidence.ts';
import { describeRefusal } from './describe-refusal.ts';

const words: Readonly<Record<Lacking['what'], { refused: EvidenceWord; unknown: EvidenceWord }>> = {
  cover: { refused: 'word-without-cover', unknown: 'word-cover-unknown' },
  'closed-comments': { refused: 'word-comments-open', unknown: 'word-comments-unknown' },
};

/** Nothing where all that was wanted is there. */
export function describeLacking(lacking: Lacking | undefined): Evidence {
  if (!lacking) return {};
  const { what, failure } = lacking;
  const because = words[what][failure.kind === 'unknown' ? 'unknown' : 'refused'];
  return { because, ...describeRefusal(failure).evidence };
}
