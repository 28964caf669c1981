// Describe whom a post that stands reaches: why it is live in name only, where nobody but its owner sees it.
import type { Reason } from '@herald/contract/publications.ts';
import type { Publication } from './store/rows.ts';

type OwnerOnly = Publication['owner_only'] | undefined;

const reasons: Readonly<Record<NonNullable<OwnerOnly>, Reason>> = {
  chosen: 'reason-owner-only',
  locked: 'reason-locked-private',
  made: 'reason-made-private',
};

/** `otherwise`: what is said of it where its readers see it. */
export function describeReach(ownerOnly: OwnerOnly, otherwise: Reason): Reason {
  return ownerOnly ? reasons[ownerOnly] : otherwise;
}
