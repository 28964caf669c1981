// Decide after a look: what the account shows of a call whose outcome was unknown, and what may follow (rows 17 to 22). Pure.
import type { SettledBy } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { isLimit, type Failure, type FailureKind } from '@herald/channels/failure.ts';
import type { EvidenceWord } from '@herald/contract/evidence.ts';
import type { Pace } from '../../context.ts';
import type { Decision } from './apply-decision.ts';
import { decideResend } from './decide-resend.ts';
import { describeEnd } from './describe-end.ts';
import { describeLacking } from './describe-lacking.ts';
import { describeReach } from './describe-reach.ts';
import { describeRefusal } from './describe-refusal.ts';
import { decideNextLook, type LookTimes } from './decide-next-look.ts';
import { triesAtMost } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';

export type Looked = Pick<
  Publication,
  'state' | 'reason' | 'negative_looks' | 'last_look_at' | 'settle_at' | 'hold_until' | 'tries'
>;
/**
 * `resends`: an administrator lets the machine answer twice-proven absence by itself (row 21). `callsInDoubt`: how often
 * its outcome was not known; `refused`: the call after that was refused for good, so its key helps no more; `unwanted`:
 * somebody cancelled it, its time is over or whoever asked for it may not any more, so that it is looked for only;
 * `rests`: the platform wants no more posts of the account for now; `signedOut`: its owner must authorise it again first.
 */
export type Ways = {
  readonly settledBy: SettledBy;
  readonly resends: boolean;
  readonly callsInDoubt: number;
  readonly refused: boolean;
  readonly unwanted: boolean;
  readonly rests: boolean;
  readonly signedOut: boolean;
};
/** Negative looks needed after the quiet window before absence counts (row 21). */
const negativesNeeded = 3;
const sendsByMachineAtMost = 2;
/** After a day without a look that saw anything: once an hour instead of every two minutes. */
const seldom = 30;
/** Looks in a row that showed nothing of what lies with its owner, ever farther apart: about a day of them. */
const unseenAtMost = 28;
/** A look as long after the one before counts as another look. */
const apart = 0.9;

export function decideLook(looked: Looked, seen: Settlement, ways: Ways, times: LookTimes): Decision {
  return lawful(looked, decide(looked, seen, ways, times));
}

function decide(looked: Looked, seen: Settlement, ways: Ways, times: LookTimes): Decision {
  if (seen.state === 'live') return found(looked, seen);
  if (seen.state === 'processing' || seen.state === 'draft-gone') return stillWorking(looked, seen, times);
  if (seen.state === 'handed-over') return withItsOwner(seen, times);
  if (seen.state === 'failed') return platformFailed(looked, seen, ways);
  if (wasHandedOver(looked)) return unseen(looked, seen, times);
  // What says nothing may be anybody's: ours may be listed yet, and is known by what is in it.
  if (seen.state === 'several' && !(seen.mayBeNone && !isQuiet(looked, times)))
    return asks('reason-several-candidates', { candidates: seen.candidates });
  if (mayGoAgain(looked, ways, times)) return sendsAgain(looked, ways, times);
  if (seen.state === 'cannot-look') return cannotLook(looked, seen, ways, times);
  if (seen.state === 'several') return waits(looked, times, 'reason-not-found-yet');
  return absent(looked, seen, ways, times);
}

/** Row 19: its key is still known, somebody wants it, and it was not refused too often. */
function mayGoAgain({ tries }: Looked, ways: Ways, times: LookTimes): boolean {
  const until = decideResend(ways.settledBy, times);
  const isBarred = ways.refused || ways.unwanted || ways.signedOut;
  return !isBarred && tries < triesAtMost && until !== null && until > times.at;
}

/** To an account that rests nothing can be sent yet: it is looked for as long as its lane is held. */
function sendsAgain(looked: Looked, { rests }: Ways, times: LookTimes): Decision {
  const isHeld = looked.hold_until !== null && looked.hold_until > times.at;
  if (!rests || !isHeld) return { ...again('word-key-known', times), reason: 'reason-sent-under-its-key' };
  return { to: looked.state, reason: looked.reason, wakeInMs: times.pace.lookEveryMs, evidence: {} };
}

/** Row 18; row 17 for what was never in doubt. */
function found(looked: Looked, seen: Extract<Settlement, { state: 'live' }>): Decision {
  const { externalId, url, ownerOnly, lacking } = seen;
  const waited = looked.state === 'processing' || looked.state === 'handed-over';
  return {
    to: 'published',
    reason: describeReach(ownerOnly, waited ? 'reason-platform-said-live' : 'reason-found-on-the-account'),
    wakeInMs: null,
    live: { externalId, url },
    evidence: { by: 'word-look', seen: seen.seen, externalId, url, ...describeLacking(lacking) },
  };
}

