// What became of an upload: its session says whether it is a video, the video how far YouTube is with it. Reads only.
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Account, Call, Outside, Sending, Sent, Settle } from '../channel.ts';
import type { Live, Settlement } from '../settlement.ts';
import { failed, type FailureKind, noticed, type Result } from '../failure.ts';
import { listNotWhole } from '../list-not-whole.ts';
import { listTooLong } from '../list-too-long.ts';
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
import {
  askYouTube,
  Items,
  OwnUploads,
  saysNotThere,
  saysOver,
  Videos,
  type Item,
  type Video,
} from './answers.ts';
import { readUpload, resourceOf, send, videoKey } from './prepare.ts';
import { rules } from './rules.ts';

const mostListings = 10;
const askAgainInSeconds = 15;
const reading: Reading = { wordsOf: words };

export const settle: Settle = {
  async settle(outside, account, sent): Promise<Settlement> {
    const known = sent.handle ?? '';
    if (known !== '') return unproven(await look(outside, account, sent, known));
    const upload = readUpload(sent.handles[videoKey]);
    if (!upload) return unproven(await search(outside, account, sent));
    const progress = await send(outside, account, upload, null);
    if (progress.ok && progress.value.state === 'whole')
      return unproven(await look(outside, account, sent, progress.value.videoId));
    if (progress.ok) return { state: 'absent', looked: 0 };
    if (!saysOver(progress.failure)) return { state: 'cannot-look', failure: progress.failure };
    // That a session is over says nothing of how it ended: its last piece may have made the video.
    return unproven(await search(outside, account, sent));
  },

  async watch(outside, account, sent, externalId) {
    const read = await readVideo(outside, account, externalId);
    if (!read.ok) return read;
    if (!read.value || isTakenAway(read.value)) return { ok: true, value: { stands: false, copies: [] } };
    const listed = await listSince(outside, account, sent);
    const copies = copiesAmong(listed, asShown(sent, asListed), reading, externalId);
    const { title, description, tags } = read.value.snippet;
    const there = new Set(tags.map(foldTag));
    const hasTags = (sent.post.keywords ?? []).every((tag) => there.has(foldTag(tag)));
    const asSent = fold(`${title}\n${description}`) === fold(words(sent));
    const ownerOnly = read.value.status.privacyStatus === 'private';
    // Of tags its owner may have taken some away since: that they are not there tells neither way.
    const told = asSent && !hasTags ? {} : { asSent };
    return { ok: true, value: { stands: true, ownerOnly, ...copies, ...told } };
  },

  async findByLink(outside, account, link, sent) {
    const id = /(?:[?&]v=|youtu\.be\/|\/(?:shorts|live|embed|video)\/)([\w-]{11})(?![\w-])/.exec(link)?.[1];
    if (id === undefined) return { ok: true, value: 'unreadable' };
    const read = await readVideo(outside, account, id);
    if (!read.ok) return read;
    if (read.value?.snippet.channelId !== account.externalId) return { ok: true, value: null };
    const { description: text, publishedAt } = read.value.snippet;
    const reach = sent ? reachOf(read.value.status.privacyStatus, sent) : {};
    const found = { externalId: id, url: addressOf(outside, id), text, at: new Date(publishedAt) };
    return { ok: true, value: { ...found, ...reach } };
  },
};

/** The owner's own may stand beside ours, and in whichever letters. */
function foldTag(tag: string): string {
  return fold(tag).toLowerCase();
}

export function addressOf({ bases }: Outside, id: string): string {
  return `${bases['www']}/watch?v=${id}`;
}

/** What was made was there, and what no session speaks of may be: of neither is anything sent again because a list does not show it. */
function unproven(seen: Settlement): Settlement {
  return seen.state === 'absent' ? { ...seen, unproven: true } : seen;
}

/** One video by its id; null when YouTube says that there is none. */
export async function readVideo(
  outside: Outside,
  { token }: Account,
  id: string,
): Promise<Result<Video | null>> {
  const query = { part: 'snippet,status,processingDetails', id };
  const question = { method: 'GET', path: 'youtube/v3/videos', query } as const;
  const answer = await askYouTube(outside, token.access, question, Videos);
  if (answer.ok) {
    const { items } = answer.value.value;
    const found = items.find((one) => one.id === id) ?? null;
    if (!found && items.length > 0) return noticed('unknown', 'YouTube shows another video', 'unreadable');
    return { ok: true, value: found };
  }
  return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
}

