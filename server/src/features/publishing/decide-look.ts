// Decide after a look: what the account shows of a call whose outcome was unknown, and what may follow (rows 17 to 22). Pure.
import type { Settlement, SettledBy } from '@herald/channels/channel.ts';
import type { FailureKind } from '@herald/channels/failure.ts';
import type { EvidenceWord } from '@herald/contract/evidence.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideResend } from './decide-resend.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { Publication } from './store/rows.ts';

export type Looked = Pick<
  Publication,
  'state' | 'reason' | 'negative_looks' | 'last_look_at' | 'settle_at' | 'hold_until' | 'tries'
>;
/**
 * `resends`: an administrator lets the machine answer twice-proven absence by itself (row 21). `callsInDoubt`: how often
 * its outcome was not known; `refused`: the call after that was refused for good, so its key helps no more; `unwanted`:
 * somebody cancelled it or its time is over, so that it is looked for only.
 */
export type Ways = {
  readonly settledBy: SettledBy;
  readonly resends: boolean;
  readonly callsInDoubt: number;
  readonly refused: boolean;
  readonly unwanted: boolean;
};
/**
 * By the database's clock: `askedAt` is when the look began, `sentAt` the latest call's time, `doubtedSince` that of the
 * first one in doubt.
 */
export type LookTimes = {
  readonly askedAt: Date;
  readonly at: Date;
  readonly sentAt: Date;
  readonly doubtedSince: Date;
  readonly pace: Pace;
};

/** Negative looks needed after the quiet window before absence counts (row 21). */
const negativesNeeded = 3;
const sendsByMachineAtMost = 2;
const handleTriesAtMost = 12;
/** After a day without a look that saw anything: once an hour instead of every two minutes. */
const seldom = 30;
/** A look as long after the one before counts as another look. */
const apart = 0.9;

export function decideLook(looked: Looked, seen: Settlement, ways: Ways, times: LookTimes): Decision {
  return lawful(looked, decide(looked, seen, ways, times), times.pace);
}

function decide(looked: Looked, seen: Settlement, ways: Ways, times: LookTimes): Decision {
  if (seen.state === 'live') return found(looked, seen);
  if (seen.state === 'processing') return stillWorking(looked, seen.askAgainInSeconds, times);
  if (seen.state === 'handed-over') return withItsOwner(seen.askAgainInSeconds, times);
  if (seen.state === 'failed') return platformFailed(looked, seen);
  if (seen.state === 'several') return asks('reason-several-candidates', { candidates: seen.candidates });
  const until = decideResend(ways.settledBy, times);
  if (!ways.refused && !ways.unwanted && until && until > times.at) return again('word-key-known', times);
  if (seen.state === 'cannot-look') return cannotLook(looked, seen, times);
  return absent(looked, seen, ways, times);
}

/** Row 18; row 17 for what was never in doubt. */
function found(looked: Looked, seen: Extract<Settlement, { state: 'live' }>): Decision {
  const { externalId, url } = seen;
  const waited = looked.state === 'processing' || looked.state === 'handed-over';
  return {
    to: 'published',
    reason: waited ? 'reason-platform-said-live' : 'reason-found-on-the-account',
    wakeInMs: null,
    live: { externalId, url },
    evidence: { by: 'word-look', seen: seen.seen, externalId, url },
  };
}

/** Row 17: a platform that works on it for too long is doubted. */
function stillWorking(looked: Looked, askAgainInSeconds: number, times: LookTimes): Decision {
  const { pace, at, sentAt } = times;
  const tooLong = at.getTime() - sentAt.getTime() > pace.processingAtMostMs;
  if (tooLong && looked.state === 'reconciling')
    return { ...asks('reason-not-found-yet'), wakeInMs: restOf(times) };
  const wakeInMs = Math.max(askAgainInSeconds * 1000 * pace.scale, 1);
  const to = tooLong && looked.state === 'processing' ? 'reconciling' : looked.state;
  return {
    to,
    reason: 'reason-waiting-for-the-platform',
    wakeInMs,
    evidence: { still: 'word-still-processing' },
  };
}

/** Its owner finishes it in the platform's app, when he likes: asked for on and on. */
function withItsOwner(askAgainInSeconds: number, { pace }: LookTimes): Decision {
  const wakeInMs = Math.max(askAgainInSeconds * 1000 * pace.scale, 1);
  const reason = 'reason-with-its-owner';
  return { to: 'handed-over', reason, wakeInMs, evidence: { with: 'word-its-owner' } };
}

/** For what it holds, and not for a handle that died: the same again would be refused again. */
const forGood: readonly FailureKind[] = ['content', 'permission', 'blocked'];

/** The platform tells that it will never appear; while it was in doubt a dead handle is taken anew. */
function platformFailed(looked: Looked, seen: Extract<Settlement, { state: 'failed' }>): Decision {
  const said = describeRefusal(seen.failure);
  const isRefused = forGood.includes(seen.failure.kind);
  // A person was asked: he hears what is known now, and answers.
  if (isRefused && looked.state === 'unknown') return { ...asks('reason-content-refused'), ...said };
  if (isRefused || looked.state === 'processing' || looked.state === 'handed-over')
    return { to: 'failed', reason: 'reason-content-refused', wakeInMs: null, ...said };
  const tries = looked.tries + 1;
  if (tries >= handleTriesAtMost) return { ...asks('reason-too-many-tries'), ...said };
  const handles = { forgetHandles: true, disproved: true, tries };
  return { to: 'scheduled', reason: 'reason-not-sent', wakeInMs: 0, ...said, ...handles };
}

