// Reach: what a step writes of whom its post is seen by.
import type { Reason } from '@herald/contract/publications.ts';
import { reachTold, type OwnerOnly } from '@herald/contract/reach.ts';

/** Nothing where the reason leaves that as it is. */
export function reachOf(reason: Reason | undefined): { readonly owner_only?: OwnerOnly | null } {
  const shownTo = reason && reachTold(reason);
  return shownTo === undefined ? {} : { owner_only: shownTo };
}
