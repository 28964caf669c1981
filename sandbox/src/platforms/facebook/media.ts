// Photos and videos: real bytes in, an id out, and nobody sees them before they are published; a photo then lives a day.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json, withHeaders } from '../../call.ts';
import { fetchLocal } from '../../fetch-local.ts';
import type { JsonRecord } from '../../json.ts';
import { numberAt, textAt } from '../../json.ts';
import { isMp4, readPicture } from '../../pictures.ts';
import { enterPage } from './access.ts';
import {
  badImage,
  invalidParameter,
  misplaced,
  noSuchObject,
  tooLarge,
  tooSmall,
  uploadBroken,
  uploadOver,
} from './answers.ts';
import { readFields, steering } from './fields.ts';
import type { Known } from './fields.ts';
import { addPost } from './posts.ts';
import { problemWithExtras } from './rules.ts';
import { nextPieceOf, statusOf } from './state.ts';
import type { Facebook, Photo, Video } from './state.ts';
import { LONGEST_MESSAGE, lengthOf } from './text.ts';

const LARGEST_BYTES = 10 * 1024 * 1024;
const UNPUBLISHED_LIVES_MS = 86_400_000;
const LARGEST_VIDEO_BYTES = 2 * 1024 * 1024 * 1024;
const SMALLEST_VIDEO_BYTES = 1024;
const SESSION_LIVES_MS = 86_400_000;
const PROCESSING_MS = 40;
const KNOWN: Known = {
  url: 'text',
  caption: 'text',
  alt_text_custom: 'text',
  published: 'boolean',
  temporary: 'boolean',
  no_story: 'boolean',
  scheduled_publish_time: 'time',
  backdated_time: 'time',
  backdated_time_granularity: 'text',
  time_since_original_post: 'whole',
  targeting: 'record',
  feed_targeting: 'record',
  place: 'id',
  tags: 'list',
  og_action_type_id: 'id',
  og_object_id: 'id',
  og_icon_id: 'id',
};

const START: Known = { upload_phase: 'text', file_size: 'whole' };
const TRANSFER: Known = { upload_phase: 'text', upload_session_id: 'id', start_offset: 'whole' };
const FINISH: Known = {
  upload_phase: 'text',
  upload_session_id: 'id',
  title: 'text',
  description: 'text',
  published: 'boolean',
  scheduled_publish_time: 'time',
  backdated_post: 'record',
  targeting: 'record',
  feed_targeting: 'record',
  content_category: 'text',
  content_tags: 'list',
  custom_labels: 'list',
  embeddable: 'boolean',
  expiration: 'record',
  no_story: 'boolean',
  og_action_type_id: 'id',
  og_object_id: 'id',
  og_icon_id: 'id',
};
const CHANGE: Known = {
  name: 'text',
  description: 'text',
  published: 'boolean',
  backdated_time: 'time',
  backdated_time_granularity: 'text',
};

async function bytesOf(call: Call, fields: JsonRecord): Promise<Buffer | Answer> {
  const uploads = call.body.kind === 'multipart' ? call.body.uploads : [];
  const stray = uploads.find((upload) => upload.fieldName !== 'source');
  if (stray) return invalidParameter(`Unexpected parameter: ${stray.fieldName}`);
  const address = textAt(fields, 'url');
  const [source] = uploads;
  if (source && address !== undefined) return invalidParameter('Only one of url and source may be given');
  if (source) return source.bytes;
  if (address === undefined) return badImage('Requires upload file');
  return (await fetchLocal(address)) ?? badImage('Missing or invalid image file');
}

