// Send: the marker is committed, then the one irreversible call is made, then what is known of it is written.
import type { Account, Channel, Published } from '@herald/channels/channel.ts';
import { conclusion, type Failure, type Result } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { describeFailure } from './describe-failure.ts';
import { putBackPublication } from './put-back-publication.ts';
import { closeAttempt, forgetSteps, openAttempt, readSteps, type Attempt } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** A picture refused as often as this is refused for good. */
const mediaTriesAtMost = 2;

/** Rows 9 to 15 (publishing.md §5). */
export async function sendPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
  channel: Channel,
  account: Account,
): Promise<void> {
  const handles = Object.fromEntries(
    [...(await readSteps(context.db, publication.id))].map(([key, kept]) => [key, kept.handle]),
  );
  await context.reach('F03');
  // Read before the commit is issued: a pause inside the commit counts against the deadline (§10 D2).
  const sendBefore = performance.now() + context.pace.sendDeadlineMs;
  const { attempt, sent } = await mark(context, lane, publication);
  await context.reach('F04');
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs, sendBefore });
  const answer = await channel.publish(outside, account, {
    post: sent.post,
    handles,
    clientKey: attempt.clientKey,
  });
  await context.reach('F08');
  if (answer.ok) return record(context, lane, sent, attempt, answer);
  const { failure } = answer;
  if (conclusion[failure.kind] === 'look') return lookFor(context, lane, sent, attempt, failure);
  return notDone(context, lane, sent, attempt, failure, Object.keys(handles).length > 0);
}

async function mark(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<{ attempt: Attempt; sent: Publication }> {
  const { sendDeadlineMs, clientTimeoutMs, quietWindowMs, holdLaneAtMostMs } = context.pace;
  return context.db.transaction().execute(async (tx) => {
    const attempt = await openAttempt(tx, publication, 'publish', lane.fence, sendDeadlineMs);
    const sent = await movePublication(tx, publication, lane.fence, 'inflight', {
      attempt_no: attempt.n,
      reason: 'reason-none',
      settle_at: nowPlus(clientTimeoutMs + quietWindowMs),
      hold_until: nowPlus(holdLaneAtMostMs),
      wake_at: nowPlus(context.pace.leaseMs),
      negative_looks: 0,
      candidates: [],
      evidence: { attempt: attempt.n, fingerprint: publication.fingerprint },
    });
    return { attempt, sent };
  });
}

async function record(
  context: Context,
  lane: Lane,
  sent: Publication,
  attempt: Attempt,
  { value }: Extract<Result<Published>, { ok: true }>,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await closeAttempt(tx, attempt.id, value.state, {});
    if (value.state === 'processing') {
      await movePublication(tx, sent, lane.fence, 'processing', {
        handle: value.handle,
        reason: 'reason-waiting-for-the-platform',
        wake_at: nowPlus(value.askAgainInSeconds * 1000 * context.config.pace),
      });
      return;
    }
    await movePublication(tx, sent, lane.fence, 'published', {
      external_id: value.externalId,
      external_url: value.url,
      published_at: nowPlus(0),
      reason: 'reason-platform-said-live',
      detail: '',
      evidence: { by: 'the answer to the call', externalId: value.externalId, url: value.url },
    });
    await context.reach('F09');
  });
  await context.reach('F10');
}

/** Row 15: we do not know. Nothing is sent again until something proves that it is not there. */
async function lookFor(
  context: Context,
  lane: Lane,
  sent: Publication,
  attempt: Attempt,
  failure: Failure,
): Promise<void> {
  const evidence = { code: failure.platformCode, said: failure.message };
  await context.db.transaction().execute(async (tx) => {
    await closeAttempt(tx, attempt.id, failure.kind, evidence);
    await movePublication(tx, sent, lane.fence, 'reconciling', {
      reason: describeFailure(failure.kind),
      detail: failure.message,
      wake_at: nowPlus(context.pace.lookEveryMs / 4),
      evidence,
    });
  });
}

/** Rows 10, 13 and 14: it certainly did not happen; what can pass is tried again. */
async function notDone(
  context: Context,
  lane: Lane,
  sent: Publication,
  attempt: Attempt,
  failure: Failure,
  hasHandles: boolean,
): Promise<void> {
  const evidence = { sent: false, code: failure.platformCode, said: failure.message };
  const { kind } = failure;
  if (kind === 'presend' || kind === 'rate' || kind === 'auth') {
    if (kind === 'auth') await markAccountStale(context, sent.account_id);
    return putBackPublication(context, lane, sent, {
      failure,
      ...(kind === 'auth' ? { afterMs: 0 } : {}),
      within: (tx) => closeAttempt(tx, attempt.id, kind, evidence),
    });
  }
  // A handle may have died since it was taken: taken anew, while nothing is published (publishing.md §8).
  if (kind === 'media' && hasHandles && sent.tries < mediaTriesAtMost)
    return putBackPublication(context, lane, sent, {
      failure,
      within: async (tx) => {
        await closeAttempt(tx, attempt.id, kind, evidence);
        await forgetSteps(tx, sent.id);
      },
    });
  await context.db.transaction().execute(async (tx) => {
    await closeAttempt(tx, attempt.id, kind, evidence);
    await movePublication(tx, sent, lane.fence, 'failed', {
      reason: describeFailure(kind),
      detail: failure.message,
      evidence,
    });
  });
}
