// Describe a platform's no by one of our reasons; total over the kinds.
import type { Failure, FailureKind } from '@herald/channels/failure.ts';
import type { Reason } from '@herald/contract/publications.ts';

const reasons: Record<FailureKind, Reason> = {
  presend: 'reason-not-sent',
  auth: 'reason-sign-in-expired',
  permission: 'reason-not-permitted',
  rate: 'reason-busy',
  content: 'reason-content-refused',
  media: 'reason-media-refused',
  blocked: 'reason-blocked-by-platform',
  duplicate: 'reason-duplicate',
  unknown: 'reason-answer-lost',
};

/** What we saw ourselves before anything was asked, the platform did not refuse. */
const seenByUs: Partial<Record<FailureKind, Reason>> = {
  content: 'reason-does-not-fit',
  media: 'reason-does-not-fit',
};

export function describeFailure({ kind, noticed }: Pick<Failure, 'kind' | 'noticed'>): Reason {
  if (kind === 'unknown' && !noticed) return 'reason-answer-unclear';
  return (noticed && seenByUs[kind]) || reasons[kind];
}
