// What became of a post whose answer was lost: an organisation's own list says so; a member's may not be read. Reads only.
import type { Account, Outside, Sent, Settle } from '../channel.ts';
import type { Settlement } from '../settlement.ts';
import { noticed, type Failure, type Result } from '../failure.ts';
import { listNotWhole } from '../list-not-whole.ts';
import { listTooLong } from '../list-too-long.ts';
import {
  copiesAmong,
  fold,
  matchListed,
  skewSeconds,
  type Candidate,
  type Listing,
  type Reading,
} from '../match-sent.ts';
import { concludeAbsent } from '../not-there.ts';
import { askLinkedIn, Newest, Post, Posts, saysNotThere } from './answers.ts';
import { addressOf, writtenText } from './publish.ts';

const listedAtOnce = 100;
const mostListings = 10;
const reading: Reading = { wordsOf: ({ post }) => post.text };

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
    const asSent = fold(writtenText(read.value.commentary)) === fold(sent.post.text);
    return { ok: true, value: { stands: true, ...copies, asSent } };
  },

  async findByLink(outside, account, link) {
    const urn = urnIn(link);
    if (urn === null) return { ok: true, value: 'unreadable' };
    const read = await readPost(outside, account, urn);
    if (!read.ok) return (await isOthers(outside, account, read.failure)) ? { ok: true, value: null } : read;
    if (read.value?.author !== account.externalId) return { ok: true, value: null };
    const { externalId, url, text, at } = candidate(outside, read.value);
    return { ok: true, value: { externalId, url, text, at } };
  },

  nameByLink(outside, link) {
    const urn = urnIn(link);
    return urn === null ? null : { externalId: urn, url: addressOf(outside, urn) };
  },
};

/** Who may read the page's own posts and not this one looks at another's: no person's word makes it ours. */
async function isOthers(outside: Outside, account: Account, { kind }: Failure): Promise<boolean> {
  return kind === 'permission' && (await listNewest(outside, account)).ok;
}

/** LinkedIn closed the right to read a member's posts (r_member_social): nobody is asked. */
export function mayRead({ externalId }: Account): boolean {
  return /^urn:li:organization(?:Brand)?:/.test(externalId);
}

export const closed = noticed(
  'permission',
  'LinkedIn lets no application read the posts of a member',
  'r_member_social',
);

/** One post by its urn; null when LinkedIn says that there is none. */
export async function readPost(
  outside: Outside,
  account: Account,
  urn: string,
): Promise<Result<Post | null>> {
  if (!mayRead(account)) return closed;
  const question = { method: 'GET', path: `posts/${encodeURIComponent(urn)}` } as const;
  const answer = await askLinkedIn(outside, account.token.access, question, Post);
  if (answer.ok) return { ok: true, value: answer.value.value };
  return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
}

/** The ids of the organisation's newest posts: who may read them sees its own. */
export async function listNewest(outside: Outside, account: Account): Promise<Result<readonly string[]>> {
  if (!mayRead(account)) return closed;
  const query = { q: 'author', author: account.externalId, count: listedAtOnce, sortBy: 'LAST_MODIFIED' };
  const question = { method: 'GET', does: 'FINDER', path: 'posts', query } as const;
  const answer = await askLinkedIn(outside, account.token.access, question, Newest);
  return answer.ok ? { ok: true, value: answer.value.value.elements.map(({ id }) => id) } : answer;
}

/** What was changed last comes first, and nothing was changed before it was made: older ones end the search. */
async function listSince(outside: Outside, account: Account, { sentAt }: Sent): Promise<Listing> {
  if (!mayRead(account)) return closed;
  const since = sentAt.getTime() - skewSeconds * 1_000;
  // By id: one that was written meanwhile moves the last of a page to the next.
  const found = new Map<string, Post>();
  const shown = () => [...found.values()].map((post) => candidate(outside, post));
  let read = 0;
  for (let listing = 0; listing < mostListings; listing += 1) {
    const range = { count: listedAtOnce, start: listing === 0 ? null : listing * listedAtOnce };
    const query = { q: 'author', author: account.externalId, ...range, sortBy: 'LAST_MODIFIED' };
    const question = { method: 'GET', does: 'FINDER', path: 'posts', query } as const;
    const answer = await askLinkedIn(outside, account.token.access, question, Posts);
    if (!answer.ok) return { ...answer, shown: shown() };
    const { elements, paging } = answer.value.value;
    for (const post of elements) if (post.createdAt >= since) found.set(post.id, post);
    read += elements.length;
    const isShort = read < paging.total;
    const goesOn = elements.length >= listedAtOnce || paging.goesOn || (isShort && elements.length > 0);
    const isOlder = elements.some((post) => post.lastModifiedAt < since);
    if (isOlder || (!goesOn && !isShort)) return { ok: true, value: shown() };
    if (!goesOn) return listNotWhole(read, shown());
  }
  return listTooLong(found.size, shown());
}

function candidate(outside: Outside, post: Post): Candidate {
  const { media, multiImage, article } = post.content ?? {};
  const mediaIds = [
    ...(media ? [media.id] : []),
    ...(multiImage?.images.map(({ id }) => id) ?? []),
    ...(article?.thumbnail === undefined ? [] : [article.thumbnail]),
  ];
  return {
    externalId: post.id,
    url: addressOf(outside, post.id),
    text: writtenText(post.commentary),
    at: new Date(post.createdAt),
    mediaIds,
    mediaCount: mediaIds.length,
  };
}

/** Addresses name a share or a ugcPost, as its urn or in words; those that name an activity say of no post which it is. */
function urnIn(link: string): string | null {
  const [, urnKind, urnId] = /urn(?::|%3A)li(?::|%3A)(share|ugcPost)(?::|%3A)(\d+)/i.exec(link) ?? [];
  const [, wordKind, wordId] = /\/posts\/[^/?#]*-(share|ugcPost)-(\d+)(?!\d)/i.exec(link) ?? [];
  const [kind, id] = [urnKind ?? wordKind, urnId ?? wordId];
  if (kind === undefined || id === undefined) return null;
  return `urn:li:${kind.toLowerCase() === 'share' ? 'share' : 'ugcPost'}:${id}`;
}
