// Describe what was queued: each publication with its package, its account and how it stands.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { packagesIn } from './store/parts.ts';
import type { Publication } from './store/rows.ts';

export function describeQueued(
  publications: readonly Publication[],
): OutputOf<typeof publishingEndpoints.publishPackages> {
  return {
    publications: publications.map((one) => ({
      id: one.id,
      pkGUID: one.package_id,
      carries: packagesIn(one),
      bid: one.account_id,
      state: one.state,
    })),
  };
}
