// Describe what a person's answer found: the post was there all the while, so that it is live, whatever he said of it.
import type { Settlement } from '@herald/channels/settlement.ts';
import type { Context } from '../../context.ts';
import { describeLacking } from './describe-lacking.ts';
import { describeLive } from './describe-live.ts';
import { describeReach } from './describe-reach.ts';
import type { Patch, Publication } from './store/rows.ts';

export function describeFound(
  context: Context,
  found: Publication,
  seen: Extract<Settlement, { state: 'live' }>,
  answer: 'not-live' | 'drop',
): { state: 'published'; patch: Patch } {
  return {
    state: 'published',
    patch: {
      ...describeLive(context, found, seen),
      reason: describeReach(seen.ownerOnly, 'reason-found-on-the-account'),
      detail: '',
      evidence: {
        answer,
        seen: seen.seen,
        externalId: seen.externalId,
        ...describeLacking(seen.lacking),
      },
    },
  };
}
