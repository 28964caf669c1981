// What can still be done with a message that stands: take all of it down, for ever. WeChat changes no article that is published.
import type { Change } from '../channel.ts';
import { followUp } from '../follow-up.ts';
import { Accepted, askWeChat, saysNoArticle } from './answers.ts';
import { readPublished } from './settle.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const question = { path: 'freepublish/delete', json: { article_id: externalId } };
    const answer = await askWeChat(outside, account.token.access, question, Accepted);
    if (answer.ok || saysNoArticle(answer.failure)) return { ok: true, value: 'gone' };
    if (answer.failure.kind !== 'unknown') return answer;
    const read = await readPublished(followUp(outside), account, externalId);
    // What the look came to says nothing of the call before it.
    if (!read.ok) return answer;
    return read.value === null ? { ok: true, value: 'gone' } : answer;
  },

  edit: null,
};
