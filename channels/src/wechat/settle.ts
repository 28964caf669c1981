// What became of a draft: its publish_id says so, or that it is still there, or the list of what is published. Reads only.
import { digestOf } from '@herald/contract/article-digest.ts';
import type { Account, Call, Found, Outside, Sending, Sent, Settle, Standing } from '../channel.ts';
import type { Settlement } from '../settlement.ts';
import { failed, type Failure, type FailureKind, type Result } from '../failure.ts';
import { listNotWhole } from '../list-not-whole.ts';
import { listTooLong } from '../list-too-long.ts';
import {
  asShown,
  copiesAmong,
  matchListed,
  skewSeconds,
  type Candidate,
  type Listing,
  type Reading,
} from '../match-sent.ts';
import {
  askWeChat,
  Draft,
  Items,
  Published,
  saysNoArticle,
  saysNoDraft,
  Status,
  type Article,
  type Item,
} from './answers.ts';
import { articlesOf, draftKey, plainText } from './prepare.ts';

const askAgainInSeconds = 15;
const listedAtOnce = 20;
const mostListings = 10;
const reading: Reading = { wordsOf };

export const settle: Settle = {
  async settle(outside, account, sent): Promise<Settlement> {
    const publishId = sent.handle ?? '';
    if (publishId !== '') return follow(outside, account, publishId);
    const mediaId = sent.handles[draftKey];
    if (mediaId === undefined) return { state: 'absent', looked: 0 };
    const draft = await askWeChat(
      outside,
      account.token.access,
      { path: 'draft/get', json: { media_id: mediaId } },
      Draft,
    );
    if (draft.ok) return { state: 'absent', looked: 1 };
    return saysNoDraft(draft.failure)
      ? search(outside, account, sent)
      : { state: 'cannot-look', failure: draft.failure };
  },

  async watch(outside, account, sent, externalId) {
    const read = await readPublished(outside, account, externalId);
    if (!read.ok) return read;
    if (!read.value) return { ok: true, value: { stands: false, copies: [] } };
    const listed = await listSince(outside, account, sent.sentAt);
    const copies = copiesAmong(listed, asShown(sent, asListed), reading, externalId);
    return { ok: true, value: { stands: true, ...copies, ...goneOf(read.value) } };
  },

  /** An address holds no id of ours to ask for: it is looked for in the list. */
  async findByLink(outside, account, link) {
    const wanted = addressIn(link);
    if (wanted === null) return { ok: true, value: 'unreadable' };
    const { items, unlisted } = await list(outside, account, 0);
    const item = items.find(({ content }) =>
      content.news_item.some((article) => !article.is_deleted && addressIn(article.url) === wanted),
    );
    if (item) return found(outside, account, item);
    return unlisted ? { ok: false, failure: unlisted } : { ok: true, value: null };
  },
};

/** One message by its id; null when all its articles are gone. */
export async function readPublished(
  outside: Outside,
  { token }: Account,
  id: string,
): Promise<Result<readonly Article[] | null>> {
  const question = { path: 'freepublish/getarticle', json: { article_id: id } };
  const read = await askWeChat(outside, token.access, question, Published);
  if (!read.ok) return saysNoArticle(read.failure) ? { ok: true, value: null } : read;
  const { news_item: articles } = read.value;
  return { ok: true, value: articles.every((one) => one.is_deleted) ? null : articles };
}

/** Its owner deletes articles one by one; the others stand on. */
function goneOf(articles: readonly Article[]): Pick<Standing, 'gone'> {
  const places = articles.flatMap(({ is_deleted: isGone }, place) => (isGone ? [place] : []));
  const first = articles.find((one) => !one.is_deleted);
  return first && places.length > 0 ? { gone: { places, url: first.url } } : {};
}

const refusals: Readonly<Record<number, readonly [FailureKind, string]>> = {
  2: ['content', 'another account claims the text as its original'],
  3: ['content', 'it could not be published'],
  4: ['content', 'its review refused it'],
};
/** It did stand: that must never be taken for leave to publish it again. */
const takenAway: Readonly<Record<number, string>> = {
  5: 'it was published, and its owner deleted it',
  6: 'it was published, and WeChat banned it',
};

