// What became of a post whose answer was lost: the page's own list says so. Reads only.
import type { Account, Outside, Sent, Settle, Settlement } from '../channel.ts';
import { failed, type Result } from '../failure.ts';
import { copiesAmong, matchSent, skewSeconds, type Candidate } from '../match-sent.ts';
import { notThere } from '../graph-api.ts';
import { askGraph, Post, Posted, Posts } from './answers.ts';
import { addressOf } from './publish.ts';

const fields = 'id,message,created_time,permalink_url,attachments{target,type,subattachments{target,type}}';
const mostListings = 10;

export const settle: Settle = {
  async settle(outside, account, sent): Promise<Settlement> {
    const listed = await listSince(outside, account, sent);
    if (!listed.ok) return { state: 'cannot-look', failure: listed.failure };
    return matchSent(listed.value, sent, sent.post.text);
  },

  async watch(outside, account, sent, externalId) {
    const question = { method: 'GET', path: externalId, query: { fields: 'id' } } as const;
    const read = await askGraph(outside, account.token.access, question, Posted);
    if (!read.ok && read.failure.platformCode === notThere)
      return { ok: true, value: { stands: false, copies: [] } };
    if (!read.ok) return read;
    const listed = await listSince(outside, account, sent);
    if (!listed.ok) return listed;
    const copies = copiesAmong(listed.value, sent, sent.post.text, externalId);
    return { ok: true, value: { stands: true, copies } };
  },

  async findByLink(outside, { externalId, token }, link) {
    const id = idIn(link, externalId);
    if (id === null) return { ok: true, value: null };
    const question = { method: 'GET', path: id, query: { fields } } as const;
    const answer = await askGraph(outside, token.access, question, Post);
    if (!answer.ok) return answer.failure.platformCode === notThere ? { ok: true, value: null } : answer;
    const { externalId: found, url, text, at } = candidate(outside, answer.value.value);
    return { ok: true, value: { externalId: found, url, text, at } };
  },
};

async function listSince(
  outside: Outside,
  { externalId, token }: Account,
  { sentAt }: Sent,
): Promise<Result<Candidate[]>> {
  const since = Math.floor(sentAt.getTime() / 1_000) - skewSeconds;
  const found: Candidate[] = [];
  let after: string | undefined;
  for (let listing = 0; listing < mostListings; listing += 1) {
    const question = { path: `${externalId}/published_posts`, query: { fields, since, limit: 100, after } };
    const answer = await askGraph(outside, token.access, { method: 'GET', ...question }, Posts);
    if (!answer.ok) return answer;
    const { data, paging } = answer.value.value;
    found.push(...data.map((post) => candidate(outside, post)));
    after = paging?.cursors?.after;
    if (paging?.next === undefined || after === undefined) return { ok: true, value: found };
  }
  return failed('unknown', `More than ${found.length} posts since: not all were looked at`, 'list-too-long');
}

function candidate(outside: Outside, post: Post): Candidate {
  const attached = post.attachments?.data.flatMap((one) => one.subattachments?.data ?? [one]) ?? [];
  const pictures = attached.filter((one) => one.type !== 'share');
  return {
    externalId: post.id,
    url: addressOf(outside, post.id, post.permalink_url),
    text: post.message,
    at: new Date(post.created_time),
    mediaIds: pictures.flatMap((one) => one.target?.id ?? []),
    mediaCount: pictures.length,
  };
}

/** Addresses carry the number after /posts/, in story_fbid, or as page_number; the newer pfbid form names no id. */
function idIn(link: string, pageId: string): string | null {
  const found = /(?:\/posts\/(?:[^/?#]+\/)?|story_fbid=|\/\d+_)(\d+)/.exec(link)?.[1];
  return found === undefined ? null : `${pageId}_${found}`;
}
