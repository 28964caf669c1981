// What can still be done with a post that stands: take it down, which may be repeated safely. Its caption stays as it is.
import type { Change } from '../channel.ts';
import { followUp } from '../follow-up.ts';
import { Done, notThere } from '../graph-api.ts';
import { concludeDeleted } from '../not-there.ts';
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

  edit: null,
};
