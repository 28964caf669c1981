// Files for the inbox: videos opened with their sizes and filled piece by piece, pictures fetched from where they lie.
import type { Answer, Call } from '../../call.ts';
import { isAnswer } from '../../call.ts';
import { fetchLocal } from '../../fetch-local.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord, numberAt, textAt, textsAt } from '../../json.ts';
import { isMp4, readPicture } from '../../pictures.ts';
import { inside, problemWithPending, problemWithRate } from './access.ts';
import { bare, invalidParams, notOwnAddress, respond } from './answers.ts';
import { UPLOAD } from './demo.ts';
import { bodyOf, isAddresses, isText, isWhole, problemWithQuery, recordOf } from './fields.ts';
import { enter } from './posts.ts';
import { isOwnAddress, planFrom } from './rules.ts';
import { newPublishId, newPullId, newUploadToken, newVideoId, type Share, type TikTok } from './state.ts';

const HOUR_MS = 3_600_000;
const PROCESSING_MS = 40;
const MOST_PHOTOS = 35;
const LONGEST_TITLE = 90;
const LONGEST_DESCRIPTION = 4_000;
const LARGEST_BYTES = 20_000_000;
const LONGEST_SIDE = 1_920;
const MIME_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'];

interface Range {
  from: number;
  to: number;
  total: number;
}

export function openUpload(state: TikTok, call: Call): Answer {
  return inside(state, call, [UPLOAD], (creator) => {
    const problem = problemWithQuery(call) ?? problemWithRate(state, creator, 'init');
    if (problem) return problem;
    const plan = planFrom(call);
    if (isAnswer(plan)) return plan;
    const tooMany = problemWithPending(state, creator);
    if (tooMany) return tooMany;
    const now = state.world.now();
    const share: Share = {
      ...plan,
      publishId: newPublishId(),
      uploadId: newVideoId(),
      uploadToken: newUploadToken(),
      openId: creator.openId,
      openedAtMs: now,
      addressExpiresAtMs: now + (call.bent.handlesExpire === true ? 0 : HOUR_MS),
      pieceSha256s: [],
      receivedBytes: 0,
      video: null,
    };
    state.shares.put(share.uploadId, share);
    const query = `upload_id=${share.uploadId}&upload_token=${share.uploadToken}`;
    return respond({
      publish_id: share.publishId,
      upload_url: `${call.origin}/tiktok/api/video/?${query}`,
    });
  });
}

/** What a PUT is for: its range tells. */
export function purposeOf(call: Call): 'upload' | 'publish' {
  const range = rangeOf(call);
  return range && range.to + 1 === range.total ? 'publish' : 'upload';
}

export function receiverOf(state: TikTok, call: Call): string | undefined {
  return state.shares.get(call.query['upload_id'] ?? '')?.openId;
}

function rangeOf(call: Call): Range | undefined {
  const said = call.headers['content-range'] ?? '';
  const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(said) ?? [];
  return total === undefined ? undefined : { from: Number(from), to: Number(to), total: Number(total) };
}

/** The address itself is the permission: no token comes with it. */
export function putPiece(state: TikTok, call: Call): Answer {
  const { upload_id: id = '', upload_token: token, ...strange } = call.query;
  const share = state.shares.get(id);
  if (!share || token !== share.uploadToken) return bare(404);
  if (share.addressExpiresAtMs <= state.world.now() || call.bent.handlesExpire === true) return bare(403);
  const range = rangeOf(call);
  const bytes = call.body.kind === 'raw' && call.body.bytes ? call.body.bytes : Buffer.alloc(0);
  const isMalformed =
    Object.keys(strange).length > 0 || !MIME_TYPES.includes(call.headers['content-type'] ?? '');
  if (isMalformed || !range || range.total !== share.totalBytes || bytes.length !== range.to - range.from + 1)
    return bare(400);
  if (range.from !== share.receivedBytes) return bare(416, progressOf(share));
  return range.to + 1 === endOfPiece(share) ? takePiece(state, call, share, bytes) : bare(400);
}

/** All pieces are as large as announced; the last takes what remains as well. */
function endOfPiece({ receivedBytes, chunkBytes, chunkCount, totalBytes }: Share): number {
  const isLast = receivedBytes / chunkBytes === chunkCount - 1;
  return isLast ? totalBytes : receivedBytes + chunkBytes;
}

function progressOf({ receivedBytes, totalBytes }: Share): Record<string, string> {
  return receivedBytes === 0 ? {} : { 'content-range': `bytes 0-${receivedBytes - 1}/${totalBytes}` };
}

function takePiece(state: TikTok, call: Call, share: Share, bytes: Buffer): Answer {
  const grown = {
    ...share,
    pieceSha256s: [...share.pieceSha256s, state.world.blobs.keep(bytes)],
    receivedBytes: share.receivedBytes + bytes.length,
  };
  const isWhole = grown.receivedBytes === grown.totalBytes;
  state.shares.put(share.uploadId, isWhole ? arrived(state, call, grown) : grown);
  return bare(isWhole ? 201 : 206, progressOf(grown));
}

const isVideo = (bytes: Buffer): boolean => isMp4(bytes) || bytes.toString('hex', 0, 4) === '1a45dfa3';

