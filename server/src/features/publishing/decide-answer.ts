// Decide after the irreversible call: what its answer proves, and what follows from it (rows 10 to 15). Pure.
import type { Published } from '@herald/channels/channel.ts';
import { conclusion, type Failure, type Result } from '@herald/channels/failure.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideDelay } from './decide-delay.ts';
import { describeFailure } from './describe-failure.ts';
import { describeReach } from './describe-reach.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { Publication } from './store/rows.ts';
import { describeLacking } from './describe-lacking.ts';

/** Files that were taken up anew as often as this and are refused once more are refused for good. */
const mediaRefusalsAtMost = 2;

/** `doubted`: an earlier call under the same key may have taken effect; what this one came to says nothing of it. */
type Sent = Pick<Publication, 'tries' | 'attempt_no'> & {
  readonly hasHandles: boolean;
  readonly doubted: boolean;
  /** Of the calls before this one; other hiccups on the way burn tries and say nothing of the files. */
  readonly mediaRefusals: number;
};
/** `chance` in [0, 1) spreads waits, so that accounts of one platform do not come back at one instant. */
type Times = { readonly pace: Pace; readonly chance: number };

export function decideAnswer(sent: Sent, answer: Result<Published>, times: Times): Decision {
  if (answer.ok) return accepted(answer.value, times);
  const { failure } = answer;
  if (conclusion[failure.kind] === 'look') return doubtful(failure, times);
  const decided = notDone(sent, failure, times);
  return sent.doubted ? lookFirst(decided, failure, times) : decided;
}

/** This call did nothing, and the one before it may stand: that nothing was sent is not said of it. */
function lookFirst(decided: Decision, failure: Failure, { pace }: Times): Decision {
  return {
    ...decided,
    to: 'reconciling',
    reason: 'reason-not-found-yet',
    // However long the platform asks not to be sent anything: looking sends nothing.
    wakeInMs: Math.min(decided.wakeInMs ?? pace.lookEveryMs / 4, pace.lookEveryMs),
    evidence: { because: 'word-sent-before', ...describeRefusal(failure).evidence },
    // What may stand of the earlier call is known by its handles.
    forgetHandles: false,
  };
}

function accepted(value: Published, { pace }: Times): Decision {
  if (value.state === 'processing')
    return {
      to: 'processing',
      reason: 'reason-waiting-for-the-platform',
      wakeInMs: value.askAgainInSeconds * 1000 * pace.scale,
      handle: value.handle,
      evidence: { handle: value.handle, ...describeLacking(value.lacking) },
      outcome: 'processing',
    };
  const { externalId, url, ownerOnly, lacking } = value;
  return {
    to: 'published',
    reason: describeReach(ownerOnly, 'reason-platform-said-live'),
    wakeInMs: null,
    live: { externalId, url },
    evidence: { by: 'word-the-answer', externalId, url, ...describeLacking(lacking) },
    outcome: 'live',
  };
}

/** Row 15: we do not know. Nothing is sent again until something proves that it is not there. */
function doubtful(failure: Failure, { pace }: Times): Decision {
  return {
    to: 'reconciling',
    reason: describeFailure(failure),
    ...describeRefusal(failure),
    wakeInMs: pace.lookEveryMs / 4,
    outcome: failure.kind,
  };
}

/** Rows 10, 13 and 14: it certainly did not happen; what can pass is tried again. */
function notDone(sent: Sent, failure: Failure, times: Times): Decision {
  const { hasHandles, mediaRefusals } = sent;
  const { kind } = failure;
  const known = { outcome: kind, tokenRefused: kind === 'auth' };
  if (kind === 'presend' || kind === 'rate' || kind === 'auth')
    return { ...decideDelay(sent, { failure }, times), ...known };
  // A handle may have died since it was taken: taken anew, while nothing is published (publishing.md §8).
  if (kind === 'media' && hasHandles && mediaRefusals < mediaRefusalsAtMost)
    return { ...decideDelay(sent, { failure }, times), ...known, forgetHandles: true };
  const { evidence, ...told } = describeRefusal(failure);
  return {
    to: 'failed',
    reason: describeFailure(failure),
    ...told,
    wakeInMs: null,
    evidence: { sent: false, ...evidence },
    ...known,
  };
}
