// What can still be done with a post that stands: change its words, take it down. Both may be repeated safely.
import type { Account, Change, Outside } from '../channel.ts';
import type { Failure, FailureKind, Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { halfDown } from '../half-down.ts';
import { Done, notThere } from '../graph-api.ts';
import { concludeDeleted } from '../not-there.ts';
import { showsEdit } from '../shows-edit.ts';
import { askGraph, Post, Posted } from './answers.ts';
import { videoKey } from './prepare.ts';
import { addressOf } from './publish.ts';
import { listNewest } from './settle.ts';

export const change: Change = {
  async takeDown(outside, account, externalId, handles = {}) {
    // The video that went up for it stands on the page beside it, and would outlive it; one that the post only leads to is none of ours.
    const { [videoKey]: video } = handles;
    if (video === undefined) return remove(outside, account, externalId);
    const film = await removeOrSeeGone(outside, account, video);
    return film.ok ? halfDown(await removeOrSeeGone(outside, account, externalId)) : film;
  },

  async edit(outside, account, externalId, post, before = []) {
    const question = { method: 'POST', path: externalId, body: { form: { message: post.text } } } as const;
    const answer = await askGraph(outside, account.token.access, question, Done);
    if (!answer.ok && answer.failure.kind !== 'unknown') return answer;
    const read = await readPost(followUp(outside), account, externalId);
    const words = { before: before.map(({ text }) => text), after: post.text };
    const isShown = read.ok && showsEdit(read.value.value.message, words);
    if (!answer.ok && !isShown) return answer;
    const permalink = read.ok ? read.value.value.permalink_url : undefined;
    return { ok: true, value: { state: 'live', externalId, url: addressOf(outside, externalId, permalink) } };
  },
};

async function remove(outside: Outside, account: Account, id: string): Promise<Result<'gone'>> {
  const { access } = account.token;
  const answer = await askGraph(outside, access, { method: 'DELETE', path: id }, Done);
  if (answer.ok) return { ok: true, value: 'gone' };
  if (answer.failure.kind !== 'unknown' && answer.failure.platformCode !== notThere) return answer;
  return conclude(outside, account, id, answer.failure);
}

function conclude(outside: Outside, account: Account, id: string, failure: Failure) {
  const after = followUp(outside);
  return concludeDeleted(failure, id, {
    read: () => readAny(after, account, id),
    newest: () => listNewest(after, account),
  });
}

/** These say nothing of what was to be deleted, or came of a look at it already. */
const lastWords: ReadonlySet<FailureKind> = new Set(['auth', 'rate', 'presend', 'blocked', 'unknown']);

/** Either may have gone before, a post with its video: what is not there is refused by more than one code, so it is looked at after any no. */
async function removeOrSeeGone(outside: Outside, account: Account, id: string): Promise<Result<'gone'>> {
  const removed = await remove(outside, account, id);
  if (removed.ok || lastWords.has(removed.failure.kind)) return removed;
  const seen = await conclude(outside, account, id, { ...removed.failure, kind: 'unknown' });
  return seen.ok ? seen : removed;
}

/** A post or a video; null when Facebook says that there is none. */
async function readAny(outside: Outside, { token }: Account, id: string): Promise<Result<object | null>> {
  const question = { method: 'GET', path: id, query: { fields: 'id' } } as const;
  const answer = await askGraph(outside, token.access, question, Posted);
  if (answer.ok) return { ok: true, value: answer.value.value };
  return answer.failure.platformCode === notThere ? { ok: true, value: null } : answer;
}

function readPost(outside: Outside, { token }: Account, externalId: string) {
  const query = { fields: 'id,message,created_time,permalink_url' };
  return askGraph(outside, token.access, { method: 'GET', path: externalId, query }, Post);
}
