// Decide after an edit or a withdrawal was asked of the platform; both may be repeated without harm (rows 26 and 27). Pure.
import { isLimit, type Failure, type FailureKind } from '@herald/channels/failure.ts';
import type { Lacking } from '@herald/channels/settlement.ts';
import type { PublicationState, Reason } from '@herald/contract/publications.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideRest } from './decide-rest.ts';
import { describeFailure } from './describe-failure.ts';
import { describeLacking } from './describe-lacking.ts';
import { describeReach } from './describe-reach.ts';
import { describeRefusal } from './describe-refusal.ts';
import { triesAtMost, type ChangeOp } from './store/changes.ts';
import type { Publication } from './store/rows.ts';

/** By these the change may still succeed, or have succeeded: it is asked for again. */
const passing: readonly FailureKind[] = ['presend', 'unknown', 'rate', 'auth'];

type Ends = {
  readonly done: PublicationState;
  readonly kept: PublicationState;
  readonly reason: Reason;
  readonly failed: Reason;
};
const changes: Readonly<Record<ChangeOp, Ends>> = {
  edit: {
    done: 'published',
    kept: 'edit-failed',
    reason: 'reason-edited',
    failed: 'reason-edit-failed',
  },
  withdraw: {
    done: 'withdrawn',
    kept: 'published',
    reason: 'reason-withdrawn',
    failed: 'reason-withdrawal-failed',
  },
};

/** `lacking`: it was done but for that. `calls` were made for it so far, this one with them. */
type Times = {
  readonly pace: Pace;
  readonly chance: number;
  readonly lacking?: Lacking | undefined;
  readonly ownerOnly?: Publication['owner_only'] | undefined;
  readonly calls?: number;
};

/** `failure` null: the platform did it, or it was done already. */
export function decideChange(
  op: ChangeOp,
  { tries: before, state }: { readonly tries: number; readonly state: PublicationState },
  failure: Failure | null,
  { pace, chance, lacking, ownerOnly, calls = 1 }: Times,
): Decision {
  const { done, kept, reason, failed } = changes[op];
  if (!failure)
    return {
      to: done,
      reason: op === 'edit' ? describeReach(ownerOnly, reason) : reason,
      wakeInMs: null,
      evidence: { by: 'word-platform', ...describeLacking(lacking) },
      outcome: 'done',
    };
  const told = {
    ...describeRefusal(failure),
    outcome: failure.kind,
    tokenRefused: failure.kind === 'auth',
  };
  const isBusy = isLimit(failure);
  // As at the first sending, a busy platform burns no try.
  const tries = before + (isBusy ? 0 : 1);
  if (passing.includes(failure.kind) && tries < triesAtMost) {
    const soon = pace.retryBaseMs * 2 ** tries * (1 + chance / 5);
    const wakeInMs = isBusy ? decideRest(failure, { pace, chance, calls }) : soon;
    // A busy platform heard us and did nothing: until then the account is free for its other posts.
    const waiting = failure.kind === 'unknown' ? 'reason-change-unanswered' : describeFailure(failure);
    return {
      to: state,
      reason: waiting,
      wakeInMs,
      tries,
      rests: isBusy && failure.kind !== 'unknown',
      ...told,
    };
  }
  const ended = failure.kind === 'auth' ? 'reason-change-signed-out' : failed;
  return { to: kept, reason: ended, wakeInMs: null, tries: 0, ...told };
}