export async function takePhoto(state: Facebook, call: Call): Promise<Answer> {
  const entry = enterPage(state, call, call.params['id'] ?? '', 'pages_manage_posts');
  if (isAnswer(entry)) return entry;
  const fields = readFields(call, KNOWN);
  if (isAnswer(fields)) return fields;
  const bytes = await bytesOf(call, fields);
  if (!Buffer.isBuffer(bytes)) return bytes;
  if (bytes.length > LARGEST_BYTES) {
    return badImage(
      "Your photos couldn't be uploaded. Photos should be smaller than 10 MB and saved as JPG, PNG, GIF or TIFF files.",
      1366046,
    );
  }
  const picture = readPicture(bytes);
  if (!picture || picture.type === 'webp') return badImage('Missing or invalid image file');
  const nowMs = state.world.now();
  const problem = problemWithExtras(fields, fields['published'] !== false, nowMs);
  if (problem) return problem;
  const caption = textAt(fields, 'caption') ?? '';
  const photo: Photo = {
    id: state.newId(),
    pageId: entry.page.id,
    sha256: state.world.blobs.keep(bytes),
    contentType: `image/${picture.type}`,
    widthPixels: picture.widthPixels,
    heightPixels: picture.heightPixels,
    caption,
    altText: textAt(fields, 'alt_text_custom') ?? '',
    createdAtMs: nowMs,
    expiresAtMs: nowMs + (call.bent.handlesExpire === true ? 0 : UNPUBLISHED_LIVES_MS),
    postId: null,
  };
  if (fields['published'] === false) {
    state.photos.put(photo.id, photo);
    return withHeaders(json(200, { id: photo.id }), entry.headers);
  }
  state.photos.put(photo.id, { ...photo, expiresAtMs: null });
  const { url: _url, caption: _caption, alt_text_custom: _alt, ...extras } = fields;
  const post = addPost(state, call, {
    pageId: entry.page.id,
    message: caption,
    link: null,
    photoIds: [photo.id],
    videoId: null,
    extras,
  });
  return withHeaders(json(200, { id: photo.id, post_id: post.id }), entry.headers);
}

/** Start, pieces, finish: as the phase says. */
export function takeVideo(state: Facebook, call: Call): Answer {
  const pageId = call.params['id'] ?? '';
  const entry = enterPage(state, call, pageId, 'pages_manage_posts');
  if (isAnswer(entry)) return entry;
  const phase = steering(call, 'upload_phase');
  const takes = { start: startUpload, transfer: takePiece, finish: finishUpload };
  if (phase !== 'start' && phase !== 'transfer' && phase !== 'finish')
    return invalidParameter('Param upload_phase must be one of {start, transfer, finish}');
  return withHeaders(takes[phase](state, call, pageId), entry.headers);
}

const shownPiece = (video: Video): JsonRecord => {
  const { from, to } = nextPieceOf(video);
  return { start_offset: String(from), end_offset: String(to) };
};

function startUpload(state: Facebook, call: Call, pageId: string): Answer {
  const fields = readFields(call, START);
  if (isAnswer(fields)) return fields;
  const totalBytes = numberAt(fields, 'file_size');
  if (totalBytes === undefined) return invalidParameter('The parameter file_size is required');
  if (totalBytes > LARGEST_VIDEO_BYTES) return tooLarge();
  if (totalBytes < SMALLEST_VIDEO_BYTES) return tooSmall();
  const nowMs = state.world.now();
  const video: Video = {
    id: state.newId(),
    pageId,
    sessionId: state.newId(),
    totalBytes,
    receivedBytes: 0,
    chunkSha256s: [],
    sha256: null,
    title: '',
    description: '',
    thumbSha256: null,
    createdAtMs: nowMs,
    sessionEndsAtMs: nowMs + (call.bent.handlesExpire === true ? 0 : SESSION_LIVES_MS),
    readyAtMs: nowMs,
    isBroken: false,
    extras: {},
    isPublished: false,
    postId: null,
  };
  state.videos.put(video.id, video);
  return json(200, { upload_session_id: video.sessionId, video_id: video.id, ...shownPiece(video) });
}

/** The upload a call means, and the one file it may bring. */
function uploadMeant(
  state: Facebook,
  call: Call,
  fields: JsonRecord,
  { pageId, fileName }: { pageId: string; fileName: string },
): { video: Video; file: Buffer | undefined } | Answer {
  const uploads = call.body.kind === 'multipart' ? call.body.uploads : [];
  const stray = uploads.find(({ fieldName }, index) => fieldName !== fileName || index > 0);
  if (stray) return invalidParameter(`Unexpected parameter: ${stray.fieldName}`);
  const sessionId = textAt(fields, 'upload_session_id') ?? '';
  const video = state.videos.of(pageId).find((one) => one.sessionId === sessionId);
  if (!video || video.sha256 !== null) return noSuchObject(sessionId, 'post');
  if (statusOf(video, state.world.now()) === 'expired' || call.bent.handlesExpire === true)
    return uploadOver();
  return { video, file: uploads[0]?.bytes };
}

