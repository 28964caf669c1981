// Send: the marker is committed, then the one irreversible call is made, then what is known of it is written.
import type { Channel } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import type { LoadedAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refuseToken } from '../accounts/refuse-token.ts';
import { applyDecision } from './apply-decision.ts';
import { decideAnswer } from './decide-answer.ts';
import { decideWake } from './decide-wake.ts';
import { findBrake } from './find-brake.ts';
import { findResendUntil } from './find-resend-until.ts';
import { findDoubt, openAttempt, readSteps, type Attempt } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { markFirstCall } from './store/calls.ts';
import { movePublication } from './store/publications.ts';
import type { Patch, Publication } from './store/rows.ts';
import { watchPlatform } from './watch-platform.ts';

/** `isRenewed`: its token was renewed in this very turn; refused all the same, it is not renewed again and again. */
type Speaker = { readonly account: LoadedAccount['account']; readonly isRenewed: boolean };

/** Rows 9 to 15 (publishing.md §5). */
export async function sendPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
  channel: Channel,
  { account, isRenewed }: Speaker,
): Promise<void> {
  const handles = await readHandles(context, publication, channel);
  await context.reach('F03');
  // Read before the commit is issued: a pause inside the commit counts against the deadline (§10 D2).
  const sendBefore = performance.now() + context.pace.sendDeadlineMs;
  const marked = await mark(context, lane, publication, channel);
  if (!marked) return;
  const { attempt, sent } = marked;
  if (attempt.n === 1) context.meters.started((attempt.markedAt.getTime() - sent.due_at.getTime()) / 1_000);
  await context.reach('F04');
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs, sendBefore });
  const answer = await channel.publish(outside, account, {
    post: sent.post,
    handles,
    clientKey: attempt.clientKey,
  });
  await context.reach('F08');
  if (!answer.ok && answer.failure.kind === 'auth' && isRenewed)
    await refuseToken(context, sent.account_id, account.token);
  const { doubted, mediaRefusals } = marked;
  const state = {
    tries: sent.tries,
    attempt_no: sent.attempt_no,
    hasHandles: Object.keys(handles).length > 0,
    doubted,
    mediaRefusals,
  };
  const decision = decideAnswer(state, answer, {
    pace: context.pace,
    chance: Math.random(),
  });
  await applyDecision(context, lane, sent, decision, {
    attemptId: attempt.id,
    token: account.token,
    patch: decideWake(decision),
    also: () => context.reach('F09'),
  });
  context.meters.attempted('publish', decision.outcome ?? 'none');
  await context.reach('F10');
  // That it is well was written with the step (store/publications.ts).
  if (!answer.ok) await watchPlatform(context, channel.id, answer.failure);
}

/** A post without harmless steps has none. */
async function readHandles(
  context: Context,
  publication: Publication,
  channel: Channel,
): Promise<Record<string, string>> {
  if (channel.prepare.steps(publication.post).length === 0) return {};
  const steps = await readSteps(context.db, publication.id);
  return Object.fromEntries([...steps].map(([key, kept]) => [key, kept.handle]));
}

type Marked = {
  attempt: Attempt;
  sent: Publication;
  doubted: boolean;
  mediaRefusals: number;
};
const neverSent = { doubt: null, mediaRefusals: 0 };
const undoubted = { doubted: false, mediaRefusals: 0 };

/** Null when a brake was put on meanwhile: then nothing was marked and nothing is sent. */
async function mark(
  context: Context,
  lane: Lane,
  publication: Publication,
  channel: Channel,
): Promise<Marked | null> {
  const { sendDeadlineMs } = context.pace;
  if (publication.attempt_no === 0 && channel.appLimit === null) {
    const patch = { ...markerOf(context, publication, 1), handle: null };
    const marked = await markFirstCall(context.db, publication, lane.fence, { patch, sendDeadlineMs });
    if (marked) return { ...marked, ...undoubted };
  }
  // What stands in the way is found here, and said.
  return context.db.transaction().execute(async (tx) => {
    const resendUntil = await findResendUntil(context, tx, publication);
    const { instead } = await findBrake(tx, publication, channel, resendUntil);
    if (instead) {
      await movePublication(tx, publication, lane.fence, 'scheduled', instead);
      return null;
    }
    // What was never sent is not in doubt.
    const { doubt, mediaRefusals } =
      publication.attempt_no > 0 ? await findDoubt(tx, publication.id) : neverSent;
    const attempt = await openAttempt(tx, publication, 'publish', lane.fence, sendDeadlineMs);
    const sent = await movePublication(tx, publication, lane.fence, 'inflight', {
      ...markerOf(context, publication, attempt.n),
      // What may stand of an earlier call is known by its handle; what cannot stand gives its name to nothing.
      ...(doubt === null ? { handle: null } : {}),
    });
    return { attempt, sent, doubted: doubt !== null, mediaRefusals };
  });
}

function markerOf({ pace }: Context, { fingerprint }: Publication, attemptNo: number): Patch {
  return {
    attempt_no: attemptNo,
    reason: 'reason-none',
    settle_at: nowPlus(pace.clientTimeoutMs + pace.quietWindowMs),
    hold_until: nowPlus(pace.holdLaneAtMostMs),
    wake_at: nowPlus(pace.leaseMs),
    negative_looks: 0,
    looks: 0,
    candidates: [],
    evidence: { attempt: attemptNo, fingerprint },
  };
}
