// Describe a publication as its line in the history, with what this person may do about it.
import { canNow } from '@herald/contract/can-now.ts';
import { channelNames } from '@herald/contract/channel-ids.ts';
import { mayPublish, mayResolve, permits } from '@herald/contract/permissions.ts';
import {
  isRetryable,
  onItsWay,
  restReasons,
  type HistoryItem,
  type Reason,
} from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { sayRefusal } from '../../platform-refusal.ts';
import { findChannel } from './find-channel.ts';
import type { HistoryRow } from './store/history.ts';

function isLive({ state }: HistoryRow): boolean {
  return state === 'published' || state === 'edit-failed';
}

export function describePublication(context: Context, actor: Actor, row: HistoryRow): HistoryItem {
  const channel = findChannel(context, row.channel_id);
  const publishes = permits(mayPublish, actor.signs);
  return {
    opp_id: row.id,
    pkGUID: row.package_id,
    parentId: row.package_id,
    title: row.title,
    articles: (row.post.articles ?? []).map(({ title }) => title),
    articlesGone: row.articles_gone,
    channelid: channel.id,
    channelName: channelNames[channel.id],
    bid: row.account_id,
    accountName: row.account_name,
    state: row.state,
    reason: reasonOf(row),
    ownerOnly: row.owner_only !== null,
    // What the platform said before is not why it waits now.
    detail: reasonOf(row) !== row.reason ? '' : sayRefusal(actor.language, channel, saidOf(row), row.state),
    time: row.published_at?.toISOString() ?? null,
    dueAt: row.due_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    nextLookAt: wakesAt(row)?.toISOString() ?? null,
    url: row.external_url,
    externalId: row.external_id,
    publishedBy: row.requester,
    mayRetry: publishes && isRetryable(row) && !row.tried_again,
    triedAgain: row.tried_again,
    held: heldOf(row),
    mayResolve: isAnswerable(row) && permits(mayResolve, actor.signs),
    answersFrom: isAnswerable(row) ? (row.settle_at?.toISOString() ?? null) : null,
    mayModify: publishes && isLive(row) && !row.cancel_requested,
    can: canNow(channel.rules.can, row.published_at, row.read_at),
    deletesFilm: channel.rules.can.filmForEver === true && row.post.video !== null,
    mayWithdraw: publishes && isLive(row) && channel.rules.can.takeDown === true && !row.cancel_requested,
    mayCancel: publishes && onItsWay.includes(row.state) && !row.cancel_requested,
    cancelRequested: row.cancel_requested,
  };
}

/** By a person, where no machine can, or can no more. */
function isAnswerable({ state }: HistoryRow): boolean {
  return state === 'unknown' || state === 'handed-over';
}

/** Whatever a resend waits for, that there may be such a post already is the first thing to say. */
const holdsUp: ReadonlySet<Reason> = new Set([
  'reason-paused',
  'reason-waiting-for-the-account',
  'reason-busy-too-long',
  ...restReasons,
]);

function reasonOf(row: HistoryRow): Reason {
  const reason = waitOf(row);
  return row.is_doubted && holdsUp.has(reason) ? 'reason-resend-waits' : reason;
}

function waitOf(row: HistoryRow): Reason {
  if (row.waits_for_pause) return 'reason-paused';
  if (row.waits_for_account) return 'reason-waiting-for-the-account';
  const reason = row.rests_until === null ? row.reason : 'reason-busy';
  return isOverFirst(row, reason) ? 'reason-busy-too-long' : reason;
}

/** Looked at when its time is over, at the latest (store/expired.ts): then it is missed, and nothing of it goes on. */
function isOverFirst(row: HistoryRow, reason: Reason): boolean {
  const wakes = wakesAt(row);
  return row.state === 'scheduled' && restReasons.has(reason) && wakes !== null && wakes >= row.expires_at;
}

function wakesAt({ wake_at: wakes, rests_until: rests, expires_at: over }: HistoryRow): Date | null {
  if (rests === null) return wakes;
  return rests > over ? over : rests;
}

function heldOf({ holder: by, held_until: until }: HistoryRow): HistoryItem['held'] {
  return by === null || until === null ? null : { by, until: until.toISOString() };
}

function saidOf({ platform_code: platformCode, detail: message }: HistoryRow) {
  return { platformCode, message };
}
