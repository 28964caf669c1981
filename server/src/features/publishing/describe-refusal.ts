// Describe a refusal as a step keeps it: the words and code people are shown, and its evidence.
import type { Failure } from '@herald/channels/failure.ts';
import type { Evidence } from '@herald/contract/evidence.ts';

type Described = { readonly detail: string; readonly platformCode: string; readonly evidence: Evidence };

/** What we noticed ourselves is nobody's words: only the reason's own sentence tells it. */
export function describeRefusal({ message, platformCode, noticed, isFilmGone }: Failure): Described {
  const gone = isFilmGone && ({ gone: 'word-film-gone' } as const);
  if (noticed)
    return { detail: '', platformCode, evidence: { code: platformCode, noticed: message, ...gone } };
  return { detail: message, platformCode, evidence: { code: platformCode, said: message, ...gone } };
}