/** Row 17: a platform that works on it for too long is doubted. */
function stillWorking(
  looked: Looked,
  { state, askAgainInSeconds }: Extract<Settlement, { state: 'processing' | 'draft-gone' }>,
  times: LookTimes,
): Decision {
  const { pace, at, sentAt } = times;
  const tooLong = at.getTime() - sentAt.getTime() > pace.processingAtMostMs;
  if (tooLong && looked.state === 'reconciling')
    return { ...asks('reason-not-found-yet'), wakeInMs: decideNextLook(times) };
  const soon = Math.max(askAgainInSeconds * 1000 * pace.scale, 1);
  // Whom a person was told of is asked for on and on, and must not use up what all accounts may ask.
  const seldomer = pace.lookEveryMs * (decideNextLook(times) === null ? seldom : 1);
  const wakeInMs = looked.state === 'unknown' ? Math.max(soon, seldomer) : soon;
  const to = tooLong && looked.state === 'processing' ? 'reconciling' : looked.state;
  // What is in doubt was not said to be taken: nobody is told so of what nobody sees.
  if (state === 'draft-gone' && looked.state !== 'processing')
    return { to, reason: 'reason-not-found-yet', wakeInMs, evidence: { found: state } };
  return {
    to,
    reason: 'reason-waiting-for-the-platform',
    wakeInMs,
    evidence: { still: 'word-still-processing' },
  };
}

/** Its owner finishes it in the platform's app, when he likes: it is known where it lies, so it is asked for on and on. */
function withItsOwner(
  { askAgainInSeconds, seen }: Extract<Settlement, { state: 'handed-over' }>,
  { pace }: LookTimes,
): Decision {
  return {
    to: 'handed-over',
    reason: seen === undefined ? 'reason-with-its-owner' : 'reason-not-public',
    wakeInMs: Math.max(askAgainInSeconds * 1000 * pace.scale, 1),
    negativeLooks: 0,
    evidence: seen === undefined ? { with: 'word-its-owner' } : { seen },
  };
}

/**
 * Nothing can be seen of what lies with its owner: looked for ever more seldom, and after about a day a person is asked; not of
 * what he was seen to have published.
 */
function unseen(
  looked: Looked,
  seen: Extract<Settlement, { state: 'several' | 'absent' | 'cannot-look' }>,
  { pace }: LookTimes,
): Decision {
  const failure = seen.state === 'cannot-look' ? seen.failure : null;
  const negativeLooks = looked.negative_looks + 1;
  const doublings = failure?.kind === 'permission' ? Infinity : looked.negative_looks;
  const usual = pace.lookEveryMs * Math.min(2 ** doublings, seldom);
  const wakeInMs = failure ? asLongAsAsked(failure, usual, pace) : usual;
  const evidence = seen.state === 'absent' ? { looked: seen.looked, negatives: negativeLooks } : {};
  const told = { wakeInMs, evidence, ...(failure && describeRefusal(failure)) };
  const isPublished = looked.reason === 'reason-not-public';
  if (looked.state === 'handed-over' && (isPublished || negativeLooks < unseenAtMost))
    return {
      to: 'handed-over',
      reason: isPublished ? 'reason-not-public' : 'reason-with-its-owner',
      negativeLooks: Math.min(negativeLooks, unseenAtMost),
      ...told,
    };
  return { to: 'unknown', reason: 'reason-owner-unseen', ...told, negativeLooks: looked.negative_looks };
}

/** The platform had taken it: nothing that is not seen later proves that it may be sent again, whoever was asked meanwhile. */
function wasHandedOver({ state, reason }: Looked): boolean {
  return state === 'handed-over' || (state === 'unknown' && reason === 'reason-owner-unseen');
}

/** It wants to be asked less: as long as it says, but an hour at most, for somebody waits to hear of it. */
function asLongAsAsked(failure: Failure, usual: number, { lookEveryMs, scale }: Pace): number {
  const asked = isLimit(failure) ? (failure.retryAfterSeconds ?? 0) * 1_000 * scale : 0;
  return Math.max(usual, Math.min(asked, lookEveryMs * seldom));
}

type Failed = Extract<Settlement, { state: 'failed' }>;
/** For what it holds, and not for a handle that died: the same again would be refused again. */
const forGood: readonly FailureKind[] = ['content', 'permission', 'blocked'];

