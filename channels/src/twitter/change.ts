// What can still be done with a post that stands: take it down, which may be repeated safely. X has no editing for us.
import type { Change } from '../channel.ts';
import { noticed } from '../failure.ts';
import { askX, Deleted, saysNotThere } from './answers.ts';
import { readPost } from './settle.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { method: 'DELETE', path: `tweets/${externalId}` } as const;
    const answer = await askX(outside, account.token.access, question, Deleted);
    if (answer.ok && answer.value.value.data.deleted) return { ok: true, value: 'gone' };
    if (!answer.ok && saysNotThere(answer.failure)) return { ok: true, value: 'gone' };
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = await readPost(outside, account, externalId);
    // What the look came to says nothing of the call before it.
    if (!read.ok) return answer.ok ? read : answer;
    if (read.value === null) return { ok: true, value: 'gone' };
    return answer.ok ? noticed('unknown', 'X says it deleted nothing, and the post is still there') : answer;
  },

  edit: null,
};
