// What can still be done with a post that stands: change its words, take it down. Both may be repeated safely.
import type { Change } from '../channel.ts';
import { noticed } from '../failure.ts';
import { fold } from '../match-sent.ts';
import { Accepted, askLinkedIn, saysNotThere } from './answers.ts';
import { addressOf, littleText, writtenText } from './publish.ts';
import { mayRead, readPost } from './settle.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { method: 'DELETE', does: 'DELETE', path: pathOf(externalId) } as const;
    const answer = await askLinkedIn(outside, account.token.access, question, Accepted);
    if (answer.ok || saysNotThere(answer.failure)) return { ok: true, value: 'gone' };
    if (answer.failure.kind !== 'unknown' || !mayRead(account)) return answer;
    const read = await readPost(outside, account, externalId);
    // What the look came to says nothing of the call before it.
    if (!read.ok) return answer;
    if (read.value === null) return { ok: true, value: 'gone' };
    return noticed('unknown', `Still there: ${answer.failure.message}`, answer.failure.platformCode);
  },

  async edit(outside, account, externalId, post) {
    const json = { patch: { $set: { commentary: littleText(post.text) } } };
    const path = pathOf(externalId);
    const question = { method: 'POST', does: 'PARTIAL_UPDATE', path, body: { json } } as const;
    const answer = await askLinkedIn(outside, account.token.access, question, Accepted);
    if (!answer.ok && (answer.failure.kind !== 'unknown' || !mayRead(account))) return answer;
    const read = answer.ok ? null : await readPost(outside, account, externalId);
    const stands = read?.ok === true && fold(writtenText(read.value?.commentary ?? '')) === fold(post.text);
    if (!answer.ok && !stands) return answer;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId) } };
  },
};

function pathOf(externalId: string): string {
  return `posts/${encodeURIComponent(externalId)}`;
}
