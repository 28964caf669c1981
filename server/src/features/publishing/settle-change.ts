// Settle a change: what was decided of it is written with the attempt, its two versions, the next look, and what must be told.
import { findAdvice } from '@herald/channels/advice.ts';
import type { PublicationState, Reason } from '@herald/contract/publications.ts';
import { reachTold } from '@herald/contract/reach.ts';
import type { Context, Pace } from '../../context.ts';
import { nowPlus, readClock, type Tx } from '../../db/client.ts';
import type { KeptToken } from '../accounts/load-account.ts';
import { applyDecision, type Decision } from './apply-decision.ts';
import { findChannel } from './find-channel.ts';
import type { Change } from './read-change.ts';
import { wakeUnwanted } from './store/wakes.ts';
import { findCancelWish } from './store/cancellations.ts';
import { isFilmGone } from './store/changes.ts';
import type { Lane } from './store/lanes.ts';
import {
  endModification,
  findOpenModification,
  readUnansweredEdits,
  type ModificationRow,
} from './store/modifications.ts';
import { announceOnce, announcementOf } from './store/outbox.ts';
import { reachOf } from './store/reach.ts';
import type { Patch, Publication } from './store/rows.ts';

type Changing = { readonly from: Publication; readonly change: Change };
type More = {
  readonly attemptId?: string;
  readonly token?: KeptToken;
  readonly isSignedOut?: boolean;
  readonly stumbled?: boolean;
};

/** Of the time a change may take at most, an hour of a day: whoever asked then hears that it is not done yet. */
const toldAfter = 1 / 24;
const unknowns: readonly Reason[] = [
  'reason-edit-unknown',
  'reason-withdrawal-unknown',
  'reason-other-words',
];
/** They say that the post stands as it was: of one whose edit is in doubt nobody knows. */
const stands: readonly Reason[] = [
  'reason-withdrawal-failed',
  'reason-change-signed-out',
  'reason-change-given-up',
];
const failures: readonly Reason[] = [
  'reason-edit-failed',
  'reason-withdrawal-failed',
  'reason-half-taken-down',
  'reason-stands-unsure',
  'reason-change-signed-out',
  'reason-change-given-up',
  'reason-not-overwritten',
  ...unknowns,
];

export async function settleChange(
  context: Context,
  lane: Lane,
  { from, change }: Changing,
  decision: Decision,
  { attemptId, token, isSignedOut = false, stumbled = false }: More = {},
): Promise<void> {
  const { pace } = context;
  const at = await readClock(context.db);
  const goesOn = decision.to === from.state;
  const bounded = goesOn
    ? bind(decision, { change, at, pace, isAsked: attemptId !== undefined })
    : await tellWhatStands(context, from, change, decision);
  const wakesAt = at.getTime() + (bounded.wakeInMs ?? 0);
  const isLate = goesOn && wakesAt - change.begunAt.getTime() > pace.lookAtMostMs * toldAfter;
  await applyDecision(context, lane, from, bounded, {
    ...(attemptId === undefined ? {} : { attemptId }),
    ...(token === undefined ? {} : { token }),
    patch: {
      ...watchFrom(bounded, pace, isSaidGone(context, from, bounded)),
      ...wordsOf(bounded, from, change),
    },
    also: async (tx) => {
      if (change.op === 'edit' && !goesOn) await endEdit(tx, { from, change }, bounded);
      const shownTo = goesOn ? undefined : reachOf(bounded.reason).owner_only;
      if (shownTo !== undefined && (shownTo === null) !== (from.owner_only === null))
        await announceOnce(tx, from.id, 'reach-changed', from.version + 1);
      if (isLate) await announceOnce(tx, from.id, 'change-waits', change.seq);
      // What stumbled over a fault of our own would stumble again at once, and keep the account from everything else.
      if (goesOn && !stumbled) await wakeUnwanted(tx, from.id);
      if (isSignedOut) await announceOnce(tx, from.id, 'change-sign-in', change.seq);
    },
  });
}