function takePiece(state: Facebook, call: Call, pageId: string): Answer {
  const fields = readFields(call, TRANSFER);
  if (isAnswer(fields)) return fields;
  const meant = uploadMeant(state, call, fields, { pageId, fileName: 'video_file_chunk' });
  if (isAnswer(meant)) return meant;
  const { video, file } = meant;
  const { from, to } = nextPieceOf(video);
  if (numberAt(fields, 'start_offset') !== from) return misplaced({ from, to });
  if (!file || file.length === 0 || file.length > to - from) return uploadBroken();
  const grown = {
    ...video,
    receivedBytes: from + file.length,
    chunkSha256s: [...video.chunkSha256s, state.world.blobs.keep(file)],
  };
  state.videos.put(video.id, grown);
  return json(200, shownPiece(grown));
}

function finishUpload(state: Facebook, call: Call, pageId: string): Answer {
  const fields = readFields(call, FINISH);
  if (isAnswer(fields)) return fields;
  const meant = uploadMeant(state, call, fields, { pageId, fileName: 'thumb' });
  if (isAnswer(meant)) return meant;
  const { video, file: thumb } = meant;
  const { world } = state;
  const description = textAt(fields, 'description') ?? '';
  const published = fields['published'] !== false;
  if (lengthOf(description) > LONGEST_MESSAGE) return invalidParameter('Param description is too long');
  if (thumb && (thumb.length > LARGEST_BYTES || !readPicture(thumb))) return badImage('Invalid thumb');
  const problem = problemWithExtras(fields, published, world.now());
  if (problem) return problem;
  if (video.receivedBytes !== video.totalBytes) return uploadBroken();
  const bytes = Buffer.concat(video.chunkSha256s.flatMap((sha256) => world.blobs.read(sha256) ?? []));
  const { upload_phase: _phase, upload_session_id: _session, title, description: _words, ...extras } = fields;
  const whole: Video = {
    ...video,
    chunkSha256s: [],
    sha256: world.blobs.keep(bytes),
    title: typeof title === 'string' ? title : '',
    extras: { ...extras, published: true },
    description,
    thumbSha256: thumb ? world.blobs.keep(thumb) : null,
    readyAtMs: world.now() + (call.bent.heldForMs ?? PROCESSING_MS),
    isBroken: !isMp4(bytes) || call.bent.flipsTo === 'gone',
  };
  state.videos.put(video.id, whole);
  if (published) publishVideo(state, call, whole);
  return json(200, { success: true });
}

/** Makes it a post of its page; once it is one, nothing more happens. */
function publishVideo(state: Facebook, call: Call, video: Video): void {
  if (video.isPublished) return;
  const { id: videoId, pageId, description: message, extras } = video;
  const post = addPost(state, call, { pageId, message, link: null, photoIds: [], videoId, extras });
  state.videos.put(videoId, { ...video, isPublished: true, postId: post.id });
}

/** A video's own words, and whether it is published: only what Facebook has worked on can be. */
export function changeVideo(state: Facebook, call: Call, video: Video): Answer {
  const entry = enterPage(state, call, video.pageId, 'pages_manage_posts');
  if (isAnswer(entry)) return entry;
  const fields = readFields(call, CHANGE);
  if (isAnswer(fields)) return fields;
  if (call.bent.handlesExpire === true) return noSuchObject(video.id, 'post');
  const title = textAt(fields, 'name') ?? video.title;
  const description = textAt(fields, 'description') ?? video.description;
  const { published, name: _name, description: _words, ...extras } = fields;
  const problem = problemWithExtras(extras, true, state.world.now());
  if (problem) return problem;
  const isChanged = title !== video.title || description !== video.description;
  if (video.isPublished && (isChanged || published === false))
    return invalidParameter('A published video is changed by its post in this stand-in');
  if (published === true && statusOf(video, state.world.now()) !== 'ready')
    return invalidParameter('The video is not ready to be published');
  const changed = { ...video, title, description, extras: { ...video.extras, ...extras } };
  state.videos.put(video.id, changed);
  if (published === true) publishVideo(state, call, changed);
  return withHeaders(json(200, { success: true }), entry.headers);
}
