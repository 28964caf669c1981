// What can still be done with a post on a wall of VK: change its words and link, take it down. Both may be repeated safely.
import type { Change } from './channel.ts';
import { type FailureKind, noticed } from './failure.ts';
import { addressOf, askVk, Done, mediaOf, Posted } from './vk-api.ts';
import { contentOf, readPost, says } from './vk-wall.ts';

/** These say nothing about the post. */
const ofTheCaller: ReadonlySet<FailureKind> = new Set(['auth', 'rate', 'presend', 'blocked']);

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const asked = { method: 'wall.delete', ...namesOf(externalId) };
    const answer = await askVk(outside, account.token.access, asked, Done);
    if (answer.ok) return { ok: true, value: 'gone' };
    if (ofTheCaller.has(answer.failure.kind)) return answer;
    const read = await readPost(outside, account, externalId);
    // What the look came to says nothing of the call before it.
    if (!read.ok) return answer;
    return read.value === null ? { ok: true, value: 'gone' } : answer;
  },

  /** VK replaces the attachments with the words, so the media that stand there are sent along. */
  async edit(outside, account, externalId, post) {
    const before = await readPost(outside, account, externalId);
    if (!before.ok) return before;
    if (!before.value) return noticed('content', 'The post is no longer there', 'gone');
    const content = contentOf(post, mediaOf(before.value));
    const asked = { method: 'wall.edit', ...namesOf(externalId), ...content };
    const answer = await askVk(outside, account.token.access, asked, Posted);
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = answer.ok ? null : await readPost(outside, account, externalId);
    const stands = read?.ok === true && read.value !== null && says(read.value, post);
    if (!answer.ok && !stands) return answer;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId) } };
  },
};

function namesOf(externalId: string) {
  const [ownerId, postId] = externalId.split('_');
  return { owner_id: ownerId, post_id: postId };
}
