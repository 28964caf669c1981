// What can still be done with a post that stands: take it down, which may be repeated safely. X has no editing for us.
import type { Change } from '../channel.ts';
import { noticed } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { concludeDeleted } from '../not-there.ts';
import { askX, Deleted, saysNotThere } from './answers.ts';
import { listNewest, readPost } from './settle.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { method: 'DELETE', path: `tweets/${externalId}` } as const;
    const answer = await askX(outside, account.token.access, question, Deleted);
    if (answer.ok && answer.value.value.data.deleted) return { ok: true, value: 'gone' };
    const { failure } = answer.ok ? noticed('unknown', 'X says it deleted nothing') : answer;
    if (failure.kind !== 'unknown' && !saysNotThere(failure)) return { ok: false, failure };
    const after = followUp(outside);
    return concludeDeleted(failure, externalId, {
      read: () => readPost(after, account, externalId),
      newest: () => listNewest(after, account),
    });
  },

  edit: null,
};
