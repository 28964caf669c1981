// What became of a post whose answer was lost: the page's own list says so, and a video tells of itself as well. Reads only.
import { readBackdate } from '@herald/contract/backdate.ts';
import type { Fields } from '../ask.ts';
import type { Account, Call, Outside, Sent, Settle } from '../channel.ts';
import type { Settlement } from '../settlement.ts';
import type { Result } from '../failure.ts';
import { listNotWhole } from '../list-not-whole.ts';
import { listTooLong } from '../list-too-long.ts';
import {
  asShown,
  copiesAmong,
  fold,
  matchListed,
  matchSent,
  skewSeconds,
  type Candidate,
  type Listing,
  type Reading,
} from '../match-sent.ts';
import { Newest, notThere, pageAfter } from '../graph-api.ts';
import { concludeAbsent } from '../not-there.ts';
import { askGraph, Post, Posts, readVideo } from './answers.ts';
import { keysOf, thumbnailKey, videoKey } from './prepare.ts';
import { addressOf, postIdOf } from './publish.ts';

const fields = 'id,message,created_time,permalink_url,attachments{target,type,subattachments{target,type}}';
const mostListings = 10;
const askAgainInSeconds = 10;
/** Photos, and films that lie with Facebook; an album may keep back what is in it. The card of a link is of any other type. */
const ownMedia = /^(?:photo|(?:new_)?album|video(?!_share).*)$/;
const reading: Reading = { wordsOf: ({ post }) => post.text };

export const settle: Settle = {
  async settle(outside, account, sent): Promise<Settlement> {
    const listed = await listSince(outside, account, sent);
    const videoId = keysOf(sent.post).includes(videoKey) ? sent.handles[videoKey] : undefined;
    if (videoId === undefined) return matchListed(listed, asShown(sent, withMediaAlone), reading);
    const shown = listed.ok ? listed.value : listed.shown;
    if (!listed.ok && !shown) return { state: 'cannot-look', failure: listed.failure };
    // It tells of itself: a list that is not whole says nothing of its absence alone.
    const seen = await settleVideo(outside, account, sent, { videoId, listed: shown ?? [] });
    return !listed.ok && seen.state === 'absent' ? { state: 'cannot-look', failure: listed.failure } : seen;
  },

  async watch(outside, account, sent, externalId) {
    const read = await readPost(outside, account, externalId);
    if (!read.ok) return read;
    if (!read.value) return concludeAbsent(externalId, { newest: () => listNewest(outside, account) });
    const listed = await listSince(outside, account, sent);
    const copies = copiesAmong(listed, asShown(sent, withMediaAlone), reading, externalId);
    const asSent = fold(read.value.text) === fold(sent.post.text);
    return { ok: true, value: { stands: true, ...copies, asSent } };
  },

  async findByLink(outside, account, link) {
    const named = namedIn(link);
    if (named === null) return { ok: true, value: 'unreadable' };
    const id = await idOf(outside, account, named);
    if (!id.ok || id.value === null) return id.ok ? { ok: true, value: null } : id;
    const read = await readPost(outside, account, id.value);
    if (!read.ok || !read.value) return read.ok ? { ok: true, value: null } : read;
    const { externalId, url, text, at } = read.value;
    return { ok: true, value: { externalId, url, text, at } };
  },
};

/** The picture of a link is part of its card and none of the post's own media. */
function withMediaAlone<C extends Call>(call: C): C {
  const { [thumbnailKey]: _thumbnail, ...handles } = call.handles;
  return { ...call, handles };
}

/** By the video's own id alone: no other post with the same words is ever taken for it. */
async function settleVideo(
  outside: Outside,
  account: Account,
  sent: Sent,
  { videoId, listed }: { videoId: string; listed: readonly Candidate[] },
): Promise<Settlement> {
  const read = await readVideo(outside, account.token.access, videoId);
  if (!read.ok) return { state: 'cannot-look', failure: read.failure };
  const postId = read.value ? postIdOf(account, read.value) : null;
  const ours = listed.filter((one) => one.mediaIds.includes(videoId));
  // A list may lag behind the video.
  const isListed = ours.some((one) => one.externalId === postId);
  const own = postId === null || isListed ? null : await readPost(outside, account, postId);
  if (own && !own.ok) return { state: 'cannot-look', failure: own.failure };
  const found = own?.value ? [...ours, { ...own.value, mediaIds: [videoId] }] : ours;
  // Whether it was published it says by this alone: one that says nothing may be.
  const mayBe = read.value !== null && read.value.published !== false;
  if (found.length === 0 && mayBe) return { state: 'processing', askAgainInSeconds };
  const seen = matchSent(found, sent, reading);
  return seen.state === 'absent' ? { ...seen, looked: listed.length } : seen;
}

