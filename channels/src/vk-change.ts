// What can still be done with a post on a wall of VK: change its words and link, take it down. Both may be repeated safely.
import type { Change } from './channel.ts';
import { type FailureKind, noticed } from './failure.ts';
import { followUp } from './follow-up.ts';
import { concludeDeleted, concludeMissing } from './not-there.ts';
import { addressOf, askVk, Done, mediaOf, Posted } from './vk-api.ts';
import { contentOf, listNewest, readPost, says } from './vk-wall.ts';

/** These say nothing about the post. */
const ofTheCaller: ReadonlySet<FailureKind> = new Set(['auth', 'rate', 'presend', 'blocked']);

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const asked = { method: 'wall.delete', ...namesOf(externalId) };
    const answer = await askVk(outside, account.token.access, asked, Done);
    if (answer.ok) return { ok: true, value: 'gone' };
    if (ofTheCaller.has(answer.failure.kind)) return answer;
    const after = followUp(outside);
    return concludeDeleted(answer.failure, externalId, {
      read: () => readPost(after, account, externalId),
      newest: () => listNewest(after, account, externalId),
    });
  },

  /** VK replaces the attachments with the words, so the media that stand there are sent along. */
  async edit(outside, account, externalId, post) {
    const before = await readPost(outside, account, externalId);
    if (!before.ok) return before;
    if (!before.value) {
      const newest = () => listNewest(outside, account, externalId);
      const missing = await concludeMissing(externalId, { newest });
      return missing.ok ? noticed('content', 'The post is no longer there', 'gone') : missing;
    }
    const content = contentOf(post, mediaOf(before.value));
    const asked = { method: 'wall.edit', ...namesOf(externalId), ...content };
    const answer = await askVk(outside, account.token.access, asked, Posted);
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = answer.ok ? null : await readPost(followUp(outside), account, externalId);
    const stands = read?.ok === true && read.value !== null && says(read.value, post);
    if (!answer.ok && !stands) return answer;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId) } };
  },
};

function namesOf(externalId: string) {
  const [ownerId, postId] = externalId.split('_');
  return { owner_id: ownerId, post_id: postId };
}
