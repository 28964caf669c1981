// What can still be done with a post that stands: change its words, take it down. Both may be repeated safely.
import type { Account, Change, Outside } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { fold } from '../match-sent.ts';
import { Done, notThere } from '../graph-api.ts';
import { askGraph, filmsIn, Post, Posted } from './answers.ts';
import { addressOf } from './publish.ts';

export const change: Change = {
  async takeDown(outside, account, externalId) {
    const before = await readPost(outside, account, externalId);
    if (!before.ok) return before.failure.platformCode === notThere ? { ok: true, value: 'gone' } : before;
    // A video stands on the page beside its post, and would outlive it.
    for (const id of [...filmsIn(before.value.value), externalId]) {
      const removed = await remove(outside, account, id);
      if (!removed.ok) return removed;
    }
    return { ok: true, value: 'gone' };
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

async function remove(outside: Outside, account: Account, id: string): Promise<Result<'gone'>> {
  const { access } = account.token;
  const answer = await askGraph(outside, access, { method: 'DELETE', path: id }, Done);
  if (answer.ok || answer.failure.platformCode === notThere) return { ok: true, value: 'gone' };
  if (answer.failure.kind !== 'unknown') return answer;
  const read = await askGraph(outside, access, { method: 'GET', path: id, query: { fields: 'id' } }, Posted);
  if (!read.ok && read.failure.platformCode === notThere) return { ok: true, value: 'gone' };
  // What the look came to says nothing of the call before it.
  if (!read.ok) return answer;
  return noticed('unknown', `Still there: ${answer.failure.message}`, answer.failure.platformCode);
}

function readPost(outside: Outside, { token }: Account, externalId: string) {
  const query = { fields: 'id,message,created_time,permalink_url,attachments{target,type}' };
  return askGraph(outside, token.access, { method: 'GET', path: externalId, query }, Post);
}