async function follow(outside: Outside, { token }: Account, publishId: string): Promise<Settlement> {
  const question = { path: 'freepublish/get', json: { publish_id: publishId } };
  const read = await askWeChat(outside, token.access, question, Status);
  if (!read.ok) return { state: 'cannot-look', failure: read.failure };
  const {
    publish_status: status,
    article_id: id = '',
    article_detail: detail,
    fail_idx: failing,
  } = read.value;
  const [kind, said] = refusals[status] ?? [];
  const code = `publish_status ${status}`;
  if (kind !== undefined) {
    const which = failing.length > 0 ? ` (articles ${failing.join(', ')})` : '';
    return { state: 'failed', failure: failed(kind, `WeChat says: ${said}${which}`, code).failure };
  }
  const gone = takenAway[status];
  if (gone !== undefined)
    return { state: 'cannot-look', failure: failed('permission', `WeChat says: ${gone}`, code).failure };
  const url = detail?.item[0]?.article_url ?? '';
  if (status !== 0 || id === '') return { state: 'processing', askAgainInSeconds };
  return addressed({ state: 'live', externalId: id, url, seen: `${id}, published from ${publishId}` });
}

/** What has no address yet is not live for its readers either. */
function addressed(seen: Settlement): Settlement {
  return seen.state === 'live' && seen.url === '' ? { state: 'processing', askAgainInSeconds } : seen;
}

/** Submitting uses a draft up. What is not listed is published in a moment, or was deleted: as a draft, or as a post. */
async function search(outside: Outside, account: Account, sent: Sent): Promise<Settlement> {
  const listed = await listSince(outside, account, sent.sentAt);
  const seen = matchListed(listed, asShown(sent, asListed), reading);
  return seen.state === 'absent' ? { state: 'draft-gone', askAgainInSeconds } : addressed(seen);
}

/** The list shows nothing of the draft it was made of, only that each entry is one message. */
function asListed<C extends Call>(call: C): C {
  return { ...call, handle: null, handles: { [draftKey]: '' } };
}

/** What the list shows of a message: its titles, and the summary of one that stands alone. */
function wordsOf({ post }: Sending): string {
  const articles = articlesOf(post);
  const [only] = articles;
  const titles = articles.map(({ title }) => title);
  return [...titles, ...(only && articles.length === 1 ? [digestOf(only)] : [])].join('\n');
}

function candidate({ article_id: externalId, content, update_time: at }: Item): Candidate {
  const articles = content.news_item;
  const [only] = articles;
  const titles = articles.map(({ title }) => title);
  return {
    externalId,
    url: (articles.find((one) => !one.is_deleted) ?? only)?.url ?? '',
    text: [...titles, ...(only && articles.length === 1 ? [only.digest] : [])].join('\n'),
    at: new Date(at * 1_000),
    mediaIds: [],
    mediaCount: 1,
  };
}

async function listSince(outside: Outside, account: Account, sentAt: Date): Promise<Listing> {
  const { items, unlisted } = await list(outside, account, sentAt.getTime() / 1_000 - skewSeconds);
  // What was deleted whole is listed all the same, and stands no more.
  const standing = items.filter(({ content }) => content.news_item.some((one) => !one.is_deleted));
  const shown = standing.map(candidate);
  return unlisted ? { ok: false, failure: unlisted, shown } : { ok: true, value: shown };
}

/** Newest first, and no further than `earliest`. `unlisted`: why they are not all. */
async function list(
  outside: Outside,
  { token }: Account,
  earliest: number,
): Promise<{ items: Item[]; unlisted: Failure | null }> {
  // By id: one that was published meanwhile moves the last of a page to the next.
  const found = new Map<string, Item>();
  const seen = (unlisted: Failure | null) => ({ items: [...found.values()], unlisted });
  let offset = 0;
  for (let listing = 0; listing < mostListings; listing += 1) {
    const json = { offset, count: listedAtOnce, no_content: 1 };
    const answer = await askWeChat(outside, token.access, { path: 'freepublish/batchget', json }, Items);
    if (!answer.ok) return seen(answer.failure);
    const { item, total_count: total } = answer.value;
    for (const one of item) found.set(one.article_id, one);
    offset += item.length;
    const isOlder = item.length > 0 && item.every((one) => one.update_time < earliest);
    if (isOlder || offset >= total) return seen(null);
    if (item.length === 0) return seen(listNotWhole(found.size).failure);
  }
  return seen(listTooLong(found.size).failure);
}

async function found(outside: Outside, account: Account, item: Item): Promise<Result<Found | null>> {
  const read = await readPublished(outside, account, item.article_id);
  if (!read.ok) return read;
  const [first] = read.value ?? [];
  if (!first) return { ok: true, value: null };
  const { externalId, url, at } = candidate(item);
  return { ok: true, value: { externalId, url, text: plainText(first.content), at } };
}

/** The part of an article's address that names it; readers' addresses carry much more. Null for any other. */
function addressIn(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { pathname, searchParams } = new URL(link);
  const short = /\/s\/([\w.-]+)$/.exec(pathname)?.[1];
  if (short !== undefined) return short;
  const named = ['__biz', 'mid', 'idx', 'sn'].map((name) => searchParams.get(name) ?? '');
  return named.includes('') ? null : named.join(' ');
}
