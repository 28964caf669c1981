// Decide a delay: nothing was sent, so it waits and is tried again by itself, a bounded number of times (rows 7, 10, 13). Pure.
import { isLimit, type Failure } from '@herald/channels/failure.ts';
import type { Reason } from '@herald/contract/publications.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideBackoff } from './decide-backoff.ts';
import { decideRest } from './decide-rest.ts';
import { describeRefusal } from './describe-refusal.ts';
import { triesAtMost } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';

type Times = { readonly pace: Pace; readonly chance: number };

/** `afterMs` is a wait the platform named for a step that goes on; without failure no try is burnt. */
export function decideDelay(
  { tries: before, attempt_no: calls }: Pick<Publication, 'tries' | 'attempt_no'>,
  why: { readonly failure?: Failure; readonly afterMs?: number },
  times: Times,
): Decision {
  const { failure } = why;
  const { evidence, ...words } = failure
    ? describeRefusal(failure)
    : { detail: '', platformCode: '', evidence: {} };
  const told = { ...words, evidence: { sent: false, ...evidence } };
  if (failure && isLimit(failure)) {
    const waitMs = decideRest(failure, { ...times, calls });
    return { to: 'scheduled', reason: 'reason-busy', wakeInMs: waitMs, restMs: waitMs, ...told };
  }
  const tries = before + (failure ? 1 : 0);
  if (tries >= triesAtMost)
    return { to: 'failed', reason: 'reason-too-many-tries', wakeInMs: null, tries, ...told };
  const soon = failure?.kind === 'auth' ? 0 : decideBackoff(tries, times);
  const reason: Reason = failure ? 'reason-not-sent' : 'reason-being-prepared';
  return { to: 'scheduled', reason, wakeInMs: why.afterMs ?? soon, tries, ...told };
}
