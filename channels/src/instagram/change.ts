// What can still be done with a post that stands: take it down, open or close its comments; both may be repeated safely. Its caption stays as it is.
import type { Account, Change, Outside } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { Done, notThere, type GraphQuestion } from '../graph-api.ts';
import { areClosedFor } from '../instagram-comments.ts';
import { notBegun } from '../not-begun.ts';
import { concludeDeleted, concludeMissing } from '../not-there.ts';
import { askInstagram } from './answers.ts';
import { listNewest, readMedia } from './settle.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { method: 'DELETE', path: externalId } as const;
    const answer = await askInstagram(outside, account.token.access, question, Done);
    if (answer.ok) return { ok: true, value: 'gone' };
    if (answer.failure.kind !== 'unknown' && answer.failure.platformCode !== notThere) return answer;
    const after = followUp(outside);
    return concludeDeleted(answer.failure, externalId, {
      read: () => readMedia(after, account, externalId),
      newest: () => listNewest(after, account),
    });
  },

  /** Sent whatever was live before: who asks for it may not know what stands there. */
  async edit(outside, account, externalId, post) {
    const closed = areClosedFor(post);
    if (!closed.ok) return closed;
    const standing = await readMedia(outside, account, externalId);
    if (!standing.ok) return notBegun(standing);
    if (!standing.value) {
      const missing = await concludeMissing(externalId, { newest: () => listNewest(outside, account) });
      return missing.ok ? noticed('content', 'The post is no longer there', 'gone') : notBegun(missing);
    }
    const enabled = !closed.value;
    const answer = await setComments(outside, account, externalId, { enabled });
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = answer.ok ? null : await readMedia(followUp(outside), account, externalId);
    // Where it was so before, a call that comes late makes it no other.
    const isShown = read?.ok === true && read.value?.is_comment_enabled === enabled;
    if (!answer.ok && !isShown) return answer;
    return { ok: true, value: { state: 'live', externalId, url: standing.value.permalink } };
  },
};

/** Updating, POST /{ig-media-id}: needs `instagram_manage_comments`; the same asked twice is the same. */
export function setComments(
  outside: Outside,
  { token }: Account,
  id: string,
  { enabled }: { readonly enabled: boolean },
): Promise<Result<object>> {
  const question: GraphQuestion = { method: 'POST', path: id, body: { form: { comment_enabled: enabled } } };
  return askInstagram(outside, token.access, question, Done);
}
