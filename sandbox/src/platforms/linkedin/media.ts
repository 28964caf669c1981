// Images and videos: a place is handed out, bytes come there, and LinkedIn works on what came.
import { randomBytes } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json, withHeaders } from '../../call.ts';
import { isFlag, isText, listOf } from '../../checks.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord, numberAt, textAt, textsAt } from '../../json.ts';
import { isMp4, readPicture } from '../../pictures.ts';
import { enter, inside, problemWithAuthor } from './access.ts';
import { invalid, invalidValue, notThere } from './answers.ts';
import type { Shape } from './fields.ts';
import { isAuthor, isSize, isUrn, problemWithPath, problemWithQuery, readBody, recordOf } from './fields.ts';
import type { Asset, LinkedIn, Part } from './state.ts';
import { newAssetId } from './state.ts';

const PLACE_LIVES_MS = 86_400_000;
const PART_BYTES = 4_194_304;
const LEAST_VIDEO_BYTES = 75_000;
const LARGEST_VIDEO_BYTES = 500 * 1024 * 1024;
const MOST_PIXELS = 36_152_320;
const IMAGE_WORK_MS = 20;
const VIDEO_WORK_MS = 40;

type Kind = 'image' | 'video';

/** The one record in the body, under the name of the action. */
function requestIn(call: Call, name: string, shape: Shape): JsonRecord | Answer {
  const problem = problemWithQuery(call, { required: { action: isText } });
  if (problem) return problem;
  const body = readBody(call, { required: { [name]: recordOf(shape) } });
  if (isAnswer(body)) return body;
  const inner = body[name];
  return isRecord(inner) ? inner : invalidValue(name);
}

function handOut(
  state: LinkedIn,
  call: Call,
  kind: Kind,
  wanted: Pick<Asset, 'owner' | 'parts' | 'cover'>,
): Asset {
  const livesMs = call.bent.handlesExpire === true ? 0 : PLACE_LIVES_MS;
  const asset: Asset = {
    ...wanted,
    urn: `urn:li:${kind}:${newAssetId()}`,
    secret: randomBytes(16).toString('hex'),
    uploadToken: randomBytes(12).toString('hex'),
    placeEndsAtMs: state.world.now() + livesMs,
    sha256: null,
    readyAtMs: 0,
    isBroken: false,
  };
  state.assets.put(asset.urn, asset);
  return asset;
}

const addressOf = (call: Call, { secret }: Asset, what: string): string =>
  `${call.origin}/linkedin/www/dms-uploads/${secret}/${what}`;

export function beginImage(state: LinkedIn, call: Call): Answer {
  return inside(state, call, undefined, (entry) => {
    const asked = requestIn(call, 'initializeUploadRequest', { required: { owner: isAuthor } });
    if (isAnswer(asked)) return asked;
    if (call.query['action'] !== 'initializeUpload') return invalidValue('action');
    const owner = textAt(asked, 'owner') ?? '';
    const problem = problemWithAuthor(state, entry, owner, 'write', 'images.ACTION-initializeUpload');
    if (problem) return problem;
    const whole: Part = { firstByte: 0, lastByte: 0, sha256: null, etag: null };
    const asset = handOut(state, call, 'image', { owner, parts: [whole], cover: 'none' });
    const place = { uploadUrlExpiresAt: asset.placeEndsAtMs, uploadUrl: addressOf(call, asset, 'image') };
    return json(200, { value: { ...place, image: asset.urn } });
  });
}

export function doVideo(state: LinkedIn, call: Call): Answer {
  if (call.query['action'] === 'initializeUpload') return beginVideo(state, call);
  if (call.query['action'] === 'finalizeUpload') return finishVideo(state, call);
  return invalidValue('action');
}

function partsOf(sizeBytes: number): Part[] {
  return Array.from({ length: Math.ceil(sizeBytes / PART_BYTES) }, (_, index) => ({
    firstByte: index * PART_BYTES,
    lastByte: Math.min((index + 1) * PART_BYTES, sizeBytes) - 1,
    sha256: null,
    etag: null,
  }));
}

