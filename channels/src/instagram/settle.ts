// What became of a container: its status says whether it was published, the account's list under which id. Reads only.
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Fields } from '../ask.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Account, Call, Outside, Sent, Settle, Standing } from '../channel.ts';
import type { Live, Settlement } from '../settlement.ts';
import { failed, noticed, type Failure, type Result } from '../failure.ts';
import { listNotWhole } from '../list-not-whole.ts';
import { listTooLong } from '../list-too-long.ts';
import { Newest, notThere, pageAfter, type GraphQuestion } from '../graph-api.ts';
import {
  asShown,
  copiesAmong,
  fold,
  matchListed,
  skewSeconds,
  type Candidate,
  type Listing,
  type Reading,
} from '../match-sent.ts';
import { concludeAbsent } from '../not-there.ts';
import { areClosedFor, lackingOf } from '../instagram-comments.ts';
import { askInstagram, Listed, OneMedia, type Media } from './answers.ts';
import { containerKey, readContainer, readDraft } from './prepare.ts';
import { rules } from './rules.ts';

const fields = 'id,caption,media_type,permalink,timestamp';
const fieldsOfOne = `${fields},is_comment_enabled`;
const askAgainInSeconds = 15;
const mostListings = 10;
/** A container becomes one post, of the kind that it was made as: both are known by their kind and caption. */
const reading: Reading = {
  wordsOf: ({ post }) => sentText(post, rules),
  kindOf: ({ post: { video, images } }) => (video ? 'VIDEO' : images.length > 1 ? 'CAROUSEL_ALBUM' : 'IMAGE'),
};

export const settle: Settle = {
  async settle(outside, account, sent): Promise<Settlement> {
    const known = sent.handle ?? '';
    if (known !== '') {
      const read = await readMedia(outside, account, known);
      if (!read.ok) return { state: 'cannot-look', failure: read.failure };
      if (read.value) return live(read.value, sent.post);
    }
    const container = readDraft(sent.handles[containerKey])?.container ?? null;
    if (container === null) return { state: 'absent', looked: 0 };
    const read = await readContainer(outside, account, container);
    if (!read.ok && read.failure.platformCode === notThere) return search(outside, account, sent);
    if (!read.ok) return { state: 'cannot-look', failure: read.failure };
    const { status_code: code, status } = read.value;
    if (code === 'PUBLISHED') return search(outside, account, sent);
    // Answered with an id it is on its way, whatever the container still says.
    if (code === 'IN_PROGRESS' || known !== '') return { state: 'processing', askAgainInSeconds };
    // It failed while it was being published: no document says how far it came.
    if (code === 'ERROR') return search(outside, account, sent, { isOver: true });
    if (code === 'EXPIRED') {
      // It was not published within its day; one that failed before may say so as well.
      const found = await search(outside, account, sent, { isOver: true });
      const { failure } = failed('media', `${code}: ${status}`, code);
      return found.state === 'absent' ? { state: 'failed', failure } : found;
    }
    return { state: 'absent', looked: 1 };
  },

  async watch(outside, account, sent, externalId) {
    const read = await readMedia(outside, account, externalId);
    if (!read.ok) return read;
    if (!read.value) return concludeAbsent(externalId, { newest: () => listNewest(outside, account) });
    const listed = await listSince(outside, account, sent.sentAt);
    const copies = copiesAmong(listed, sent, reading, externalId);
    return { ok: true, value: { stands: true, ...copies, ...saysAsSent(read.value, sent) } };
  },

  /** No call finds a post by its address, so the account's newest are looked through. */
  async findByLink(outside, account, link, sent) {
    const code = shortcodeIn(link);
    if (code === undefined) return { ok: true, value: 'unreadable' };
    const { posts, unlisted } = await list(outside, account, undefined, (page) =>
      page.some(({ permalink }) => shortcodeIn(permalink) === code),
    );
    const found = posts.find(({ permalink }) => shortcodeIn(permalink) === code);
    if (!found) return unlisted ? { ok: false, failure: unlisted } : { ok: true, value: null };
    const { id: externalId, permalink: url, caption: text, timestamp } = found;
    const told = sent && (await readLacking(outside, account, sent, externalId));
    return { ok: true, value: { externalId, url, text, at: new Date(timestamp), ...told } };
  },
};

/** One post by its id; null when Instagram says that there is none. */
export async function readMedia(
  outside: Outside,
  { token }: Account,
  id: string,
): Promise<Result<OneMedia | null>> {
  const question: GraphQuestion = { method: 'GET', path: id, query: { fields: fieldsOfOne } };
  const answer = await askInstagram(outside, token.access, question, OneMedia);
  if (answer.ok) return { ok: true, value: answer.value.value };
  return answer.failure.platformCode === notThere ? { ok: true, value: null } : answer;
}