/** One post by its id; null when Facebook says that there is none. */
async function readPost(outside: Outside, { token }: Account, id: string): Promise<Result<Candidate | null>> {
  const question = { method: 'GET', path: id, query: { fields } } as const;
  const answer = await askGraph(outside, token.access, question, Post);
  if (answer.ok) return { ok: true, value: candidate(outside, answer.value.value) };
  return answer.failure.platformCode === notThere ? { ok: true, value: null } : answer;
}

/** The ids of the page's newest posts: who may read them sees the page's own. */
export async function listNewest(
  outside: Outside,
  { externalId, token }: Account,
): Promise<Result<readonly string[]>> {
  const question = { path: `${externalId}/published_posts`, query: { fields: 'id', limit: 100 } };
  const answer = await askGraph(outside, token.access, { method: 'GET', ...question }, Newest);
  return answer.ok ? { ok: true, value: answer.value.value.data.map(({ id }) => id) } : answer;
}

/** What came since we sent. A back-dated post may be listed by its earlier date: there it is looked for as well, whole lists both. */
async function listSince(
  outside: Outside,
  account: Account,
  { sentAt, post: { backdatedTime } }: Sent,
): Promise<Listing> {
  const since = Math.floor(sentAt.getTime() / 1_000) - skewSeconds;
  const listed = await listBetween(outside, account, { since });
  const earlier = backdatedTime === undefined ? null : readBackdate(backdatedTime);
  if (!listed.ok || !earlier) return listed;
  const at = Math.floor(earlier.getTime() / 1_000);
  const dated = await listBetween(outside, account, { since: at - skewSeconds, until: at + skewSeconds });
  const known = new Set(listed.value.map(({ externalId }) => externalId));
  const others = ((dated.ok ? dated.value : dated.shown) ?? []).filter((one) => !known.has(one.externalId));
  // Its date there is the one we gave it, and says nothing of when it came.
  const undated = others.map((one) => ({ ...one, at: sentAt, undated: true as const }));
  const shown = [...listed.value, ...undated];
  return dated.ok ? { ok: true, value: shown } : { ...dated, shown };
}

async function listBetween(
  outside: Outside,
  { externalId, token }: Account,
  range: { since: number; until?: number },
): Promise<Listing> {
  const found: Candidate[] = [];
  let place: Fields = {};
  for (let listing = 0; listing < mostListings; listing += 1) {
    const question = {
      path: `${externalId}/published_posts`,
      query: { fields, ...range, limit: 100, ...place },
    };
    const answer = await askGraph(outside, token.access, { method: 'GET', ...question }, Posts);
    if (!answer.ok) return answer;
    const { data, paging } = answer.value.value;
    found.push(...data.map((post) => candidate(outside, post)));
    const next = pageAfter(paging);
    if (next === null) return { ok: true, value: found };
    if (next === 'unnamed') return listNotWhole(found.length, found);
    place = next;
  }
  return listTooLong(found.length, found);
}

function candidate(outside: Outside, post: Post): Candidate {
  const attached = post.attachments?.data.flatMap((one) => one.subattachments?.data ?? [one]) ?? [];
  return {
    externalId: post.id,
    url: readableAddressOf(outside, post),
    text: post.message,
    at: new Date(post.created_time),
    mediaIds: attached.flatMap((one) => one.target?.id ?? []),
    mediaCount: attached.filter(({ type = '' }) => ownMedia.test(type)).length,
  };
}

/** A person may bring it back to us as a link: where it hides which post it is, the id is an address too. */
function readableAddressOf(outside: Outside, { id, permalink_url: permalink }: Post): string {
  const address = addressOf(outside, id, permalink);
  return namedIn(address) === null ? addressOf(outside, id, undefined) : address;
}

type Named = { readonly post: string } | { readonly video: string };

/**
 * Addresses carry the number after /posts/, in story_fbid, or as page_number; those of a video carry the video's. A pfbid and the
 * short ones (/share/, fb.watch) hide it from us, and a photo's number is not its post's.
 */
function namedIn(link: string): Named | null {
  const post = /(?:\/posts\/(?:[^/?#]+\/)?|[?&]story_fbid=|\/\d+_)(\d+)(?!\w)/.exec(link)?.[1];
  if (post !== undefined) return { post };
  const video = /(?:\/reel\/|\/videos\/(?:[^/?#]+\/)?|\/watch(?:\/live)?\/?\?(?:[^#]*&)?v=)(\d+)/.exec(
    link,
  )?.[1];
  return video === undefined ? null : { video };
}

/** Null where the video is none, or none of this page's. */
async function idOf(outside: Outside, account: Account, named: Named): Promise<Result<string | null>> {
  if ('post' in named) return { ok: true, value: `${account.externalId}_${named.post}` };
  const read = await readVideo(outside, account.token.access, named.video);
  if (!read.ok || !read.value) return read.ok ? { ok: true, value: null } : read;
  const id = postIdOf(account, read.value);
  return { ok: true, value: id?.startsWith(`${account.externalId}_`) === true ? id : null };
}
