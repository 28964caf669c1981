// Reach: whether what stands is its owner's alone, as the reason says with which it went live or was edited.
import type { Reason } from './publications.ts';

/** As was chosen, because the platform locked it, or made so at the platform since. */
export type OwnerOnly = 'chosen' | 'locked' | 'made';

/** Null: its readers see it. What is said of a publication by any other reason leaves its reach as it is. */
const told: Partial<Record<Reason, OwnerOnly | null>> = {
  'reason-owner-only': 'chosen',
  'reason-locked-private': 'locked',
  'reason-made-private': 'made',
  'reason-platform-said-live': null,
  'reason-found-on-the-account': null,
  'reason-person-said-live': null,
  'reason-person-said-live-unchecked': null,
  'reason-edited': null,
  'reason-edited-filmless': null,
};

/** Undefined: it says nothing of that. */
export function reachTold(reason: Reason): OwnerOnly | null | undefined {
  return told[reason];
}
