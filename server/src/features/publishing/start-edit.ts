// Start an edit: the post itself is to become what is wanted, as far as its platform lets us reach it (row 26).
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { wordsInDoubt } from '@herald/contract/publications.ts';
import { differencesOf, editedPost, versionOf } from '@herald/contract/versions.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { advancePublication } from './advance-publication.job.ts';
import { findLive } from './find-live.ts';
import { findShown } from './find-shown.ts';
import { refuseTwins, type Confirmed } from './refuse-twins.ts';
import { isCoverUnknown } from './store/changes.ts';
import { insertModification, readUnansweredEdits, type Wanted } from './store/modifications.ts';
import { isAccountBusy, movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

type Asked = {
  id: string;
  channel: ChannelRules;
  wanted: Wanted;
  confirmed: Confirmed;
  /** Whoever asks was shown that what stands there may be somebody else's. */
  overwrites: boolean;
};

export async function startEdit(
  context: Context,
  tx: Tx,
  actor: Actor,
  { id, channel, wanted, confirmed, overwrites }: Asked,
): Promise<Publication> {
  const { found, fence, live } = await findLive(tx, id);
  const after = editedPost(live, wanted.post, channel.can.reaches ?? []);
  // Where nobody knows what stands there, what should stand may be put there once more.
  const isDoubtful =
    wordsInDoubt.has(found.reason) || (await readUnansweredEdits(tx, [found.id])).has(found.id);
  const isKnown = !overwrites && !isDoubtful && !(await isCoverUnknown(tx, found.id));
  if (isKnown && differencesOf(versionOf(live, channel), versionOf(after, channel)).length === 0)
    throw new Refusal(isBeyond(channel, after, wanted.post) ? 'change-beyond-reach' : 'nothing-to-change', {
      channel: channel.name,
    });
  const twins = await findShown(tx, found, { ...wanted, post: after });
  refuseTwins([{ account: await findAccountName(tx, found.account_id), twins }], confirmed);
  if (await isAccountBusy(tx, found.account_id)) throw new Refusal('account-busy');
  const moved = await movePublication(tx, found, fence, 'editing', {
    actor: actor.name,
    target_post: JSON.stringify(after),
    target_version: wanted.contentVersion,
    wake_at: nowPlus(0),
    tries: 0,
    reason: 'reason-none',
    evidence: {
      askedBy: actor.account,
      version: wanted.contentVersion,
      ...(overwrites ? { because: 'word-known-words' } : {}),
    },
  });
  await insertModification(tx, 'edit', {
    publicationId: found.id,
    before: live,
    wanted: { ...wanted, post: after },
    askedBy: actor.personId,
    overwrites,
  });
  await context.queue(tx, advancePublication, { accountId: found.account_id, channelId: found.channel_id });
  return moved;
}

/** Something differs, and of the little that can be changed there it is nothing. */
function isBeyond(channel: ChannelRules, after: Post, wanted: Post): boolean {
  if (!channel.can.beyond) return false;
  return differencesOf(versionOf(after, channel), versionOf(wanted, channel)).length > 0;
}