function live({ id, permalink, timestamp, is_comment_enabled: enabled }: OneMedia, post: Post): Settlement {
  const lacking = lackingOf(post, enabled);
  const seen = `${id} of ${timestamp}, known by its own id`;
  return { state: 'live', externalId: id, url: permalink, seen, ...(lacking ? { lacking } : {}) };
}

/** Whether the comments of what only the list showed are closed, where they were to be: whoever published it may have died before closing them. */
async function readLacking(
  outside: Outside,
  account: Account,
  post: Post,
  id: string,
): Promise<Pick<Live, 'lacking'>> {
  const closed = areClosedFor(post);
  if (!closed.ok || !closed.value) return {};
  const read = await readMedia(outside, account, id);
  const lacking = lackingOf(post, read.ok ? read.value?.is_comment_enabled : undefined);
  return lacking ? { lacking } : {};
}

/** Of the caption nothing is told where it is another: its owner may have written it, and no edit of ours does. */
function saysAsSent(
  { caption, is_comment_enabled: enabled }: OneMedia,
  sent: Sent,
): Pick<Standing, 'asSent'> {
  const closed = areClosedFor(sent.post);
  if (!closed.ok || enabled === undefined) return {};
  if (enabled === closed.value) return { asSent: false };
  return fold(caption) === fold(reading.wordsOf(sent)) ? { asSent: true } : {};
}

/** It was published, or nobody can tell any more: what is not found is never called absent for certain, for that would be sent again. */
async function search(
  outside: Outside,
  account: Account,
  sent: Sent,
  { isOver = false } = {},
): Promise<Settlement> {
  const listed = await listSince(outside, account, sent.sentAt);
  const found = matchListed(listed, asShown(sent, withoutHandle), reading);
  const over = isOver ? ({ over: true } as const) : null;
  if (found.state === 'cannot-look') return { ...found, ...over };
  // Of a container that was published nobody can say that it is none of them.
  if (found.state === 'several')
    return over ? { ...found, ...over } : { state: 'several', candidates: found.candidates };
  if (found.state === 'live')
    return { ...found, ...(await readLacking(outside, account, sent.post, found.externalId)) };
  if (found.state !== 'absent') return found;
  if (over) return { ...found, ...over, unproven: true };
  const words = `Its container was used or is gone, and none of ${found.looked} posts is it`;
  return { state: 'cannot-look', failure: noticed('unknown', words, 'not-listed').failure };
}

/** The handle is the post's id, and under that there was none. */
function withoutHandle<C extends Call>(call: C): C {
  return { ...call, handle: null };
}

function candidate({ id, permalink, caption, timestamp, media_type: kind }: Media): Candidate {
  const at = new Date(timestamp);
  return { externalId: id, url: permalink, text: caption, at, mediaIds: [], mediaCount: 1, kind };
}

/** The ids of the account's newest posts: who may read them sees the account's own. */
export async function listNewest(
  outside: Outside,
  { externalId, token }: Account,
): Promise<Result<readonly string[]>> {
  const question = { path: `${externalId}/media`, query: { fields: 'id', limit: 100 } };
  const answer = await askInstagram(outside, token.access, { method: 'GET', ...question }, Newest);
  return answer.ok ? { ok: true, value: answer.value.value.data.map(({ id }) => id) } : answer;
}

async function listSince(outside: Outside, account: Account, sentAt: Date): Promise<Listing> {
  const since = Math.floor(sentAt.getTime() / 1_000) - skewSeconds;
  const { posts, unlisted } = await list(outside, account, since);
  const shown = posts.map(candidate);
  return unlisted ? { ok: false, failure: unlisted, shown } : { ok: true, value: shown };
}

/** Newest first, until `isEnough` says so of a page of them. `unlisted`: why they are not all. */
async function list(
  outside: Outside,
  { externalId, token }: Account,
  since: number | undefined,
  isEnough: (page: readonly Media[]) => boolean = () => false,
): Promise<{ posts: Media[]; unlisted: Failure | null }> {
  const found: Media[] = [];
  let place: Fields = {};
  for (let listing = 0; listing < mostListings; listing += 1) {
    const query = { fields, since, limit: 100, ...place };
    const question: GraphQuestion = { method: 'GET', path: `${externalId}/media`, query };
    const answer = await askInstagram(outside, token.access, question, Listed);
    if (!answer.ok) return { posts: found, unlisted: answer.failure };
    const { data, paging } = answer.value.value;
    found.push(...data);
    const next = pageAfter(paging);
    if (next === null || isEnough(data)) return { posts: found, unlisted: null };
    if (next === 'unnamed') return { posts: found, unlisted: listNotWhole(found.length).failure };
    place = next;
  }
  // The last page read still named one after it, however few posts the pages held.
  return { posts: found, unlisted: listTooLong(found.length).failure };
}

/** What follows /share/ looks alike and is another code. */
function shortcodeIn(link: string): string | undefined {
  return /(?<!\/share)\/(?:p|reels?|tv)\/(?!audio\/)([\w-]+)/.exec(link)?.[1];
}
