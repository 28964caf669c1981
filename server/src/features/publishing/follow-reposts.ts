// Follow up reposts: what is proven to be taken down is published anew; what still stands, or somebody wants gone, is not.
import { dayMs } from '@herald/contract/constants.ts';
import type { Evidence } from '@herald/contract/evidence.ts';
import type { Context } from '../../context.ts';
import { nowPlus, readClock, type Tx } from '../../db/client.ts';
import { advancePublication } from './advance-publication.job.ts';
import { countRepeats } from './count-repeats.ts';
import { findShown } from './find-shown.ts';
import { identifyPost } from './identify-post.ts';
import { notifyOfRequester } from './notify-of-requester.ts';
import { readFence } from './store/lanes.ts';
import { endModification, findOpenModification, listSettledReposts } from './store/modifications.ts';
import { announceRepost } from './store/outbox.ts';
import { findPublication, insertPublication, listOfPackage } from './store/publications.ts';
import { isOlderThanRestore } from './store/restores.ts';
import { mayRequesterSend } from './store/requesters.ts';
import { Overtaken, type Publication } from './store/rows.ts';

const atOnce = 50;
type Repost = NonNullable<Awaited<ReturnType<typeof findOpenModification>>>;

/** The new publication and the end of the repost are one transaction: however often it is followed, there is one. */
export async function followReposts(context: Context): Promise<number> {
  const due = await listSettledReposts(context.db, atOnce);
  for (const { id, accountId } of due)
    await context.db
      .transaction()
      .execute(async (tx) => {
        await readFence(tx, accountId);
        const repost = await findOpenModification(tx, id, 'repost');
        const old = repost && (await findPublication(tx, id));
        if (old) await follow(context, tx, old, repost);
      })
      .catch((error: unknown) => {
        if (error instanceof Overtaken) return;
        context.log.error({ publicationId: id, err: error }, 'a repost stumbled');
      });
  return due.length;
}

async function follow(context: Context, tx: Tx, old: Publication, repost: Repost): Promise<void> {
  // It still stands: posted again it would stand twice.
  if (old.state === 'published' || old.state === 'edit-failed')
    return endModification(tx, old.id, 'repost', { outcome: 'failed' });
  // Not taken down by us: somebody else wanted it gone.
  if (old.state !== 'withdrawn') {
    await announceRepost(tx, old.id, 'repost-gone');
    return endModification(tx, old.id, 'repost', { outcome: 'dropped' });
  }
  // Put back to a moment at which it was asked for: it may have been posted since, and behind the deletion nobody is there to be asked.
  if (await isOlderThanRestore(tx, repost.asked_at)) {
    await announceRepost(tx, old.id, 'repost-restored');
    return endModification(tx, old.id, 'repost', { outcome: 'dropped' });
  }
  const fingerprint = identifyPost(old, repost.after);
  const at = await readClock(tx);
  const [twin] = await findShown(tx, old, { post: repost.after, packageId: repost.package_id });
  if (twin) {
    await announceRepost(tx, old.id, 'repost-twin');
    return endModification(tx, old.id, 'repost', { outcome: 'dropped', successorId: twin.id });
  }
  const made = await insertPublication(tx, await successorOf(tx, old, repost, { fingerprint, at }));
  // Its turn refuses it, and keeps its words where somebody who may takes them over; what stood is down already.
  if (!(await mayRequesterSend(tx, made.id))) {
    await announceRepost(tx, old.id, 'repost-asker');
    await notifyOfRequester(tx, made);
  }
  await endModification(tx, old.id, 'repost', { outcome: 'done', successorId: made.id });
  await context.reach('R24');
  await context.queue(tx, advancePublication, { accountId: old.account_id, channelId: old.channel_id });
}

async function successorOf(
  tx: Tx,
  old: Publication,
  repost: Repost,
  { fingerprint, at }: { fingerprint: string; at: Date },
) {
  const before = await listOfPackage(tx, repost.package_id);
  const sameVersion = before.filter(
    (one) => one.account_id === old.account_id && one.content_version === repost.content_version,
  );
  return {
    package_id: repost.package_id,
    // The draft of the old post is not that of another package.
    draft_id: repost.package_id === old.package_id ? old.draft_id : null,
    account_id: old.account_id,
    channel_id: old.channel_id,
    requested_by: repost.asked_by,
    department_id: old.department_id,
    content_version: repost.content_version,
    repeat_no: countRepeats(sameVersion),
    title: repost.after.title,
    post: JSON.stringify(repost.after),
    fingerprint,
    due_at: at,
    expires_at: new Date(at.getTime() + dayMs),
    wake_at: nowPlus(0),
    actor: repost.asker,
    evidence: JSON.stringify({ insteadOf: old.id } satisfies Evidence),
  };
}
