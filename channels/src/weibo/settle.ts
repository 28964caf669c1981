// What became of a post whose answer was lost: the account's own list says so. Reads only.
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Account, Outside, Sending, Sent, Settle } from '../channel.ts';
import type { Settlement } from '../settlement.ts';
import type { Result } from '../failure.ts';
import { listNotWhole } from '../list-not-whole.ts';
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
import { askApi, Newest, saysNotThere, Status, Timeline } from './answers.ts';
import { addressOf, midOf } from './publish.ts';
import { asWritten, plain } from '../weibo-links.ts';
import { rules } from './rules.ts';

/** Of the hundred calls a day that an account has: more than this many are not spent on one look. */
const mostListings = 5;
const listedAtOnce = 100;
/** open.weibo.com 2/statuses/user_timeline: the newest five are listed, to Weibo's own app ten, however many are asked for. */
const cuts = [5, 10];
const cutAtMost = Math.max(...cuts);
const reading: Reading = { wordsOf: expectedOf, asWritten };

/**
 * `isProof`: what is not in it is not there. That Weibo says of as many as it shows that they are all proves nothing, since it may
 * count after it cut, or dropped some; a post from before ours does, and so does nothing at all: any post would be its newest.
 */
type Reached = Listing & { readonly isProof?: boolean };

export const settle: Settle = {
  async settle(outside, account, sent): Promise<Settlement> {
    const listed = await listSince(outside, account, sent);
    const seen = matchListed(listed, sent, reading);
    if (seen.state !== 'absent' || !listed.ok || listed.isProof) return seen;
    return { state: 'cannot-look', failure: listTooLong(seen.looked).failure };
  },

  async watch(outside, account, sent, externalId) {
    const read = await readStatus(outside, account, externalId);
    if (!read.ok) return read;
    if (!read.value) return concludeAbsent(externalId, { newest: () => listNewest(outside, account) });
    const listed = await listSince(outside, account, sent);
    const copies = copiesAmong(listed, sent, reading, externalId);
    const isShown =
      listed.ok && (listed.isProof || listed.value.some((one) => one.externalId === externalId));
    const rest = listed.ok && !isShown ? { unlisted: listTooLong(listed.value.length).failure } : {};
    return { ok: true, value: { stands: true, ...copies, ...rest } };
  },

  async findByLink(outside, account, link) {
    const id = idIn(link);
    if (id === null) return { ok: true, value: 'unreadable' };
    const read = await readStatus(outside, account, id);
    if (!read.ok) return read;
    if (read.value?.user.idstr !== account.externalId) return { ok: true, value: null };
    const { externalId, url, text, at } = candidate(outside, account, read.value);
    return { ok: true, value: { externalId, url, text: plain(text), at } };
  },

  asWritten,
};

/** One post by its id; null when Weibo says that there is none. */
async function readStatus(outside: Outside, { token }: Account, id: string): Promise<Result<Status | null>> {
  const answer = await askApi(outside, token.access, 'statuses/show', { id }, Status);
  if (answer.ok) return { ok: true, value: answer.value.value };
  return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
}

/** The ids of the account's newest posts: who may read them sees the account's own. */
async function listNewest(
  outside: Outside,
  { externalId, token }: Account,
): Promise<Result<readonly string[]>> {
  const asked = { uid: externalId, count: listedAtOnce, page: 1 };
  const answer = await askApi(outside, token.access, 'statuses/user_timeline', asked, Newest);
  return answer.ok ? { ok: true, value: answer.value.value.statuses.map(({ idstr }) => idstr) } : answer;
}

/**
 * Newest first, by pages: one that was written meanwhile moves the last of a page to the next. A list that ends before the time
 * asked for, because Weibo shows no more, shows none of it later either: the next post takes the place of the oldest.
 */
async function listSince(outside: Outside, account: Account, sent: Sent): Promise<Reached> {
  const sinceMs = sent.sentAt.getTime() - skewSeconds * 1_000;
  const found = new Map<string, Candidate>();
  let read = 0;
  for (let page = 1; page <= mostListings; page += 1) {
    const asked = { uid: account.externalId, count: listedAtOnce, page };
    const answer = await askApi(outside, account.token.access, 'statuses/user_timeline', asked, Timeline);
    if (!answer.ok) return answer;
    const { statuses, total_number: total } = answer.value.value;
    const listed = statuses.map((status) => candidate(outside, account, status));
    for (const one of listed) if (one.at.getTime() >= sinceMs) found.set(one.externalId, one);
    const oldest = listed.at(-1);
    read += listed.length;
    const shown = [...found.values()];
    if (oldest && oldest.at.getTime() < sinceMs) return { ok: true, value: shown, isProof: true };
    if (page === 1 && isCut(read, total)) return listTooLong(read, shown);
    if (read >= total) return { ok: true, value: shown, isProof: read === 0 };
    if (!oldest || page * listedAtOnce >= total) return listNotWhole(read, shown);
  }
  return listTooLong(found.size, [...found.values()]);
}

/** As many as Weibo shows at most, or fewer and it says that there are more: how many there are may be cut like the list. */
function isCut(read: number, total: number): boolean {
  return cuts.includes(read) || (read > 0 && read < cutAtMost && total > read);
}

function candidate(outside: Outside, account: Account, status: Status): Candidate {
  return {
    externalId: status.idstr,
    url: addressOf(outside, account, status.mid),
    text: status.text,
    at: new Date(status.created_at),
    mediaIds: [],
    mediaCount: status.thumbnail_pic === '' ? 0 : 1,
  };
}

function expectedOf({ post }: Sending): string {
  return plain(sentText(post, rules));
}

/** The last part of an address: letters at weibo.com, a number or letters at m.weibo.cn. */
function idIn(link: string): string | null {
  const last = /\/(?:status|detail|\d+)\/([0-9A-Za-z]{6,20})\/?(?:[?#].*)?$/.exec(link)?.[1];
  if (last === undefined) return null;
  return /^\d{12,}$/.test(last) ? last : midOf(last);
}
