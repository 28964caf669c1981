// Pictures and a video go up before the post, one step each; they belong to the author, and nobody sees them.
import { leadingMedia, type Post, type PostFile } from '@herald/contract/post.ts';
import { ask } from '../ask.ts';
import { beginAnew } from '../begin-anew.ts';
import type { Account, Outside, Prepare, StepKept, StepTaken } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { isOwnAddress } from '../own-address.ts';
import {
  Accepted,
  addressIsOver,
  askLinkedIn,
  explainUpload,
  ImagePlace,
  KeptVideo,
  Progress,
  VideoPlace,
} from './answers.ts';

const initializeUpload = { action: 'initializeUpload' };
const askAgainInSeconds = { image: 2, video: 5 };

/** The pictures this post is sent with, by step: those of a row, or the one on a link's card. */
function stillsOf(post: Post): { key: string; url: string }[] {
  const leading = leadingMedia(post);
  if (leading === 'link') return post.cover === null ? [] : [{ key: 'thumbnail', url: post.cover }];
  if (leading !== 'images') return [];
  return post.images.map(({ url }, index) => ({ key: `picture-${index + 1}`, url }));
}

/** The steps in the order in which the post names them. */
export function keysOf(post: Post): string[] {
  return leadingMedia(post) === 'video' ? ['video'] : stillsOf(post).map(({ key }) => key);
}

export const prepare: Prepare = {
  steps: (post) => keysOf(post).map((key) => ({ key })),

  async take(outside, account, post, { key }, kept) {
    const at = { outside, account };
    if (key === 'video' && post.video) return takeVideo(at, post.video, post.cover, kept);
    const still = stillsOf(post).find((one) => one.key === key);
    if (!still) return noticed('media', `The post has no ${key}`, 'no-step');
    return kept ? progressOf(at, 'image', kept.handle, kept) : uploadImage(at, still.url);
  },
};

type At = { readonly outside: Outside; readonly account: Account };

async function uploadImage({ outside, account }: At, url: string): Promise<Result<StepTaken>> {
  const { bytes, mimeType } = await outside.readFile(url);
  const { access } = account.token;
  const body = { json: { initializeUploadRequest: { owner: account.externalId } } };
  const asked = { method: 'POST', path: 'images', query: initializeUpload, body } as const;
  const place = await askLinkedIn(outside, access, asked, ImagePlace);
  if (!place.ok) return place;
  const { uploadUrl, image } = place.value.value.value;
  if (!isOwnAddress(uploadUrl, outside, ['linkedin.com']))
    return noticed('unknown', 'LinkedIn named a strange address for the picture', 'strange-address');
  const headers = { authorization: `Bearer ${access}` };
  const up = await put(outside, uploadUrl, { raw: bytes, mimeType }, headers);
  if (up.ok) return goOn(image, bytes.length, 0);
  // The next try asks for an address of its own.
  return addressIsOver(up.failure) ? { ok: false, failure: { ...up.failure, kind: 'unknown' } } : up;
}

/** First its place, then part after part, its cover and the last word, then LinkedIn works on it. What is done stays done. */
async function takeVideo(
  at: At,
  video: PostFile,
  cover: string | null,
  kept: StepKept | null,
): Promise<Result<StepTaken>> {
  if (!kept) return beginVideo(at, video, cover !== null);
  const place = KeptVideo.parse(JSON.parse(kept.handle));
  const begin = () => beginVideo(at, video, cover !== null);
  const orAnew = (sent: Result<StepTaken>) =>
    !sent.ok && addressIsOver(sent.failure) ? beginAnew(sent.failure, begin) : sent;
  if (place.etags.length < place.parts.length) return orAnew(await sendPart(at, video, place));
  if (place.coverUrl !== null && cover !== null) return orAnew(await sendCover(at, cover, place, kept));
  if (!place.isFinal) return finalize(at, place, kept);
  return progressOf(at, 'video', place.video, kept);
}

async function beginVideo(
  { outside, account }: At,
  video: PostFile,
  hasCover: boolean,
): Promise<Result<StepTaken>> {
  const { sizeBytes: fileSizeBytes } = await outside.openFile(video.url);
  const owner = account.externalId;
  const json = {
    initializeUploadRequest: { owner, fileSizeBytes, uploadCaptions: false, uploadThumbnail: hasCover },
  };
  const asked = { method: 'POST', path: 'videos', query: initializeUpload, body: { json } } as const;
  const begun = await askLinkedIn(outside, account.token.access, asked, VideoPlace);
  if (!begun.ok) return begun;
  const { uploadInstructions: parts, thumbnailUploadUrl, ...names } = begun.value.value.value;
  if (!areWhole(parts, fileSizeBytes))
    return noticed('unknown', 'LinkedIn named parts that are not the whole file', 'unreadable');
  if (hasCover && thumbnailUploadUrl === undefined)
    return noticed('unknown', 'LinkedIn named no place for the cover', 'unreadable');
  return keep({ ...names, parts, etags: [], coverUrl: thumbnailUploadUrl ?? null, isFinal: false }, 0);
}

