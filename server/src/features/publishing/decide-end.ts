// Decide how a change ends that did not succeed and was not refused for certain: given up, unknown, or with other words. Pure.
import type { Failure } from '@herald/channels/failure.ts';
import type { Decision } from './apply-decision.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { ChangeOp } from './store/changes.ts';

const kept = { edit: 'edit-failed', withdraw: 'published' } as const;
const unknown = { edit: 'reason-edit-unknown', withdraw: 'reason-withdrawal-unknown' } as const;

/** It certainly changed nothing; nobody can tell what it did; or words stand there that are neither the old nor the new. */
export function decideEnd(
  op: ChangeOp,
  how: 'given-up' | 'unknown' | 'other-words',
  failure: Failure,
): Decision {
  const reasons = {
    'given-up': 'reason-change-given-up',
    unknown: unknown[op],
    'other-words': 'reason-other-words',
  } as const;
  return {
    to: kept[op],
    reason: reasons[how],
    wakeInMs: null,
    tries: 0,
    ...describeRefusal(failure),
    outcome: failure.kind,
  };
}
