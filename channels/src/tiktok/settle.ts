// What became of an upload: its publish_id says how far TikTok is with it and whether the creator has published it. Reads only.
import type { Post } from '@herald/contract/post.ts';
import type { Account, Found, Outside, Sent, Settle, Standing } from '../channel.ts';
import type { Settlement } from '../settlement.ts';
import { noticed, type Result } from '../failure.ts';
import { askTikTok, explainReason, Videos, type Status } from './answers.ts';
import { readStatus, readUpload, videoKey } from './prepare.ts';

const askAgainInSeconds = 15;
const creatorAskedAgainInSeconds = 600;

export const settle: Settle = {
  async settle(outside, account, { post, handle, handles }): Promise<Settlement> {
    const upload = readUpload(handles[videoKey]);
    const known = handle ?? '';
    const publishId = known === '' ? upload?.publishId : known;
    if (publishId === undefined && isPhotos(post)) return { state: 'cannot-look', failure: lost };
    if (publishId === undefined) return { state: 'absent', looked: 0 };
    const read = await readStatus(outside, account, publishId);
    if (!read.ok) return { state: 'cannot-look', failure: read.failure };
    const { status, uploaded_bytes: uploadedBytes } = read.value;
    // An answered last piece came whole, whatever is counted; what is not counted proves nothing.
    const isCounted = known === '' && upload !== null && uploadedBytes !== undefined;
    const isPartly = isCounted && uploadedBytes < upload.totalBytes;
    if (status === 'PROCESSING_UPLOAD' && isPartly) return { state: 'absent', looked: 1 };
    return becomes(outside, account, { publishId, kind: isPhotos(post) ? 'photo' : 'video' }, read.value);
  },

  /** Its words are the creator's and not ours, so that of no other video can be said that it is a copy. */
  async watch(outside, account, sent, externalId) {
    if (isPhotos(sent.post)) return watchPhotos(outside, account, sent, externalId);
    const read = await readVideo(outside, account, externalId);
    return read.ok ? { ok: true, value: { stands: read.value !== null, copies: [] } } : read;
  },

  async findByLink(outside, account, link) {
    // Its pictures nobody can look at, so what the link says of its owner is all that is known.
    if (namesAnother(link, account)) return { ok: true, value: null };
    if (photoIn(link)) return unseen;
    const id = /\/(?:video|v)\/(\d{1,20})(?!\d)/.exec(link)?.[1];
    return id === undefined ? { ok: true, value: 'unreadable' } : readVideo(outside, account, id);
  },

  /** Of pictures alone: a video is looked at. */
  nameByLink({ bases }, link) {
    const photo = photoIn(link);
    const url = photo && `${bases['www']}/@${photo.screenName}/photo/${photo.id}`;
    return photo && url ? { externalId: photo.id, url, kind: 'images' } : null;
  },
};

/** Complete and without an id its creator has published it, and it is not public: still being looked at by TikTok, or only for his friends. */
function becomes(
  outside: Outside,
  account: Account,
  { publishId, kind }: { publishId: string; kind: Kind },
  { status, fail_reason: reason, publicaly_available_post_id: [id] }: Status,
): Settlement {
  if (status === 'FAILED') return { state: 'failed', failure: explainReason(reason) };
  if (status === 'PROCESSING_UPLOAD' || status === 'PROCESSING_DOWNLOAD')
    return { state: 'processing', askAgainInSeconds };
  const withCreator = { state: 'handed-over', askAgainInSeconds: creatorAskedAgainInSeconds } as const;
  if (status === 'SEND_TO_USER_INBOX') return withCreator;
  if (id === undefined) return { ...withCreator, seen: `${status} of ${publishId}, without a public id` };
  const seen = `${id}, published by its creator from ${publishId}`;
  return { state: 'live', externalId: id, url: addressOf(outside, account, id, kind), seen };
}

type Kind = 'video' | 'photo';

function addressOf({ bases }: Outside, { screenName }: Account, id: string, kind: Kind): string {
  return `${bases['www']}/@${screenName}/${kind}/${id}`;
}

function isPhotos({ video, images }: Post): boolean {
  return video === null && images.length > 0;
}

function photoIn(link: string): { readonly screenName: string; readonly id: string } | null {
  const [, screenName, id] = /\/@([\w.]+)\/photo\/(\d{1,20})(?!\d)/.exec(link) ?? [];
  return screenName === undefined || id === undefined ? null : { screenName, id };
}

/** Not where TikTok did not tell us the account's own name. */
function namesAnother(link: string, { screenName }: Account): boolean {
  const name = /\/@([\w.]+)\//.exec(link)?.[1];
  return name !== undefined && screenName !== '' && name.toLowerCase() !== screenName.toLowerCase();
}

/** Video/query knows videos alone. */
const unseen = noticed(
  'permission',
  'TikTok shows no application the pictures of a creator',
  'photos-unseen',
);

/** No later look can be told more: a person says what came of it. */
const lost = noticed(
  'permission',
  'TikTok names what came into an inbox only in the answer that was lost',
  'no-publish-id',
).failure;

/** Of pictures no query is documented: the publish_id says which public post they are, and its silence proves nothing. */
async function watchPhotos(
  outside: Outside,
  account: Account,
  { handle }: Sent,
  externalId: string,
): Promise<Result<Standing>> {
  if (handle === null || handle === '') return { ok: false, failure: lost };
  const read = await readStatus(outside, account, handle);
  if (!read.ok) return read;
  return read.value.publicaly_available_post_id.includes(externalId)
    ? { ok: true, value: { stands: true, copies: [] } }
    : unseen;
}

/** One of the account's own videos by its id; null when TikTok shows none. */
async function readVideo(outside: Outside, account: Account, id: string): Promise<Result<Found | null>> {
  const question = {
    method: 'POST',
    path: 'video/query/',
    query: { fields: 'id,title,create_time' },
    json: { filters: { video_ids: [id] } },
  } as const;
  const answer = await askTikTok(outside, account.token.access, question, Videos);
  if (!answer.ok) return answer;
  const { videos } = answer.value;
  const found = videos.find((video) => video.id === id);
  if (!found && videos.length > 0) return noticed('unknown', 'TikTok shows another video', 'unreadable');
  if (!found) return { ok: true, value: null };
  const at = new Date(found.create_time * 1_000);
  return {
    ok: true,
    value: {
      externalId: id,
      url: addressOf(outside, account, id, 'video'),
      kind: 'video',
      text: found.title,
      at,
    },
  };
}
