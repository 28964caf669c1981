// Change a post that is live: the attempt is committed, the platform is asked, and what it said is written.
import type { Account, Channel, Outside } from '@herald/channels/channel.ts';
import { noticed, type Failure } from '@herald/channels/failure.ts';
import type { Context, Pace } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { applyDecision, type Decision } from './apply-decision.ts';
import { confirmRefusal } from './confirm-refusal.ts';
import { decideChange } from './decide-change.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { markChange } from './mark-change.ts';
import { findChangeDoubt } from './store/attempts.ts';
import { endModification } from './store/modifications.ts';
import type { Lane } from './store/lanes.ts';
import type { Patch, Publication } from './store/rows.ts';
import { watchPlatform } from './watch-platform.ts';

type Live = { channel: Channel; outside: Outside; account: Account; externalId: string };

/** `ask` answers null when the platform did it, or when it was done already. */
export async function changePost(
  context: Context,
  lane: Lane,
  publication: Publication,
  op: 'edit' | 'withdraw',
  ask: (live: Live) => Promise<Failure | null>,
): Promise<void> {
  const { pace, db } = context;
  const externalId = publication.external_id;
  const loaded = await loadOwnAccount(context, publication);
  const decide = (failure: Failure | null) =>
    decideChange(op, publication, failure, { pace, chance: Math.random() });
  const settle = (from: Publication, decision: Decision, more: { attemptId?: string; patch?: Patch } = {}) =>
    applyDecision(context, lane, from, decision, {
      ...more,
      patch: { ...watchFrom(decision, pace), ...more.patch },
      also: (tx) => (op === 'edit' ? endEdit(tx, publication, decision) : Promise.resolve()),
    });
  // Asked for already and not answered: whether it stands only its owner's leave can tell.
  if (loaded?.state === 'auth-required' && (await findChangeDoubt(db, publication.id, op)))
    return void (await settle(publication, waitForOwner(publication, pace)));
  if (!loaded || loaded.state !== 'usable' || externalId === null) {
    const gone = noticed('permission', 'the account is no longer bound or must be authorised again').failure;
    const reason = loaded ? {} : ({ reason: 'reason-account-gone' } as const);
    return void (await settle(publication, { ...decide(gone), ...reason }));
  }
  if (loaded.needsRefresh) await refreshAccount(context, publication.account_id);
  const { account } = (loaded.needsRefresh ? await loadOwnAccount(context, publication) : null) ?? loaded;
  const channel = findChannel(context, publication.channel_id);
  // Read before the commit is issued, as at the first sending (§10 D2).
  const sendBefore = performance.now() + pace.sendDeadlineMs;
  const marked = await markChange(context, lane, publication, op);
  if (!marked) return;
  const { attempt, changing } = marked;
  const outside = openOutside(context, channel, { timeoutMs: pace.clientTimeoutMs, sendBefore });
  const failure = await ask({ channel, outside, account, externalId });
  const answered = decide(failure);
  const isRefused = op === 'withdraw' && failure !== null && answered.to === 'published';
  const decision = isRefused
    ? await confirmRefusal(context, { channel, account }, changing, {
        attemptId: attempt.id,
        failure,
        answered,
      })
    : answered;
  await settle(changing, decision, { attemptId: attempt.id, patch: patchOf(publication, op, failure) });
  context.meters.attempted(op, failure?.kind ?? 'done');
  // Asked of our whole application, the rest is every account's; asked of this one, the change alone rests.
  if (failure?.kind === 'rate') await watchPlatform(context, channel.id, failure);
}

function waitForOwner({ state, tries }: Publication, pace: Pace): Decision {
  const evidence = { because: 'word-not-answered' } as const;
  return { to: state, reason: 'reason-sign-in-expired', wakeInMs: pace.lookEveryMs, tries, evidence };
}

/** What came of the edit is kept with its two versions, in the transaction that settles it. */
async function endEdit(tx: Tx, { id, state }: Publication, { to }: Decision): Promise<void> {
  if (to !== state)
    await endModification(tx, id, 'edit', { outcome: to === 'published' ? 'done' : 'failed' });
}

/** A change that did not succeed: whether the post still stands is looked at soon, whatever was seen of it before. */
function watchFrom({ reason }: Decision, { watchAgainMs }: Pace): Patch {
  const failed = reason === 'reason-edit-failed' || reason === 'reason-withdrawal-failed';
  return failed ? { watch_at: nowPlus(watchAgainMs) } : {};
}

/** What stands on the platform now, when it was edited. */
function patchOf(publication: Publication, op: 'edit' | 'withdraw', failure: Failure | null): Patch {
  if (op === 'withdraw' || failure || !publication.target_post) return {};
  return {
    live_post: JSON.stringify(publication.target_post),
    live_version: publication.target_version,
    target_post: null,
    target_version: null,
  };
}
