// Change a post that is live: the attempt is committed, the platform is asked, and what it said is written.
import type { Account, Channel, Edited, Outside } from '@herald/channels/channel.ts';
import { failed, type Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { confirmRefusal } from './confirm-refusal.ts';
import { decideBeforeChange } from './decide-before-change.ts';
import { decideChange } from './decide-change.ts';
import { decideEnd } from './decide-end.ts';
import { decideOverwriting } from './decide-overwriting.ts';
import { decideWithoutLeave } from './decide-without-leave.ts';
import { findChannel } from './find-channel.ts';
import { findWait } from './find-wait.ts';
import type { Reached } from './inspect-change.ts';
import { inspectWords } from './inspect-words.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { markChange } from './mark-change.ts';
import { readChange, type Change } from './read-change.ts';
import { settleChange } from './settle-change.ts';
import { findEarlierEdit, triesAtMost, type ChangeOp } from './store/changes.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { watchPlatform } from './watch-platform.ts';

type Live = { channel: Channel; outside: Outside; account: Account; externalId: string };
/** `failure` is null when the platform did it, or when it was done already; `lacking` is what it did not do of it. */
type Asked = {
  readonly failure: Failure | null;
  readonly lacking?: Edited['lacking'];
  readonly ownerOnly?: Edited['ownerOnly'];
};
/** `isUnwanted`: somebody wants the post gone meanwhile. */
type Call = {
  readonly op: ChangeOp;
  readonly isUnwanted?: boolean;
  readonly ask: (live: Live) => Promise<Asked>;
};

export async function changePost(
  context: Context,
  lane: Lane,
  publication: Publication,
  { op, isUnwanted = false, ask }: Call,
): Promise<void> {
  const { pace, db } = context;
  const { external_id: externalId, account_id: accountId } = publication;
  const change = await readChange(context, publication, op);
  const changing = { from: publication, change };
  const loaded = await loadOwnAccount(context, publication);
  if (!loaded || loaded.state !== 'usable' || externalId === null) {
    const isSignedOut = loaded?.state === 'auth-required';
    const mayReturn = isSignedOut && !isUnwanted;
    const decided = decideWithoutLeave(publication, change, { pace, isGone: !loaded, mayReturn });
    return settleChange(context, lane, changing, decided, { isSignedOut });
  }
  const earlierAt =
    op === 'edit' && !isUnwanted ? await findEarlierEdit(db, publication.id, change.begunAt) : null;
  const instead = decideBeforeChange(publication, change, { pace, earlierAt, isUnwanted });
  if (instead !== null && instead !== 'look') return settleChange(context, lane, changing, instead);
  if (loaded.needsRefresh) await refreshAccount(context, accountId);
  const { account } = (loaded.needsRefresh ? await loadOwnAccount(context, publication) : null) ?? loaded;
  const reached = { channel: findChannel(context, publication.channel_id), account };
  if (instead === 'look') return look(context, lane, reached, { changing, isUnwanted });
  const words =
    op === 'edit' && !isUnwanted ? await inspectWords(context, reached, publication, change) : null;
  if (words !== null) {
    if (typeof words === 'object' && words.kind === 'rate')
      await watchPlatform(context, reached.channel.id, words);
    const kept = decideOverwriting(publication, words, change, { pace, chance: Math.random() });
    if (kept === 'look') return look(context, lane, reached, { changing, isUnwanted });
    if (kept) return settleChange(context, lane, changing, kept, { token: reached.account.token });
  }
  // Read before the commit is issued, as at the first sending (§10 D2).
  const sendBefore = performance.now() + pace.sendDeadlineMs;
  // The brake is gone meanwhile: nobody has looked, so this turn does not ask.
  const again = { to: publication.state, reason: publication.reason, wakeInMs: 0, evidence: {} };
  const marked =
    words === 'braked'
      ? { waits: (await findWait(db, publication, change, pace.renewMs)) ?? again }
      : await markChange(context, lane, publication, change);
  if ('waits' in marked) {
    // Nothing is waited for beyond its time.
    if (change.at >= change.endsAt) return look(context, lane, reached, { changing, isUnwanted });
    return settleChange(context, lane, changing, marked.waits);
  }
  const from = marked.changing;
  const outside = openOutside(context, reached.channel, { timeoutMs: pace.clientTimeoutMs, sendBefore });
  const { failure, ...told } = await ask({ ...reached, outside, externalId });
  const ownerOnly = told.ownerOnly && reachAfter(publication.owner_only, told.ownerOnly);
  const times = { pace, chance: Math.random(), ...told, ownerOnly, calls: change.calls + 1 };
  const answered = decideChange(op, publication, failure, times);
  const refused = failure !== null && answered.to !== from.state ? failure : null;
  const settled = refused
    ? await confirmRefusal(context, reached, from, change, {
        failure: refused,
        answered,
        asked: true,
        isUnwanted,
      })
    : answered;
  // Its time was over before it was asked: once more is once, whatever was said.
  const isOver = change.at >= change.endsAt && settled.to === from.state && failure !== null;
  const decision = isOver ? decideEnd(op, 'unknown', failure) : settled;
  await settleChange(context, lane, { from, change }, decision, {
    attemptId: marked.attempt.id,
    token: reached.account.token,
  });
  context.meters.attempted(op, failure?.kind ?? 'done');
  // Asked of our whole application, the rest is every account's; asked of this one, the change alone rests.
  if (failure?.kind === 'rate') await watchPlatform(context, reached.channel.id, failure);
}

type OwnerOnly = NonNullable<Publication['owner_only']>;

/** It was live before: what only its owner sees now was made so since, unless it was known, or this change chose it; and locked where it was to be opened. */
function reachAfter(before: OwnerOnly | null, now: OwnerOnly): OwnerOnly {
  if (now === 'chosen') return now;
  return before === 'chosen' ? now : (before ?? 'made');
}

/** Nothing is asked for any more: what stands there tells what became of the calls before. */
async function look(
  context: Context,
  lane: Lane,
  reached: Reached,
  { changing, isUnwanted }: { changing: { from: Publication; change: Change }; isUnwanted: boolean },
): Promise<void> {
  const { from, change } = changing;
  const { failure } = failed('unknown', from.detail, from.platform_code);
  const tried = { state: from.state, tries: triesAtMost };
  const answered = decideChange(change.op, tried, failure, { pace: context.pace, chance: 0 });
  const asked = { failure, answered, asked: false, isUnwanted };
  const decision = await confirmRefusal(context, reached, from, change, asked);
  await settleChange(context, lane, changing, decision);
}
