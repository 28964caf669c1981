// Reach: whether what stands is its owner's alone, as the reason says with which it went live or was edited.
import type { Reason } from '@herald/contract/publications.ts';
import type { Patch, Publication } from './rows.ts';

/** Null: its readers see it. What is said of a publication by any other reason leaves its reach as it is. */
const told: Partial<Record<Reason, Publication['owner_only']>> = {
  'reason-owner-only': 'chosen',
  'reason-locked-private': 'locked',
  'reason-made-private': 'made',
  'reason-platform-said-live': null,
  'reason-found-on-the-account': null,
  'reason-person-said-live': null,
  'reason-person-said-live-unchecked': null,
  'reason-edited': null,
};

/** Whether it says of what stands no more than that it does, and for whom. */
export function tellsReach(reason: Reason): boolean {
  return told[reason] !== undefined;
}

export function reachOf(reason: Reason | undefined): Patch {
  const reach = reason && told[reason];
  return reach === undefined ? {} : { owner_only: reach };
}
