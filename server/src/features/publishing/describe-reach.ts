// Describe whom a post that stands reaches: why it is live in name only, where nobody but its owner sees it.
import type { Live } from '@herald/channels/settlement.ts';
import type { Reason } from '@herald/contract/publications.ts';

const reasons: Readonly<Record<NonNullable<Live['ownerOnly']>, Reason>> = {
  chosen: 'reason-owner-only',
  locked: 'reason-locked-private',
};

/** `otherwise`: what is said of it where its readers see it. */
export function describeReach(ownerOnly: Live['ownerOnly'], otherwise: Reason): Reason {
  return ownerOnly === undefined ? otherwise : reasons[ownerOnly];
}
