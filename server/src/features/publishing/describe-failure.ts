// Describe a platform's no by one of our reasons; total over the kinds.
import type { FailureKind } from '@herald/channels/failure.ts';
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

export function describeFailure(kind: FailureKind): Reason {
  return reasons[kind];
}
