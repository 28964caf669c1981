// Complete a withdrawal: take the post down; already gone is success, unknown is asked again (row 27).
import type { Failure, FailureKind } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { findChannel } from './find-channel.ts';
import { closeAttempt, openAttempt } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Patch, Publication } from './store/rows.ts';

const triesAtMost = 8;
/** These may pass. Deleting by id may be repeated: a second call finds nothing and does no harm. */
const passing: ReadonlySet<FailureKind> = new Set(['presend', 'unknown', 'rate', 'auth']);

type Step = { state: Publication['state']; patch: Patch };

export async function completeWithdrawal(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  const step = await takeDown(context, lane, publication);
  await context.db
    .transaction()
    .execute((tx) => movePublication(tx, publication, lane.fence, step.state, step.patch));
}

async function takeDown(context: Context, lane: Lane, publication: Publication): Promise<Step> {
  const externalId = publication.external_id;
  const loaded = await loadAccount(context, publication.account_id);
  if (!loaded || loaded.state !== 'usable' || externalId === null) return stays('reason-account-gone', '');
  const channel = findChannel(context, publication.channel_id);
  const sendBefore = performance.now() + context.pace.sendDeadlineMs;
  const attempt = await context.db
    .transaction()
    .execute((tx) => openAttempt(tx, publication, 'withdraw', lane.fence, context.pace.sendDeadlineMs));
  await context.reach('W23');
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs, sendBefore });
  const answer = await channel.change.takeDown(outside, loaded.account, externalId);
  await closeAttempt(context.db, attempt.id, answer.ok ? 'gone' : answer.failure.kind, {});
  if (answer.ok) return goes(externalId);
  if (answer.failure.kind === 'auth') await refreshAccount(context, publication.account_id);
  return afterRefusal(context, publication, answer.failure);
}

function afterRefusal(context: Context, publication: Publication, failure: Failure): Step {
  const tries = publication.tries + 1;
  if (!passing.has(failure.kind) || tries >= triesAtMost)
    return stays('reason-not-permitted', failure.message);
  const askedMs = failure.retryAfterSeconds === null ? null : failure.retryAfterSeconds * 1000;
  return {
    state: 'withdrawing',
    patch: {
      tries,
      wake_at: nowPlus(askedMs ?? context.pace.retryBaseMs * 2 ** tries),
      reason: 'reason-not-sent',
      detail: failure.message,
    },
  };
}

function goes(externalId: string): Step {
  const evidence = { by: 'the platform', externalId };
  return { state: 'withdrawn', patch: { reason: 'reason-withdrawn', detail: '', evidence } };
}

/** It is live as before, and the reason says why it could not be taken down. */
function stays(reason: Publication['reason'], detail: string): Step {
  return { state: 'published', patch: { reason, detail, tries: 0, evidence: { said: detail } } };
}
