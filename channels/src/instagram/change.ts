// What can still be done with a post that stands: take it down, which may be repeated safely. Its caption stays as it is.
import type { Change } from '../channel.ts';
import { noticed } from '../failure.ts';
import { Done, notThere } from '../graph-api.ts';
import { askInstagram } from './answers.ts';
import { readMedia } from './settle.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { method: 'DELETE', path: externalId } as const;
    const answer = await askInstagram(outside, account.token.access, question, Done);
    if (answer.ok || answer.failure.platformCode === notThere) return { ok: true, value: 'gone' };
    if (answer.failure.kind !== 'unknown') return answer;
    const read = await readMedia(outside, account, externalId);
    // What the look came to says nothing of the call before it.
    if (!read.ok) return answer;
    if (read.value === null) return { ok: true, value: 'gone' };
    return noticed('unknown', `Still there: ${answer.failure.message}`, answer.failure.platformCode);
  },

  edit: null,
};