function cannotLook(
  looked: Looked,
  { failure }: Extract<Settlement, { state: 'cannot-look' }>,
  times: LookTimes,
): Decision {
  // Where looking is not allowed it will not be later either.
  if (failure.kind === 'permission') return { ...asks('reason-cannot-look'), ...describeRefusal(failure) };
  const waiting = waits(looked, times, 'reason-cannot-look');
  // Nobody has seen anything yet, however late it is: who may look again one day sees it then.
  const { lookEveryMs, scale } = times.pace;
  const usual = waiting.wakeInMs ?? lookEveryMs * seldom;
  // It wants to be asked less: as long as it says, but an hour at most, for somebody waits to hear of it.
  const asked = failure.kind === 'rate' ? (failure.retryAfterSeconds ?? 0) * 1_000 * scale : 0;
  const wakeInMs = Math.max(usual, Math.min(asked, lookEveryMs * seldom));
  return { ...waiting, wakeInMs, ...describeRefusal(failure) };
}

/** Rows 20 to 22: not there. What that allows depends on how the platform can be asked. */
function absent(
  looked: Looked,
  seen: Extract<Settlement, { state: 'absent' }>,
  { settledBy, resends, callsInDoubt }: Ways,
  times: LookTimes,
): Decision {
  // A look that began within the window saw what stood then.
  const isQuiet = looked.settle_at !== null && looked.settle_at <= times.askedAt;
  const counts = isQuiet && isAnotherLook(looked, times);
  const negativeLooks = looked.negative_looks + (counts ? 1 : 0);
  const evidence = { looked: seen.looked, negatives: negativeLooks };
  if (settledBy.by === 'handle' && isQuiet)
    return { ...again('word-handle-unpublished', times), disproved: true };
  const enough = negativeLooks >= negativesNeeded;
  const guarded = settledBy.by === 'list' && settledBy.refusesTwins && resends;
  if (enough && guarded && callsInDoubt < sendsByMachineAtMost)
    return {
      ...again('word-absent-every-look', times),
      negativeLooks,
      disproved: true,
    };
  if (enough) return { ...asks('reason-not-found-yet'), negativeLooks, evidence };
  return { ...waits(looked, times, 'reason-not-found-yet'), negativeLooks, evidence };
}

function isAnotherLook({ last_look_at: last }: Looked, { at, pace }: LookTimes): boolean {
  return last === null || at.getTime() - last.getTime() >= pace.lookEveryMs * apart;
}

function again(because: EvidenceWord, { pace }: LookTimes): Decision {
  const wakeInMs = pace.retryBaseMs;
  return { to: 'scheduled', reason: 'reason-sent-again', wakeInMs, evidence: { because } };
}

/** The lane is held no longer than it may be; after that a person is told, and we go on looking (publishing.md §7). */
function waits(looked: Looked, times: LookTimes, reason: Looked['reason']): Decision {
  const { at, sentAt, pace } = times;
  const evidence = {};
  // Nobody hears that it is done: it is doubted like one that the platform works on for too long (row 17).
  if (looked.state === 'processing' && at.getTime() - sentAt.getTime() > pace.processingAtMostMs)
    return { to: 'reconciling', reason, wakeInMs: pace.lookEveryMs, evidence };
  const held = looked.hold_until !== null && looked.hold_until > at;
  const wakeInMs = restOf(times);
  const over = wakeInMs === null;
  if (looked.state === 'reconciling' && (!held || over)) return { to: 'unknown', reason, wakeInMs, evidence };
  const stays = looked.state === 'unknown' ? reason : looked.reason;
  return { to: looked.state, reason: stays, wakeInMs: wakeInMs ?? wakeAnyway(looked, pace), evidence };
}

/** When it is looked at again; null once it was looked for long enough. */
function restOf({ at, sentAt, pace }: LookTimes): number | null {
  return at.getTime() - sentAt.getTime() > pace.lookAtMostMs ? null : pace.lookEveryMs;
}

/** What is not in doubt yet is asked for on and on; only what a person was told of may rest. */
function wakeAnyway({ state }: Looked, pace: Pace): number | null {
  return state === 'unknown' ? null : pace.lookEveryMs;
}

/** Row 22: only a person can tell. */
function asks(reason: Decision['reason'], more: { candidates?: readonly string[] } = {}): Decision {
  return { to: 'unknown', reason, wakeInMs: null, evidence: { ...more }, ...more };
}

/** What a platform was still working on is looked for first, before anything else follows (row 17). */
function lawful(looked: Looked, decided: Decision, pace: Pace): Decision {
  if (looked.state === 'reconciling' || looked.state === 'unknown') return decided;
  if (decided.to !== 'unknown' && decided.to !== 'scheduled') return decided;
  // Nobody is asked about it: it is looked for on and on, seldom where nobody may look just now.
  if (looked.state === 'handed-over')
    return { ...decided, to: 'handed-over', wakeInMs: decided.wakeInMs ?? pace.lookEveryMs * seldom };
  return { to: 'reconciling', reason: 'reason-not-found-yet', wakeInMs: 0, evidence: decided.evidence };
}