/** The platform tells that it will never appear; while it was in doubt a dead handle is taken anew, unless nothing settles what else may have been sent. */
function platformFailed(looked: Looked, seen: Failed, { settledBy }: Ways): Decision {
  const said = describeRefusal(seen.failure);
  const reason = describeEnd(seen.failure);
  const isRefused = forGood.includes(seen.failure.kind);
  // A person was asked: he hears what is known now, and answers.
  if (looked.state === 'unknown' && (isRefused || wasHandedOver(looked))) return { ...asks(reason), ...said };
  if (isRefused || looked.state === 'processing' || looked.state === 'handed-over')
    return { to: 'failed', reason, wakeInMs: null, ...said };
  const tries = looked.tries + 1;
  if (settledBy.by === 'nothing') return { ...asks(reason), ...said };
  if (tries >= triesAtMost) return { ...asks('reason-tries-in-doubt'), ...said };
  const handles = { forgetHandles: true, disproved: true, tries };
  return { to: 'scheduled', reason: 'reason-not-sent', wakeInMs: 0, ...said, ...handles };
}

function cannotLook(
  looked: Looked,
  { failure }: Extract<Settlement, { state: 'cannot-look' }>,
  { signedOut }: Ways,
  times: LookTimes,
): Decision {
  const { lookEveryMs, scale } = times.pace;
  // Where looking is not allowed it will not be later either, unless it says when: a person is asked at once all the same.
  if (failure.kind === 'permission') {
    const { retryAfterSeconds: after } = failure;
    const wakeInMs = after === null ? null : Math.max(after * 1_000 * scale, lookEveryMs * seldom);
    return { ...asks('reason-cannot-look'), wakeInMs, ...describeRefusal(failure) };
  }
  const waiting = waits(looked, times, 'reason-cannot-look');
  // Nobody has seen anything yet, however late it is: who may look again one day sees it then.
  const usual = waiting.wakeInMs ?? lookEveryMs * seldom;
  const wakeInMs = asLongAsAsked(failure, usual, times.pace);
  const held =
    looked.state === 'reconciling' && looked.hold_until
      ? looked.hold_until.getTime() - times.at.getTime()
      : Infinity;
  // It is not looked at again before its account may be held no longer, or its owner helps: then a person hears so now, and the account goes on.
  if (wakeInMs > held + lookEveryMs || (signedOut && looked.state === 'reconciling'))
    return { ...asks('reason-cannot-look'), wakeInMs, ...describeRefusal(failure) };
  return { ...waiting, wakeInMs, ...describeRefusal(failure) };
}

/** Rows 20 to 22: not there. What that allows depends on how the platform can be asked, and on who says so. */
function absent(
  looked: Looked,
  seen: Extract<Settlement, { state: 'absent' }>,
  { settledBy, resends, callsInDoubt }: Ways,
  times: LookTimes,
): Decision {
  const settled = isQuiet(looked, times);
  const counts = settled && isAnotherLook(looked, times);
  const negativeLooks = looked.negative_looks + (counts ? 1 : 0);
  const evidence = { looked: seen.looked, negatives: negativeLooks };
  if (settledBy.by === 'handle' && settled && !seen.unproven)
    return { ...again('word-handle-unpublished', times), disproved: true };
  const enough = negativeLooks >= negativesNeeded;
  const guarded = settledBy.by === 'list' && settledBy.refusesTwins && resends;
  // Who says that there is such a post is not asked once more whether there is.
  if (enough && guarded && callsInDoubt < sendsByMachineAtMost && !isSaidThere(looked))
    return {
      ...again('word-absent-every-look', times),
      negativeLooks,
      disproved: true,
    };
  const unfound = unfoundOf(looked);
  if (enough) return { ...asks(unfound), negativeLooks, evidence };
  return { ...waits(looked, times, unfound), negativeLooks, evidence };
}

/** Why it was doubted is told on: whoever says that there is such a post already has seen one. */
function unfoundOf(looked: Looked): Looked['reason'] {
  return isSaidThere(looked) ? 'reason-duplicate-unfound' : 'reason-not-found-yet';
}

function isSaidThere({ reason }: Looked): boolean {
  return reason === 'reason-duplicate' || reason === 'reason-duplicate-unfound';
}

/** A look that began within the window saw what stood then. */
function isQuiet({ settle_at: settleAt }: Looked, { askedAt }: LookTimes): boolean {
  return settleAt !== null && settleAt <= askedAt;
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
  const wakeInMs = decideNextLook(times);
  const over = wakeInMs === null;
  if (looked.state === 'reconciling' && (!held || over)) return { to: 'unknown', reason, wakeInMs, evidence };
  const stays = looked.state === 'unknown' ? reason : looked.reason;
  return { to: looked.state, reason: stays, wakeInMs: wakeInMs ?? wakeAnyway(looked, pace), evidence };
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
function lawful(looked: Looked, decided: Decision): Decision {
  if (looked.state !== 'processing') return decided;
  if (decided.to !== 'unknown' && decided.to !== 'scheduled') return decided;
  return { to: 'reconciling', reason: 'reason-not-found-yet', wakeInMs: 0, evidence: decided.evidence };
}