async function look(outside: Outside, account: Account, { post }: Sent, id: string): Promise<Settlement> {
  const read = await readVideo(outside, account, id);
  if (!read.ok) return { state: 'cannot-look', failure: read.failure };
  return read.value ? becomes(outside, read.value, post) : { state: 'absent', looked: 1 };
}

function becomes(
  outside: Outside,
  { id, snippet, status, processingDetails }: Video,
  post: Post,
): Settlement {
  const { uploadStatus, privacyStatus, failureReason = '', rejectionReason = '' } = status;
  const processed = processingDetails?.processingStatus ?? '';
  if (uploadStatus === 'rejected') return refused('content', `rejected ${rejectionReason}`);
  if (uploadStatus === 'deleted') return refused('content', 'deleted');
  if (uploadStatus === 'failed') return refused('media', `failed ${failureReason}`);
  if (uploadStatus === 'uploaded')
    return ['failed', 'terminated'].includes(processed)
      ? refused('media', `processing ${processed}`)
      : { state: 'processing', askAgainInSeconds };
  const seen = `${id} of ${snippet.publishedAt}, ${privacyStatus}, known by its own id`;
  return {
    state: 'live',
    externalId: id,
    url: addressOf(outside, id),
    seen,
    ...reachOf(privacyStatus, post),
  };
}

/** A private video stands, with id and address, for its owner alone; so ends every upload of a project that Google has not audited. */
export function reachOf(privacyStatus: string, post: Post): Pick<Live, 'ownerOnly'> {
  if (privacyStatus !== 'private') return {};
  return { ownerOnly: resourceOf(post).status.privacyStatus === 'private' ? 'chosen' : 'locked' };
}

function refused(kind: FailureKind, said: string): Settlement {
  return { state: 'failed', failure: failed(kind, `YouTube says of the video: ${said}`, said).failure };
}

function isTakenAway({ status }: Video): boolean {
  return status.uploadStatus === 'rejected' || status.uploadStatus === 'deleted';
}

/** Where the session is over: the channel's own uploads, by title and description. */
async function search(outside: Outside, account: Account, sent: Sent): Promise<Settlement> {
  const listed = await listSince(outside, account, sent);
  const found = matchListed(listed, asShown(sent, asListed), reading);
  return found.state === 'live' ? look(outside, account, sent, found.externalId) : found;
}

/** The list shows nothing of the upload's session, only that each entry is one video. */
function asListed<C extends Call>(call: C): C {
  return { ...call, handle: null, handles: { [videoKey]: '' } };
}

function words({ post }: Sending): string {
  return `${post.title}\n${sentText(post, rules)}`;
}

/** Newest first; a channel that never uploaded anything has no list at all. */
async function listSince(outside: Outside, account: Account, { sentAt }: Sent): Promise<Listing> {
  const access = account.token.access;
  const asked = { part: 'contentDetails', mine: true };
  const mine = { method: 'GET', path: 'youtube/v3/channels', query: asked } as const;
  const own = await askYouTube(outside, access, mine, OwnUploads);
  if (!own.ok) return own;
  const playlistId = own.value.value.items[0]?.contentDetails.relatedPlaylists.uploads;
  if (playlistId === undefined)
    return noticed('permission', 'This Google account has no channel', 'no-channel');
  const earliest = sentAt.getTime() - skewSeconds * 1_000;
  const found: Candidate[] = [];
  let pageToken: string | undefined;
  for (let listing = 0; listing < mostListings; listing += 1) {
    const query = { part: 'snippet,contentDetails', playlistId, maxResults: 50, pageToken };
    const question = { method: 'GET', path: 'youtube/v3/playlistItems', query } as const;
    const answer = await askYouTube(outside, access, question, Items);
    const isFirst = listing === 0;
    if (!answer.ok)
      return isFirst && answer.failure.platformCode === 'playlistNotFound'
        ? { ok: true, value: found }
        : { ...answer, shown: found };
    const { items, nextPageToken, total } = answer.value.value;
    const page = items.map((item) => candidate(outside, item));
    found.push(...page);
    pageToken = nextPageToken;
    const isOlder = page.some(({ at }) => at.getTime() < earliest);
    if (isOlder || (pageToken === undefined && found.length >= total)) return { ok: true, value: found };
    if (pageToken === undefined) return listNotWhole(found.length, found);
  }
  return listTooLong(found.length, found);
}

function candidate(outside: Outside, { snippet, contentDetails: { videoId } }: Item): Candidate {
  return {
    externalId: videoId,
    url: addressOf(outside, videoId),
    text: `${snippet.title}\n${snippet.description}`,
    at: new Date(snippet.publishedAt),
    mediaIds: [],
    mediaCount: 1,
  };
}
