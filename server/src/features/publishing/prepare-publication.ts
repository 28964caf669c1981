// Prepare: everything harmless before the one irreversible call: the account's token, pictures, handles.
import { noticed, type Failure, type FailureKind } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { KeptToken } from '../accounts/load-account.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { refuseToken } from '../accounts/refuse-token.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { describeFailure } from './describe-failure.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { reconcilePublication } from './reconcile-publication.ts';
import { postponeStep } from './postpone-step.ts';
import { putBackPublication } from './put-back-publication.ts';
import { describeRefusal } from './describe-refusal.ts';
import { sendPublication } from './send-publication.ts';
import { keepStep, readSteps } from './store/attempts.ts';
import { wakeUnwanted } from './store/wakes.ts';
import { holdLane, type Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** Of a post they end it; of a token they are no word on any post. */
const ofThePost: readonly FailureKind[] = ['content', 'media', 'blocked', 'duplicate'];

/** Rows 6 to 8 and 14. A step that was done before a crash is not done again. */
export async function preparePublication(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  const loaded = await loadOwnAccount(context, publication);
  if (!loaded) return endWithoutAccount(context, lane, publication);
  if (loaded.state === 'auth-required') return waitForOwner(context, lane, publication, null);
  if (loaded.needsRefresh) {
    const refreshed = await refreshAccount(context, publication.account_id);
    if (!refreshed.ok) return afterRefusal(context, lane, publication, ofTheSignIn(refreshed.failure));
  }
  const ready = loaded.needsRefresh ? await loadOwnAccount(context, publication) : loaded;
  if (!ready) return endWithoutAccount(context, lane, publication);
  const channel = findChannel(context, publication.channel_id);
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const planned = channel.prepare.steps(publication.post);
  const kept = planned.length > 0 ? await readSteps(context.db, publication.id) : null;
  for (const step of planned) {
    if (kept?.get(step.key)?.done) continue;
    await context.reach('B12');
    const taken = await channel.prepare.take(
      outside,
      ready.account,
      publication.post,
      step,
      kept?.get(step.key) ?? null,
    );
    if (!taken.ok && taken.failure.kind === 'auth') {
      if (loaded.needsRefresh) await refuseToken(context, publication.account_id, ready.account.token);
      return refreshFirst(context, lane, publication, { failure: taken.failure, token: ready.account.token });
    }
    if (!taken.ok) return afterRefusal(context, lane, publication, taken.failure);
    const isChunk = taken.value.state === 'more';
    await context.reach(isChunk ? 'U15' : 'B13');
    await context.db.transaction().execute(async (tx) => {
      // Overtaken while the platform answered, it must not put its handle in the place of the one that was sent.
      await holdLane(tx, lane);
      await keepStep(tx, publication.id, step.key, taken.value);
    });
    await context.reach(isChunk ? 'U16' : 'B14');
    if (taken.value.state === 'more')
      return postponeStep(context, lane, publication, {
        taken: taken.value,
        kept: kept?.get(step.key) ?? null,
      });
  }
  const { account } = ready;
  await sendPublication(context, lane, publication, channel, { account, isRenewed: loaded.needsRefresh });
}

async function endWithoutAccount(context: Context, lane: Lane, publication: Publication): Promise<void> {
  const { failure } = noticed('permission', 'the account is no longer bound');
  if (await reconcilePublication(context, lane, publication, { failure })) return;
  const ended = { reason: 'reason-account-gone', detail: '', evidence: { sent: false } } as const;
  await context.db
    .transaction()
    .execute((tx) => movePublication(tx, publication, lane.fence, 'failed', ended));
}

/** Said of the token alone, it says nothing of the post: its owner is asked, as of any sign-in refused for good, or it is tried again. */
function ofTheSignIn(failure: Failure): Failure {
  if (failure.kind === 'permission') return { ...failure, kind: 'auth' };
  return ofThePost.includes(failure.kind) ? { ...failure, kind: 'presend' } : failure;
}

/** Nothing was published: what can pass is tried again, what cannot is said. */
async function afterRefusal(
  context: Context,
  lane: Lane,
  publication: Publication,
  failure: Failure,
): Promise<void> {
  const { kind } = failure;
  if (kind === 'auth') return waitForOwner(context, lane, publication, failure);
  if (kind === 'presend' || kind === 'unknown' || kind === 'rate' || kind === 'duplicate')
    return putBackPublication(context, lane, publication, { failure });
  if (await reconcilePublication(context, lane, publication, { failure })) return;
  const { detail, platformCode, evidence } = describeRefusal(failure);
  await context.db.transaction().execute((tx) =>
    movePublication(tx, publication, lane.fence, 'failed', {
      reason: describeFailure(failure),
      detail,
      platform_code: platformCode,
      evidence: { sent: false, ...evidence },
    }),
  );
}

/** Row 8: the owner must authorise again; the time it was due does not change. Who did so meanwhile is not waited for. */
async function waitForOwner(
  context: Context,
  lane: Lane,
  publication: Publication,
  failure: Failure | null,
): Promise<void> {
  const hindrance = failure ?? noticed('auth', 'the account must be authorised again').failure;
  if (await reconcilePublication(context, lane, publication, { failure: hindrance })) return;
  const told = failure && describeRefusal(failure);
  const waits = await context.db.transaction().execute(async (tx) => {
    if ((await lockAccount(tx, publication.account_id)) === 'usable') return false;
    await movePublication(tx, publication, lane.fence, 'auth-required', {
      reason: 'reason-sign-in-expired',
      detail: told?.detail ?? '',
      platform_code: told?.platformCode ?? '',
      wake_at: publication.expires_at,
    });
    // Asked for while its token was refreshed in vain.
    await wakeUnwanted(tx, publication.id);
    return true;
  });
  if (!waits) await putBackPublication(context, lane, publication, { afterMs: 0 });
}

/** A token refused at a harmless step is refreshed once, as it would be at the call itself (publishing.md §4). */
async function refreshFirst(
  context: Context,
  lane: Lane,
  publication: Publication,
  { failure, token }: { readonly failure: Failure; readonly token: KeptToken },
): Promise<void> {
  await markAccountStale(context, publication.account_id, token);
  await putBackPublication(context, lane, publication, { failure, afterMs: 0 });
}