function beginVideo(state: LinkedIn, call: Call): Answer {
  return inside(state, call, undefined, (entry) => {
    const asked = requestIn(call, 'initializeUploadRequest', {
      required: { owner: isAuthor, fileSizeBytes: isSize, uploadCaptions: isFlag, uploadThumbnail: isFlag },
    });
    if (isAnswer(asked)) return asked;
    const owner = textAt(asked, 'owner') ?? '';
    const problem = problemWithAuthor(state, entry, owner, 'write', 'videos.ACTION-initializeUpload');
    if (problem) return problem;
    const sizeBytes = numberAt(asked, 'fileSizeBytes') ?? 0;
    if (sizeBytes < LEAST_VIDEO_BYTES || sizeBytes > LARGEST_VIDEO_BYTES)
      return invalidValue('fileSizeBytes', 'A video has 75 KB to 500 MB');
    if (asked['uploadCaptions'] === true) return invalidValue('uploadCaptions', 'Not part of this stand-in');
    const hasCover = asked['uploadThumbnail'] === true;
    const cover = hasCover ? 'awaited' : 'none';
    const asset = handOut(state, call, 'video', { owner, parts: partsOf(sizeBytes), cover });
    const uploadInstructions = asset.parts.map(({ firstByte, lastByte }, index) => ({
      uploadUrl: addressOf(call, asset, String(index)),
      firstByte,
      lastByte,
    }));
    return json(200, {
      value: {
        uploadUrlsExpireAt: asset.placeEndsAtMs,
        video: asset.urn,
        uploadInstructions,
        uploadToken: asset.uploadToken,
        ...(hasCover ? { thumbnailUploadUrl: addressOf(call, asset, 'cover') } : {}),
      },
    });
  });
}

/** Every address takes one thing; what it does not take it refuses without many words. */
export function takeUpload(state: LinkedIn, call: Call): Answer {
  const asset = [...state.assets.values()].find(({ secret }) => secret === call.params['secret']);
  if (!asset || asset.placeEndsAtMs <= state.world.now()) return json(403, { reason: 'expired' });
  if (call.body.kind !== 'raw' || !call.body.bytes) return json(400, { reason: 'no bytes' });
  const { bytes } = call.body;
  const what = call.params['what'] ?? '';
  if (what === 'cover') return takeCover(state, call, asset, bytes);
  return what === 'image' ? takeImage(state, call, asset, bytes) : takePart(state, call, asset, bytes);
}

function takeImage(state: LinkedIn, call: Call, asset: Asset, bytes: Buffer): Answer {
  const entry = enter(state, call);
  if (isAnswer(entry)) return entry;
  const problem = problemWithAuthor(state, entry, asset.owner, 'write', 'images.UPLOAD');
  if (problem || !asset.urn.startsWith('urn:li:image:')) return problem ?? json(400, { reason: 'no image' });
  const picture = readPicture(bytes);
  const isTaken =
    picture !== undefined &&
    ['jpeg', 'png', 'gif'].includes(picture.type) &&
    picture.widthPixels * picture.heightPixels < MOST_PIXELS;
  settleAsset(state, asset, bytes, { isBroken: !isTaken, workMs: IMAGE_WORK_MS });
  return { status: 201, headers: {}, body: { kind: 'none' } };
}

function takePart(state: LinkedIn, call: Call, asset: Asset, bytes: Buffer): Answer {
  const index = Number(call.params['what']);
  const part = asset.parts[index];
  if (!part || !asset.urn.startsWith('urn:li:video:')) return json(404, { reason: 'no such part' });
  if (call.headers['authorization'] !== undefined) return json(400, { reason: 'no token here' });
  if (call.headers['content-type'] !== 'application/octet-stream') return json(415, { reason: 'type' });
  if (bytes.length !== part.lastByte - part.firstByte + 1) return json(400, { reason: 'length' });
  const sha256 = state.world.blobs.keep(bytes);
  const etag = `/ambry-video/signedId/${sha256.slice(0, 24)}.bin`;
  const parts = asset.parts.map((one) => (one === part ? { ...part, sha256, etag } : one));
  state.assets.put(asset.urn, { ...asset, parts });
  return withHeaders({ status: 200, headers: {}, body: { kind: 'none' } }, { etag });
}

