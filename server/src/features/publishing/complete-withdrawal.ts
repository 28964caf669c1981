// Complete a withdrawal: take the post down; already gone is success, unknown is asked again (row 27).
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { findChannel } from './find-channel.ts';
import { closeAttempt, openAttempt } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

const triesAtMost = 8;

/** Deleting by id may be repeated: a second call finds nothing and does no harm. */
export async function completeWithdrawal(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  const { externalId, loaded } = {
    externalId: publication.external_id,
    loaded: await loadAccount(context, publication.account_id),
  };
  const stay = (reason: Publication['reason'], detail: string) =>
    context.db.transaction().execute((tx) =>
      movePublication(tx, publication, lane.fence, 'published', {
        reason,
        detail,
        tries: 0,
        evidence: { said: detail },
      }),
    );
  if (!loaded || loaded.state !== 'usable' || externalId === null)
    return void (await stay('reason-account-gone', ''));
  const channel = findChannel(context, publication.channel_id);
  const sendBefore = performance.now() + context.pace.sendDeadlineMs;
  const attempt = await context.db
    .transaction()
    .execute((tx) => openAttempt(tx, publication, 'withdraw', lane.fence, context.pace.sendDeadlineMs));
  await context.reach('W23');
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs, sendBefore });
  const answer = await channel.change.takeDown(outside, loaded.account, externalId);
  await closeAttempt(context.db, attempt.id, answer.ok ? 'gone' : answer.failure.kind, {});
  if (answer.ok) {
    await context.db.transaction().execute((tx) =>
      movePublication(tx, publication, lane.fence, 'withdrawn', {
        reason: 'reason-withdrawn',
        detail: '',
        evidence: { by: 'the platform', externalId },
      }),
    );
    return;
  }
  const { failure } = answer;
  const again =
    failure.kind === 'presend' ||
    failure.kind === 'unknown' ||
    failure.kind === 'rate' ||
    failure.kind === 'auth';
  const tries = publication.tries + 1;
  if (failure.kind === 'auth') await refreshAccount(context, publication.account_id);
  if (!again || tries >= triesAtMost) return void (await stay('reason-not-permitted', failure.message));
  const waitMs =
    failure.retryAfterSeconds === null
      ? context.pace.retryBaseMs * 2 ** tries
      : failure.retryAfterSeconds * 1000;
  await context.db.transaction().execute((tx) =>
    movePublication(tx, publication, lane.fence, 'withdrawing', {
      tries,
      wake_at: nowPlus(waitMs),
      detail: failure.message,
      reason: 'reason-not-sent',
    }),
  );
}
