// What can still be done with a post on a wall of VK: change its words and link, take it down. Both may be repeated safely.
import type { Post } from '@herald/contract/post.ts';
import type { Account, Change, Outside } from './channel.ts';
import { noticed, type Result } from './failure.ts';
import { followUp } from './follow-up.ts';
import { halfDown } from './half-down.ts';
import { notBegun } from './not-begun.ts';
import { concludeDeleted, concludeMissing } from './not-there.ts';
import { addressOf, askVk, Done, Posted, type WallPost } from './vk-api.ts';
import { attachmentsAfter } from './vk-attachments.ts';
import type { Likeness } from './vk-names.ts';
import { deleteVideo, ofTheCaller, videosIn } from './vk-videos.ts';
import { contentOf, listNewest, readPost, says } from './vk-wall.ts';

export const change: Change = {
  /** The video first: a post that no longer stands proves then that its video is gone as well, whenever we were cut off. */
  async takeDown(outside, account, externalId, handles = {}) {
    const films = videosIn(handles);
    for (const [index, name] of films.entries()) {
      const deleted = await deleteVideo(outside, account, name);
      if (!deleted.ok) return index > 0 ? halfDown(deleted) : deleted;
    }
    const deleted = await deletePost(outside, account, externalId);
    return films.length > 0 ? halfDown(deleted) : deleted;
  },

  /** VK replaces the attachments with the words, so those that stand there are sent along. */
  async edit(outside, account, externalId, post, before = []) {
    const standing = await readPost(outside, account, externalId);
    if (!standing.ok) return notBegun(standing);
    if (!standing.value) {
      const newest = () => listNewest(outside, account, externalId);
      const missing = await concludeMissing(externalId, { newest });
      return missing.ok ? noticed('content', 'The post is no longer there', 'gone') : notBegun(missing);
    }
    const attached = attachmentsAfter(standing.value, { before, after: post });
    if (!attached.ok) return attached;
    // VK opens a post to everybody where an edit does not say again that it is for friends.
    const friends = { friends_only: standing.value.friends_only ? 1 : null };
    const content = { ...contentOf(post, attached.value), ...friends };
    const asked = { method: 'wall.edit', ...namesOf(externalId), ...content };
    const answer = await askVk(outside, account.token.access, asked, Posted);
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = answer.ok ? null : await readPost(followUp(outside), account, externalId);
    const after = read?.ok && read.value ? says(read.value, post) : 'other';
    if (!answer.ok && !isShown(after, standing.value, { before, after: post })) return answer;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId) } };
  },
};

type Words = { readonly before: readonly Post[]; readonly after: Post };

const likenesses: readonly Likeness[] = ['other', 'may-be', 'same'];

/** What may have been there before the call does not show what the call did, unless it was there for certain, and another one than before. */
function isShown(seen: Likeness, stood: WallPost, { before, after }: Words): boolean {
  if (likenesses.indexOf(seen) > likenesses.indexOf(says(stood, after))) return true;
  const was = before.map((words) => says(stood, words));
  return seen === 'same' && was.length > 0 && was.every((likeness) => likeness === 'other');
}

async function deletePost(outside: Outside, account: Account, externalId: string): Promise<Result<'gone'>> {
  const asked = { method: 'wall.delete', ...namesOf(externalId) };
  const answer = await askVk(outside, account.token.access, asked, Done);
  if (answer.ok) return { ok: true, value: 'gone' };
  if (ofTheCaller.has(answer.failure.kind)) return answer;
  const after = followUp(outside);
  return concludeDeleted(answer.failure, externalId, {
    read: () => readPost(after, account, externalId),
    newest: () => listNewest(after, account, externalId),
  });
}

function namesOf(externalId: string) {
  const [ownerId, postId] = externalId.split('_');
  return { owner_id: ownerId, post_id: postId };
}