function takeCover(state: LinkedIn, call: Call, asset: Asset, bytes: Buffer): Answer {
  if (asset.cover === 'none') return json(404, { reason: 'no cover was announced' });
  if (call.headers['media-type-family'] !== 'STILLIMAGE') return json(400, { reason: 'media-type-family' });
  if (!readPicture(bytes)) return json(400, { reason: 'no picture' });
  state.assets.put(asset.urn, { ...asset, cover: { sha256: state.world.blobs.keep(bytes) } });
  return { status: 201, headers: {}, body: { kind: 'none' } };
}

function finishVideo(state: LinkedIn, call: Call): Answer {
  return inside(state, call, undefined, (entry) => {
    const asked = requestIn(call, 'finalizeUploadRequest', {
      required: { video: isUrn('video'), uploadToken: isText, uploadedPartIds: listOf(isText, 1, 1_000) },
    });
    if (isAnswer(asked)) return asked;
    const asset = state.assets.get(textAt(asked, 'video') ?? '');
    if (!asset) return invalid('INVALID_URN_ID', 'video', 'There is no such video');
    const problem = problemWithAuthor(state, entry, asset.owner, 'write', 'videos.ACTION-finalizeUpload');
    if (problem) return problem;
    if (textAt(asked, 'uploadToken') !== asset.uploadToken) return invalidValue('uploadToken');
    const ids = textsAt(asked, 'uploadedPartIds') ?? [];
    const isWhole =
      ids.length === asset.parts.length && ids.every((id, index) => id === asset.parts[index]?.etag);
    if (!isWhole)
      return invalidValue('uploadedPartIds', 'The parts are not all there, or not in their order');
    if (asset.cover === 'awaited') return invalidValue('video', 'The thumbnail was announced and never came');
    const pieces = asset.parts.flatMap(({ sha256 }) => state.world.blobs.read(sha256 ?? '') ?? []);
    const bytes = Buffer.concat(pieces);
    const fails = call.bent.flipsTo === 'gone';
    const workMs = call.bent.heldForMs ?? VIDEO_WORK_MS;
    settleAsset(state, asset, bytes, { isBroken: fails || !isMp4(bytes), workMs });
    return json(200, {});
  });
}

function settleAsset(
  state: LinkedIn,
  asset: Asset,
  bytes: Buffer,
  { isBroken, workMs }: { isBroken: boolean; workMs: number },
): void {
  const sha256 = state.world.blobs.keep(bytes);
  state.assets.put(asset.urn, { ...asset, sha256, isBroken, readyAtMs: state.world.now() + workMs });
}

export function statusOf({ sha256, readyAtMs, isBroken }: Asset, nowMs: number): string {
  if (sha256 === null) return 'WAITING_UPLOAD';
  if (nowMs < readyAtMs) return 'PROCESSING';
  return isBroken ? 'PROCESSING_FAILED' : 'AVAILABLE';
}

export const showImage = (state: LinkedIn, call: Call): Answer => showAsset(state, call, 'image');
export const showVideo = (state: LinkedIn, call: Call): Answer => showAsset(state, call, 'video');

/** A member's token writes and may not read. */
function showAsset(state: LinkedIn, call: Call, kind: Kind): Answer {
  return inside(state, call, undefined, (entry) => {
    const { urn = '' } = call.params;
    const problem = problemWithPath(call);
    if (problem) return problem;
    const asset = state.assets.get(urn);
    if (!asset || !urn.startsWith(`urn:li:${kind}:`)) return notThere(kind);
    const { owner } = asset;
    const denied = problemWithAuthor(state, entry, owner, 'read', `${kind}s.GET`);
    return denied ?? json(200, { id: urn, owner, status: statusOf(asset, state.world.now()) });
  });
}
