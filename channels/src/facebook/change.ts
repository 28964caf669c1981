// What can still be done with a post that stands: change its words, take it down. Both may be repeated safely.
import type { Account, Change, Outside } from '../channel.ts';
import { failed } from '../failure.ts';
import { fold } from '../match-sent.ts';
import { Done, notThere } from '../graph-api.ts';
import { askGraph, Post } from './answers.ts';
import { addressOf } from './publish.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const { token } = account;
    const answer = await askGraph(outside, token.access, { method: 'DELETE', path: externalId }, Done);
    if (answer.ok || answer.failure.platformCode === notThere) return { ok: true, value: 'gone' };
    if (answer.failure.kind !== 'unknown') return answer;
    const read = await readPost(outside, account, externalId);
    if (!read.ok && read.failure.platformCode === notThere) return { ok: true, value: 'gone' };
    return read.ok
      ? failed('unknown', `Still there: ${answer.failure.message}`, answer.failure.platformCode)
      : read;
  },

  async edit(outside, account, externalId, post) {
    const question = { method: 'POST', path: externalId, body: { form: { message: post.text } } } as const;
    const answer = await askGraph(outside, account.token.access, question, Done);
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = await readPost(outside, account, externalId);
    const stands = read.ok && fold(read.value.value.message) === fold(post.text);
    if (!answer.ok && !stands) return answer;
    const permalink = read.ok ? read.value.value.permalink_url : undefined;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId, permalink) } };
  },
};

function readPost(outside: Outside, { token }: Account, externalId: string) {
  const query = { fields: 'id,message,created_time,permalink_url' };
  return askGraph(outside, token.access, { method: 'GET', path: externalId, query }, Post);
}
