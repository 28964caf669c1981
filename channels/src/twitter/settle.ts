// What became of a post whose answer was lost: the account's own list says so. Reads only.
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Account, Outside, Sent, Settle } from '../channel.ts';
import type { Settlement } from '../settlement.ts';
import type { Result } from '../failure.ts';
import { listTooLong } from '../list-too-long.ts';
import {
  copiesAmong,
  matchListed,
  skewSeconds,
  type Candidate,
  type Listing,
  type Reading,
} from '../match-sent.ts';
import { concludeAbsent } from '../not-there.ts';
import { askX, Newest, notFoundOf, PostOrNot, Posts, saysNotThere, type Post } from './answers.ts';
import { addressOf } from './publish.ts';
import { rules } from './rules.ts';

const fields = 'created_at,author_id,entities,attachments';
const mostListings = 10;
type Written = Pick<Post, 'id' | 'text' | 'entities'>;
const reading: Reading = { wordsOf: ({ post }) => sentText(post, rules) };

export const settle: Settle = {
  async settle(outside, account, sent): Promise<Settlement> {
    const listed = await listSince(outside, account, sent);
    return matchListed(listed, sent, reading);
  },

  async watch(outside, account, sent, externalId) {
    const read = await readPost(outside, account, externalId);
    if (!read.ok) return read;
    if (!read.value) return concludeAbsent(externalId, { newest: () => listNewest(outside, account) });
    const listed = await listSince(outside, account, sent);
    const copies = copiesAmong(listed, sent, reading, externalId);
    return { ok: true, value: { stands: true, ...copies } };
  },

  async findByLink(outside, account, link) {
    const id = /\/status(?:es)?\/(\d{1,19})/.exec(link)?.[1];
    if (id === undefined) return { ok: true, value: 'unreadable' };
    const read = await readPost(outside, account, id);
    if (!read.ok) return read;
    if (read.value?.author_id !== account.externalId) return { ok: true, value: null };
    const { externalId, url, text, at } = candidate(outside, account, read.value);
    return { ok: true, value: { externalId, url, text, at } };
  },
};

/** One post by its id; null when X says that there is none. */
export async function readPost(
  outside: Outside,
  { token }: Account,
  id: string,
): Promise<Result<Post | null>> {
  const question = { method: 'GET', path: `tweets/${id}`, query: { 'tweet.fields': fields } } as const;
  const answer = await askX(outside, token.access, question, PostOrNot);
  if (answer.ok)
    return answer.value.value.data
      ? { ok: true, value: answer.value.value.data }
      : notFoundOf(answer.value.value);
  return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
}

/** The ids of the account's newest posts: who may read them sees the account's own. */
export async function listNewest(
  outside: Outside,
  { externalId, token }: Account,
): Promise<Result<readonly string[]>> {
  const question = { path: `users/${externalId}/tweets`, query: { max_results: 10 } };
  const answer = await askX(outside, token.access, { method: 'GET', ...question }, Newest);
  return answer.ok ? { ok: true, value: answer.value.value.data.map(({ id }) => id) } : answer;
}

async function listSince(outside: Outside, account: Account, { sentAt }: Sent): Promise<Listing> {
  const since = new Date(sentAt.getTime() - skewSeconds * 1_000).toISOString();
  const found: Candidate[] = [];
  let token: string | undefined;
  for (let listing = 0; listing < mostListings; listing += 1) {
    const range = { max_results: 100, start_time: since, exclude: 'retweets', pagination_token: token };
    const question = {
      path: `users/${account.externalId}/tweets`,
      query: { ...range, 'tweet.fields': fields },
    };
    const answer = await askX(outside, account.token.access, { method: 'GET', ...question }, Posts);
    if (!answer.ok) return { ...answer, shown: found };
    const { data, meta } = answer.value.value;
    found.push(...data.map((post) => candidate(outside, account, post)));
    token = meta.next_token;
    if (token === undefined) return { ok: true, value: found };
  }
  return listTooLong(found.length, found);
}

function candidate(outside: Outside, account: Account, post: Post): Candidate {
  // Who writes a link to a picture of another post shows it, and attached nothing.
  const shownKeys = new Set(addressesIn(post).flatMap((one) => (one.isOthers ? [one.media_key] : [])));
  const keys = (post.attachments?.media_keys ?? []).filter((key) => !shownKeys.has(key));
  return {
    externalId: post.id,
    url: addressOf(outside, account, post.id),
    text: writtenText(post),
    at: new Date(post.created_at),
    mediaIds: keys.map((key) => key.replace(/^\d+_/, '')),
    mediaCount: keys.length,
  };
}

/** As the author wrote it: addresses in full, none for its own media, letters no longer escaped. */
export function writtenText(post: Written): string {
  const plain = post.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return addressesIn(post).reduce(
    (written, { url, full, isOwn }) => written.replace(url, () => (isOwn ? '' : full)),
    plain,
  );
}

/** A picture or video of another post is a link that the author wrote, though X may know it by a key as well. */
function addressesIn({ id, entities }: Omit<Written, 'text'>) {
  return (entities?.urls ?? []).map((one) => {
    const full = one.expanded_url ?? one.url;
    const shows = /\/status\/(\d+)\/(?:photo|video)\/\d+$/.exec(full)?.[1];
    const isOthers = shows !== undefined && shows !== id;
    return { ...one, full, isOthers, isOwn: !isOthers && (shows === id || one.media_key !== undefined) };
  });
}