/** Ended whichever way, without the post being down: what was deleted of it before is told, by whichever call it was and behind a later edit too, and that nobody knows its words. */
async function tellWhatStands(
  { db }: Context,
  { id }: Publication,
  { op }: Change,
  decision: Decision,
): Promise<Decision> {
  if (decision.to !== 'published') return decision;
  if (decision.evidence.gone !== undefined || (await isFilmGone(db, id))) {
    const evidence = { ...decision.evidence, gone: 'word-film-gone' } as const;
    const reason = op === 'edit' ? 'reason-edited-filmless' : 'reason-half-taken-down';
    return { ...decision, reason, evidence };
  }
  if (op === 'edit') return decision;
  const isUnsure = stands.includes(decision.reason) && (await readUnansweredEdits(db, [id])).has(id);
  return isUnsure ? { ...decision, reason: 'reason-stands-unsure' } : decision;
}

type Binding = { readonly change: Change; readonly at: Date; readonly pace: Pace; readonly isAsked: boolean };

/**
 * Asked again at the latest when its time is over. While a call of it is in doubt the account is held (I2), as long as for one that
 * is looked for (§7), and never for longer than that because a platform wants to be left alone; doubt from before it holds nothing.
 */
function bind(decision: Decision, { change, at, pace, isAsked }: Binding): Decision {
  const left = Math.max(change.endsAt.getTime() - at.getTime(), 0);
  const since = change.doubt?.first ?? (isAsked && decision.outcome === 'unknown' ? change.at : null);
  const wakeInMs = Math.min(decision.wakeInMs ?? pace.lookEveryMs, left);
  const holds = since !== null && at.getTime() + wakeInMs - since.getTime() <= pace.holdLaneAtMostMs;
  const rests = !holds && (decision.rests === true || since !== null || change.doubt !== null);
  return { ...decision, wakeInMs, rests };
}

/** What came of the edit is kept with its two versions, in the transaction that settles it. Where somebody wants the post gone by then, the step tells him: whoever wanted the new words is told apart. */
async function endEdit(tx: Tx, { from, change }: Changing, { to, reason }: Decision): Promise<void> {
  const asker = (await findOpenModification(tx, from.id, 'edit'))?.asked_by;
  const wish = await findCancelWish(tx, from.id);
  await endModification(tx, from.id, 'edit', { outcome: outcomeOf(to, reason) });
  const told = announcementOf(from.state, to, reason);
  const isTold = asker === undefined || asker === from.requested_by || asker === wish?.personId;
  if (told && wish && !isTold) await announceOnce(tx, from.id, told, change.seq, { asker });
}

function outcomeOf(to: PublicationState, reason: Reason): NonNullable<ModificationRow['outcome']> {
  if (to === 'published') return 'done';
  return unknowns.includes(reason) ? 'unknown' : 'failed';
}

/** The platform says that there is no such post: one answer of two that it takes (row 29). */
function isSaidGone(
  context: Context,
  { channel_id: id }: Publication,
  { platformCode = '' }: Decision,
): boolean {
  return findAdvice(findChannel(context, id).advice, platformCode) === 'advice-not-there';
}

/** A change that did not succeed: whether the post still stands is looked at soon, and at once where it is said to be gone; of an edit, whether its words do, once no other can come late. Lists have their patience anew. */
function watchFrom({ reason }: Decision, pace: Pace, isGone: boolean): Patch {
  if (failures.includes(reason))
    return { unlisted_looks: 0, watch_at: nowPlus(isGone ? 0 : pace.watchAgainMs) };
  if (reachTold(reason) !== undefined)
    return { unlisted_looks: 0, watch_at: nowPlus(pace.clientTimeoutMs + pace.quietWindowMs) };
  return {};
}

/** What stands on the platform now, when it was edited. */
function wordsOf(
  { to, evidence }: Decision,
  { target_post: target, target_version, live_post: edited, post }: Publication,
  { op }: Change,
): Patch {
  if (op === 'withdraw' || to !== 'published' || !target) return {};
  // A cover that was not taken, or of which nobody knows, may be asked for again.
  const isCoverless = evidence.because === 'word-without-cover' || evidence.because === 'word-cover-unknown';
  return {
    live_post: JSON.stringify(isCoverless ? { ...target, cover: (edited ?? post).cover } : target),
    live_version: target_version,
    target_post: null,
    target_version: null,
  };
}
