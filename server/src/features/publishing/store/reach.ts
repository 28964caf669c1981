// Reach: what a step writes of whom its post is seen by.
import type { Reason } from '@herald/contract/publications.ts';
import { reachTold, type OwnerOnly } from '@herald/contract/reach.ts';

/** Nothing where the reason leaves its reach as it is. */
export function reachOf(reason: Reason | undefined): { readonly owner_only?: OwnerOnly | null } {
  const reach = reason && reachTold(reason);
  return reach === undefined ? {} : { owner_only: reach };
}
