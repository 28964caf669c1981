// Describe why what a platform had taken will never appear: that it failed is clear, whatever for, and nothing of it goes on by itself.
import type { Failure, FailureKind } from '@herald/channels/failure.ts';
import type { Reason } from '@herald/contract/publications.ts';
import { describeFailure } from './describe-failure.ts';

const endings: Partial<Record<FailureKind, Reason>> = {
  unknown: 'reason-content-refused',
  auth: 'reason-not-permitted',
};

export function describeEnd(failure: Failure): Reason {
  return endings[failure.kind] ?? describeFailure(failure);
}