function arrived(state: TikTok, call: Call, share: Share): Share {
  const { world } = state;
  const bytes = Buffer.concat(share.pieceSha256s.flatMap((sha256) => world.blobs.read(sha256) ?? []));
  const isRefused = !isVideo(bytes) || call.bent.flipsTo === 'gone';
  const tag = call.headers['x-client-tag'];
  const video = {
    id: newVideoId(),
    sha256: world.blobs.keep(bytes),
    byteCount: bytes.length,
    requestFirstByteAtMs: call.firstByteAtMs,
    arrivedAtMs: world.now(),
    readyAtMs: world.now() + (call.bent.heldForMs ?? PROCESSING_MS),
    failReason: isRefused ? 'file_format_check_failed' : null,
    publishedAtMs: null,
    ...(tag === undefined ? {} : { clientTag: tag }),
  };
  if (!isRefused) enter(state, share.openId, video);
  return { ...share, video };
}

interface PhotoPlan {
  addresses: string[];
  description: string;
}

export function openPhotos(state: TikTok, call: Call): Answer {
  return inside(state, call, [UPLOAD], (creator) => {
    const problem = problemWithQuery(call) ?? problemWithRate(state, creator, 'init');
    if (problem) return problem;
    const plan = photosFrom(call);
    if (isAnswer(plan)) return plan;
    const { verifiedPrefixes } = state.world.settings;
    if (!plan.addresses.every((address) => isOwnAddress(address, verifiedPrefixes))) return notOwnAddress();
    const tooMany = problemWithPending(state, creator);
    if (tooMany) return tooMany;
    const now = state.world.now();
    const share: Share = {
      ...{ totalBytes: 0, chunkBytes: 0, chunkCount: 0, receivedBytes: 0, pieceSha256s: [] },
      publishId: newPullId(),
      uploadId: newVideoId(),
      uploadToken: newUploadToken(),
      openId: creator.openId,
      openedAtMs: now,
      addressExpiresAtMs: now,
      video: null,
      isPulled: true,
    };
    state.shares.put(share.uploadId, share);
    void pull(state, call, share, plan);
    return respond({ publish_id: share.publishId });
  });
}

function photosFrom(call: Call): PhotoPlan | Answer {
  const body = bodyOf(call, {
    ...{ media_type: isText, post_mode: isText },
    ...{ post_info: isRecord, source_info: isRecord },
  });
  if (isAnswer(body)) return body;
  if (textAt(body, 'media_type') !== 'PHOTO' || textAt(body, 'post_mode') !== 'MEDIA_UPLOAD')
    return invalidParams('Only PHOTO with MEDIA_UPLOAD is taken here');
  const shape = { source: isText, photo_images: isAddresses, photo_cover_index: isWhole };
  const info = recordOf(body['source_info'], shape, 'source_info');
  if (isAnswer(info)) return info;
  const addresses = textsAt(info, 'photo_images') ?? [];
  const cover = numberAt(info, 'photo_cover_index') ?? -1;
  if (textAt(info, 'source') !== 'PULL_FROM_URL') return invalidParams('Photos are pulled from their URL');
  if (addresses.length < 1 || addresses.length > MOST_PHOTOS || cover < 0 || cover >= addresses.length)
    return invalidParams('The photo images or the cover index are invalid');
  return wordsFrom(isRecord(body['post_info']) ? body['post_info'] : {}, addresses);
}

function wordsFrom(words: JsonRecord, addresses: string[]): PhotoPlan | Answer {
  const strange = Object.keys(words).find((name) => !['title', 'description'].includes(name));
  if (strange !== undefined) return invalidParams(`post_info has an unknown field ${strange}`);
  const { title = '', description = '' } = words;
  if (typeof title !== 'string' || title.length > LONGEST_TITLE) return invalidParams('Invalid title');
  if (typeof description !== 'string' || description.length > LONGEST_DESCRIPTION)
    return invalidParams('Invalid description');
  return { addresses, description };
}

async function pull(
  state: TikTok,
  call: Call,
  share: Share,
  { addresses, description }: PhotoPlan,
): Promise<void> {
  const { world } = state;
  const fetched = await Promise.all(addresses.map((address) => fetchLocal(address, 'image/')));
  const files = fetched.flatMap((bytes) => (bytes && bytes.length <= LARGEST_BYTES ? [bytes] : []));
  const reason = files.length < addresses.length ? 'photo_pull_failed' : reasonAgainst(files);
  const failReason = call.bent.flipsTo === 'gone' ? 'internal' : reason;
  const sha256s = files.map((bytes) => world.blobs.keep(bytes));
  const tag = call.headers['x-client-tag'];
  const video = {
    id: newVideoId(),
    sha256: sha256s[0] ?? '',
    byteCount: files.reduce((sum, { length }) => sum + length, 0),
    requestFirstByteAtMs: call.firstByteAtMs,
    arrivedAtMs: world.now(),
    readyAtMs: world.now() + (call.bent.heldForMs ?? PROCESSING_MS),
    failReason,
    publishedAtMs: null,
    photos: { sha256s, description },
    ...(tag === undefined ? {} : { clientTag: tag }),
  };
  if (failReason === null) enter(state, share.openId, video);
  state.shares.put(share.uploadId, { ...share, video });
}

function reasonAgainst(files: Buffer[]): string | null {
  const pictures = files.map((bytes) => readPicture(bytes));
  if (pictures.some((one) => !one || !['jpeg', 'webp'].includes(one.type))) return 'file_format_check_failed';
  const isLarge = pictures.some((one) => one && Math.max(one.widthPixels, one.heightPixels) > LONGEST_SIDE);
  return isLarge ? 'picture_size_check_failed' : null;
}