/** Each begins where the one before ends: what lies between would never go up. */
function areWhole(parts: KeptVideo['parts'], sizeBytes: number): boolean {
  const ends = parts.map(({ lastByte }) => lastByte + 1);
  return (
    parts.every(({ firstByte }, index) => firstByte === (ends[index - 1] ?? 0)) && ends.at(-1) === sizeBytes
  );
}

/** The address itself is the right to write there: no token goes along. */
async function sendPart({ outside }: At, video: PostFile, place: KeptVideo): Promise<Result<StepTaken>> {
  const part = place.parts[place.etags.length];
  if (!part) return noticed('media', 'The video has no such part', 'no-part');
  const { uploadUrl, firstByte, lastByte } = part;
  const opened = await outside.openFile(video.url);
  const raw = await opened.read(firstByte, lastByte - firstByte + 1);
  const up = await put(outside, uploadUrl, { raw, mimeType: 'application/octet-stream' });
  if (!up.ok) return up;
  const etag = up.value.headers.get('etag');
  if (etag === null) return noticed('unknown', 'A part was taken without an ETag', 'no-etag');
  return keep({ ...place, etags: [...place.etags, etag] }, lastByte + 1);
}

async function sendCover(
  { outside }: At,
  cover: string,
  place: KeptVideo,
  { offset }: StepKept,
): Promise<Result<StepTaken>> {
  const { bytes, mimeType } = await outside.readFile(cover);
  const headers = { 'media-type-family': 'STILLIMAGE' };
  const up = await put(outside, place.coverUrl ?? '', { raw: bytes, mimeType }, headers);
  return up.ok ? keep({ ...place, coverUrl: null }, offset + bytes.length) : up;
}

async function finalize(
  { outside, account }: At,
  place: KeptVideo,
  { offset }: StepKept,
): Promise<Result<StepTaken>> {
  const { video, uploadToken, etags: uploadedPartIds } = place;
  const json = { finalizeUploadRequest: { video, uploadToken, uploadedPartIds } };
  const query = { action: 'finalizeUpload' };
  const asked = { method: 'POST', path: 'videos', query, body: { json } } as const;
  const done = await askLinkedIn(outside, account.token.access, asked, Accepted);
  if (!done.ok) return done;
  return goOn(JSON.stringify({ ...place, isFinal: true }), offset, askAgainInSeconds.video);
}

async function progressOf(
  { outside, account }: At,
  kind: 'image' | 'video',
  urn: string,
  { handle, offset }: StepKept,
): Promise<Result<StepTaken>> {
  const asked = { method: 'GET', path: `${kind}s/${encodeURIComponent(urn)}` } as const;
  const answer = await askLinkedIn(outside, account.token.access, asked, Progress);
  const done = { ok: true, value: { state: 'done', handle: urn, expiresInSeconds: null } } as const;
  // A member's token may write what it may not read.
  if (!answer.ok) return answer.failure.kind === 'permission' ? done : answer;
  const { status } = answer.value.value;
  if (status === 'AVAILABLE') return done;
  if (status === 'PROCESSING_FAILED')
    return noticed('media', `LinkedIn could not read the ${kind}`, 'PROCESSING_FAILED');
  return goOn(handle, offset, askAgainInSeconds[kind]);
}

function put(
  outside: Outside,
  url: string,
  body: { raw: Uint8Array<ArrayBuffer>; mimeType: string },
  headers: Readonly<Record<string, string>> = {},
) {
  const secrets = Object.values(headers).map((value) => value.replace(/^Bearer /, ''));
  const reading = { reads: Accepted, explain: explainUpload, secrets };
  return ask(outside, { method: 'PUT', url, headers, body }, reading);
}

function keep(place: KeptVideo, offset: number): Result<StepTaken> {
  return goOn(JSON.stringify(place), offset, 0);
}

function goOn(handle: string, offset: number, seconds: number): Result<StepTaken> {
  return { ok: true, value: { state: 'more', handle, offset, askAgainInSeconds: seconds } };
}
