// What can still be done with a post that stands: change its words, take it down. Both may be repeated safely.
import type { Change } from '../channel.ts';
import { followUp } from '../follow-up.ts';
import { wordless } from '../no-content.ts';
import { concludeDeleted } from '../not-there.ts';
import { showsEdit } from '../shows-edit.ts';
import { Accepted, askLinkedIn, saysNotThere, saysPostNotThere } from './answers.ts';
import { addressOf, littleText, writtenText } from './publish.ts';
import { listNewest, mayRead, readPost } from './settle.ts';

/** Without it LinkedIn says 403. */
const writesPosts = 'w_member_social';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { method: 'DELETE', does: 'DELETE', path: pathOf(externalId) } as const;
    const answer = wordless(await askLinkedIn(outside, account.token.access, question, Accepted));
    if (answer.ok) return { ok: true, value: 'gone' };
    if (answer.failure.kind !== 'unknown' && !saysNotThere(answer.failure)) return answer;
    // No look tells of a member's post, and the call may be repeated: who may write his posts hears no 404 of one that stands.
    const mayWrite = account.token.scopes.includes(writesPosts);
    if (saysPostNotThere(answer.failure) && !mayRead(account) && mayWrite) return { ok: true, value: 'gone' };
    const after = followUp(outside);
    return concludeDeleted(answer.failure, externalId, {
      read: () => readPost(after, account, externalId),
      newest: () => listNewest(after, account),
    });
  },

  async edit(outside, account, externalId, post, before = []) {
    const json = { patch: { $set: { commentary: littleText(post.text) } } };
    const path = pathOf(externalId);
    const question = { method: 'POST', does: 'PARTIAL_UPDATE', path, body: { json } } as const;
    const answer = wordless(await askLinkedIn(outside, account.token.access, question, Accepted));
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = answer.ok ? null : await readPost(followUp(outside), account, externalId);
    const words = { before: before.map(({ text }) => text), after: post.text };
    const isShown = read?.ok === true && showsEdit(writtenText(read.value?.commentary ?? ''), words);
    if (!answer.ok && !isShown) return answer;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId) } };
  },
};

function pathOf(externalId: string): string {
  return `posts/${encodeURIComponent(externalId)}`;
}
