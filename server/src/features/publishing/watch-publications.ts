// Watch: what went live is looked at again after minutes, an hour and a day: does it stand, and does it stand once (rows 29, 30)?
import type { Standing } from '@herald/channels/channel.ts';
import { failed, type Result } from '@herald/channels/failure.ts';
import type { Reason } from '@herald/contract/publications.ts';
import { reachTold } from '@herald/contract/reach.ts';
import type { Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { countLook } from './count-look.ts';
import { describeReach } from './describe-reach.ts';
import { probeStanding } from './probe-standing.ts';
import { readFence } from './store/lanes.ts';
import { announceCopies, announceOnce } from './store/outbox.ts';
import { movePublication } from './store/publications.ts';
import { findDueWatches, findLastStanding } from './store/watches.ts';
import { findChangeBegin } from './store/changes.ts';
import { Overtaken, type Patch, type Publication } from './store/rows.ts';

/** Looks read only, so they need not wait for each other. */
const atOnce = 10;
/** As often in a row it has to be missing. */
const missesNeeded = 2;

/** The worker does so for each channel by itself: one that does not answer holds up no other. */
export async function watchPublications(
  context: Context,
  of: readonly { readonly id: number }[] = context.channels,
): Promise<number> {
  const looked = await Promise.all(of.map(({ id }) => watchChannel(context, id)));
  return looked.reduce((all, some) => all + some, 0);
}

async function watchChannel(context: Context, channelId: number): Promise<number> {
  const due = await findDueWatches(context.db, channelId, atOnce);
  const look = async (one: Publication) => {
    // What stumbles over a fault of its own holds up no other.
    const seen = await probeStanding(context, one).catch((error: unknown) => {
      context.log.error({ publicationId: one.id, err: error }, 'a watch stumbled');
      return failed('unknown', 'a fault of our own');
    });
    await record(context, one, seen).catch((error: unknown) => {
      // Somebody changed it meanwhile: it is looked at again.
      if (error instanceof Overtaken) return;
      context.log.error({ publicationId: one.id, err: error }, 'what was watched could not be written');
    });
  };
  await Promise.all(due.map(look));
  return due.length;
}

async function record(context: Context, one: Publication, seen: Result<Standing> | null): Promise<void> {
  const { watchAfterMs, watchAgainMs } = context.pace;
  const isThere = seen?.ok === true && seen.value.stands;
  const isMissing = seen?.ok === true && !isThere;
  const misses = isMissing ? one.misses + 1 : 0;
  const isGone = misses >= missesNeeded;
  const was = isThere ? await asBefore(context, one) : one;
  const next = watchAfterMs[one.watches + 1];
  // What is gone is looked for as seldom as what stands, and no longer.
  const isCounted = isGone || countLook(one, seen);
  const isRefused = seen?.ok === true && seen.value.unlisted !== undefined;
  const later: Patch = isCounted
    ? {
        misses,
        unlisted_looks: 0,
        watches: one.watches + 1,
        watch_at: next === undefined ? null : nowPlus(next),
      }
    : {
        misses,
        unlisted_looks: one.unlisted_looks + (isRefused ? 1 : 0),
        watch_at: seen === null ? null : nowPlus(watchAgainMs),
        watch_waits: seen === null,
      };
  const shownTo = isGone ? undefined : reachSeen(was, seen);
  const stands = reasonOf(was, seen);
  const said =
    shownTo !== undefined && reachTold(stands) !== undefined
      ? describeReach(shownTo, 'reason-platform-said-live')
      : stands;
  const fewer = isGone ? undefined : fewerSeen(one, seen);
  // What became of a change that somebody asked for stays said; its details show the articles all the same.
  const isTold = fewer !== undefined && reachTold(said) !== undefined;
  const reason = isGone ? 'reason-gone-from-platform' : isTold ? 'reason-articles-gone' : said;
  await context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, one.account_id);
    const moved = await movePublication(tx, one, fence, isGone ? 'externally-removed' : was.state, {
      ...later,
      wake_at: one.wake_at,
      ...(shownTo === undefined ? {} : { owner_only: shownTo }),
      ...(fewer ? { articles_gone: [...fewer.places], external_url: fewer.url } : {}),
      reason,
      evidence: isGone ? { missing: misses } : { watched: one.watches + 1 },
    });
    if (fewer) await announceOnce(tx, one.id, 'articles-gone', fewer.places.length);
    if (shownTo !== undefined) await announceOnce(tx, one.id, 'reach-changed', moved.version);
    if (reason === 'reason-other-words') await announceOtherWords(tx, one.id);
    if (seen?.ok && seen.value.copies.length > 0) await announceCopies(tx, one.id, seen.value.copies);
  });
}

/** What was gone is there again: a platform had hidden it for a time, or its answers were wrong. It stands as it stood. */
async function asBefore({ db }: Context, one: Publication): Promise<Publication> {
  if (one.state !== 'externally-removed') return one;
  return { ...one, ...(await findLastStanding(db, one.id)) };
}

/**
 * What was edited is held against the words we put there: an edit that came late, or somebody at the platform, may have changed them.
 * They are not put there again by a machine: they may be somebody's on purpose.
 */
function reasonOf(
  { reason, live_post: edited, state, owner_only: shownTo }: Publication,
  seen: Result<Standing> | null,
): Reason {
  const wasEdited = edited !== null || state === 'edit-failed';
  // Of these words nobody knew which stand: the look has nothing of ours to be held against.
  const isUnsure = reason === 'reason-edit-unknown' || reason === 'reason-stands-unsure';
  if (!seen?.ok || seen.value.asSent === undefined || !wasEdited || isUnsure) return reason;
  if (!seen.value.asSent) return reason === 'reason-not-overwritten' ? reason : 'reason-other-words';
  if (reason !== 'reason-other-words' && reason !== 'reason-not-overwritten') return reason;
  return state === 'published' ? describeReach(shownTo, 'reason-edited') : 'reason-edit-failed';
}

/** Whom it reaches from now on, where its owner has changed that at the platform; undefined: as it was, or nobody tells. */
function reachSeen(
  { owner_only: shownTo }: Publication,
  seen: Result<Standing> | null,
): Publication['owner_only'] | undefined {
  const isOwners = seen?.ok && seen.value.stands ? seen.value.ownerOnly : undefined;
  if (isOwners === undefined || isOwners === (shownTo !== null)) return undefined;
  return isOwners ? 'made' : null;
}

/** Articles of the message that are gone and were not before; the link is of one that stands. */
function fewerSeen({ articles_gone: before }: Publication, seen: Result<Standing> | null): Standing['gone'] {
  const gone = seen?.ok ? seen.value.gone : undefined;
  return gone?.places.some((place) => !before.includes(place)) ? gone : undefined;
}

/** Once for each edit, however often it is seen. */
async function announceOtherWords(tx: Tx, publicationId: string): Promise<void> {
  const begun = await findChangeBegin(tx, publicationId, 'editing');
  await announceOnce(tx, publicationId, 'other-words', begun?.seq ?? 0);
}
