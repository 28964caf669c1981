// Pictures and videos: one shot or piece by piece, in order, real bytes only.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import { isFlag, isText, listOf, oneOf } from '../../checks.ts';
import type { JsonRecord } from '../../json.ts';
import { isRecord, numberAt, textAt } from '../../json.ts';
import { isMp4, readPicture } from '../../pictures.ts';
import { inside } from './access.ts';
import { forbidden, invalidRequest } from './answers.ts';
import { isId, isWhole, problemWithQuery, readBody, recordOf } from './fields.ts';
import { isVideo, mediaKeyOf } from './state.ts';
import type { Media, X } from './state.ts';

const MIB = 1024 * 1024;
const LIVES_SECONDS = 86_400;
const LARGEST_BYTES: Record<string, number> = {
  tweet_image: 5 * MIB,
  tweet_gif: 15 * MIB,
  tweet_video: 512 * MIB,
  amplify_video: 512 * MIB,
};
const TYPES: Record<string, string[]> = {
  tweet_image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp', 'image/tiff'],
  tweet_gif: ['image/gif'],
  tweet_video: ['video/mp4', 'video/quicktime'],
  amplify_video: ['video/mp4', 'video/quicktime'],
};
const LONGEST_ALT_TEXT = 1_000;
const LARGEST_CHUNK_BYTES = 5 * MIB;

function problemWithKind(category: string, mediaType: string, totalBytes: number): Answer | undefined {
  if (!TYPES[category]?.includes(mediaType))
    return invalidRequest(`media type ${mediaType} is not allowed for media category ${category}`, {
      media_type: [mediaType],
    });
  const largest = LARGEST_BYTES[category] ?? 0;
  if (totalBytes > largest)
    return invalidRequest(`File size exceeds ${largest} bytes.`, { total_bytes: [String(totalBytes)] });
  return totalBytes < 1 ? invalidRequest('media is empty') : undefined;
}

function newMedia(
  state: X,
  call: Call,
  personId: string,
  kind: Pick<Media, 'mediaType' | 'category' | 'totalBytes'>,
): Media {
  const livesMs = call.bent.handlesExpire === true ? 0 : LIVES_SECONDS * 1_000;
  return {
    ...kind,
    id: state.newId(),
    personId,
    chunkSha256s: [],
    receivedBytes: 0,
    sha256: null,
    widthPixels: 0,
    heightPixels: 0,
    altText: '',
    expiresAtMs: state.world.now() + livesMs,
    processing: null,
  };
}

/** The bytes decide, not the name they came under: a picture's at once, a video's while X works on it. */
function finished(state: X, call: Call, media: Media, bytes: Buffer): Media | Answer {
  const picture = readPicture(bytes);
  if (!isVideo(media) && media.mediaType !== `image/${picture?.type}`)
    return invalidRequest('media type unrecognized.', { media_type: [media.mediaType] });
  const takesTime = isVideo(media) || media.category === 'tweet_gif' || call.bent.flipsTo !== undefined;
  const fails = call.bent.flipsTo === 'gone' || (isVideo(media) && !isMp4(bytes));
  return {
    ...media,
    sha256: state.world.blobs.keep(bytes),
    widthPixels: picture?.widthPixels ?? 0,
    heightPixels: picture?.heightPixels ?? 0,
    receivedBytes: bytes.length,
    chunkSha256s: [],
    processing: takesTime ? { readyAtMs: state.world.now() + (call.bent.heldForMs ?? 1_000), fails } : null,
  };
}

function processingOf(state: X, media: Media): JsonRecord {
  if (media.processing === null) return {};
  if (state.world.now() < media.processing.readyAtMs)
    return { processing_info: { state: 'in_progress', check_after_secs: 1, progress_percent: 50 } };
  if (!media.processing.fails) return { processing_info: { state: 'succeeded', progress_percent: 100 } };
  return {
    processing_info: {
      state: 'failed',
      error: { code: 1, name: 'InvalidMedia', message: 'Unsupported video format' },
    },
  };
}

export function isReady(state: X, media: Media): boolean {
  if (media.sha256 === null) return false;
  return (
    media.processing === null || (state.world.now() >= media.processing.readyAtMs && !media.processing.fails)
  );
}

function show(state: X, media: Media, status = 200): Answer {
  const expires = Math.max(0, Math.floor((media.expiresAtMs - state.world.now()) / 1_000));
  return json(status, {
    data: {
      id: media.id,
      media_key: mediaKeyOf(media),
      size: media.receivedBytes,
      expires_after_secs: expires,
      ...processingOf(state, media),
    },
  });
}

export function uploadOnce(state: X, call: Call): Answer {
  return inside(state, call, ['media.write'], 'upload', (person) => {
    if (call.body.kind !== 'multipart') return invalidRequest('The body must be multipart/form-data');
    const { fields, uploads } = call.body;
    const unknown = [...Object.keys(fields), ...uploads.map((upload) => upload.fieldName)].find(
      (name) => !['media', 'media_category', 'media_type', 'shared', 'additional_owners'].includes(name),
    );
    if (unknown !== undefined)
      return invalidRequest(
        `$.${unknown}: is not defined in the schema and the schema does not allow additional properties`,
        { [unknown]: [] },
      );
    const [file] = uploads;
    const { media_category: category, media_type: mediaType } = fields;
    if (!file || uploads.length > 1)
      return invalidRequest('$.media: is missing but it is required', { media: [] });
    if (category === undefined || !['tweet_image', 'dm_image', 'subtitles'].includes(category))
      return invalidRequest('$.media_category: does not have a value in the enumeration', {
        media_category: [category ?? ''],
      });
    if (mediaType === undefined)
      return invalidRequest('$.media_type: is missing but it is required', { media_type: [] });
    const problem = problemWithKind(category, mediaType, file.bytes.length);
    if (problem) return problem;
    const media = finished(
      state,
      call,
      newMedia(state, call, person.id, { mediaType, category, totalBytes: file.bytes.length }),
      file.bytes,
    );
    if (isAnswer(media)) return media;
    state.media.put(media.id, media);
    return show(state, media);
  });
}

export function initialize(state: X, call: Call): Answer {
  return inside(state, call, ['media.write'], 'chunk', (person) => {
    const body = readBody(call, {
      media_type: isText,
      total_bytes: isWhole,
      media_category: oneOf(...Object.keys(TYPES), 'subtitles'),
      shared: isFlag,
      additional_owners: listOf(isId, 1, 100),
    });
    if (isAnswer(body)) return body;
    const mediaType = textAt(body, 'media_type');
    const totalBytes = numberAt(body, 'total_bytes');
    const category = textAt(body, 'media_category');
    if (mediaType === undefined || totalBytes === undefined || category === undefined)
      return invalidRequest('media_type, total_bytes and media_category are required');
    const problem = problemWithKind(category, mediaType, totalBytes);
    if (problem) return problem;
    const media = newMedia(state, call, person.id, { mediaType, category, totalBytes });
    state.media.put(media.id, media);
    return json(200, {
      data: { id: media.id, media_key: mediaKeyOf(media), expires_after_secs: LIVES_SECONDS },
    });
  });
}

/** Somebody else's, an expired and an unknown id are the same to the caller. */
function ownMedia(state: X, call: Call, personId: string, id: string): Media | Answer {
  const media = state.media.get(id);
  const isThere = media !== undefined && media.personId === personId && media.expiresAtMs > state.world.now();
  return isThere && call.bent.handlesExpire !== true
    ? media
    : invalidRequest('Invalid media id', { media_id: [id] });
}

export function append(state: X, call: Call): Answer {
  return inside(state, call, ['media.write'], 'chunk', (person) => {
    const media = ownMedia(state, call, person.id, call.params['id'] ?? '');
    if (isAnswer(media)) return media;
    if (call.body.kind !== 'multipart') return invalidRequest('The body must be multipart/form-data');
    const [chunk] = call.body.uploads;
    const { segment_index: segment = '', ...rest } = call.body.fields;
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined)
      return invalidRequest(`$.${unknown}: is not defined in the schema`, { [unknown]: [] });
    if (!/^\d{1,3}$/.test(segment))
      return invalidRequest('$.segment_index: must be an integer from 0 to 999', {
        segment_index: [segment],
      });
    if (!chunk || chunk.fieldName !== 'media' || call.body.uploads.length > 1)
      return invalidRequest('$.media: is missing but it is required', { media: [] });
    if (media.sha256 !== null) return invalidRequest('The media was finalized already');
    if (Number(segment) !== media.chunkSha256s.length)
      return invalidRequest(`Segments must be uploaded in order: expected ${media.chunkSha256s.length}`, {
        segment_index: [segment],
      });
    const receivedBytes = media.receivedBytes + chunk.bytes.length;
    if (chunk.bytes.length > LARGEST_CHUNK_BYTES || receivedBytes > media.totalBytes)
      return invalidRequest('The segment is larger than allowed', { media: [] });
    const sha256 = state.world.blobs.keep(chunk.bytes);
    state.media.put(media.id, { ...media, receivedBytes, chunkSha256s: [...media.chunkSha256s, sha256] });
    return json(200, { data: { expires_at: Math.floor(media.expiresAtMs / 1_000) } });
  });
}

export function finalize(state: X, call: Call): Answer {
  return inside(state, call, ['media.write'], 'chunk', (person) => {
    const media = ownMedia(state, call, person.id, call.params['id'] ?? '');
    if (isAnswer(media)) return media;
    if (call.body.kind !== 'none') return invalidRequest('No body is expected');
    if (media.sha256 !== null) return show(state, media);
    if (media.receivedBytes !== media.totalBytes)
      return invalidRequest(`Size mismatch: received ${media.receivedBytes} of ${media.totalBytes} bytes`);
    const bytes = Buffer.concat(media.chunkSha256s.flatMap((sha256) => state.world.blobs.read(sha256) ?? []));
    const whole = finished(state, call, media, bytes);
    if (isAnswer(whole)) return whole;
    state.media.put(whole.id, whole);
    return show(state, whole);
  });
}

export function showStatus(state: X, call: Call): Answer {
  return inside(state, call, ['media.write'], 'chunk', (person) => {
    const problem = problemWithQuery(call, ['command', 'media_id']);
    if (problem) return problem;
    if (call.query['command'] !== 'STATUS')
      return invalidRequest('The `command` query parameter must be STATUS', {
        command: [call.query['command'] ?? ''],
      });
    const media = ownMedia(state, call, person.id, call.query['media_id'] ?? '');
    return isAnswer(media) ? media : show(state, media);
  });
}

export function describeMedia(state: X, call: Call): Answer {
  return inside(state, call, ['media.write'], 'metadata', (person) => {
    const isAltText = recordOf(
      { text: (value) => typeof value === 'string' && value.length <= LONGEST_ALT_TEXT },
      ['text'],
    );
    const body = readBody(call, { id: isId, metadata: recordOf({ alt_text: isAltText }) });
    if (isAnswer(body)) return body;
    const media = ownMedia(state, call, person.id, textAt(body, 'id') ?? '');
    if (isAnswer(media)) return media;
    if (isVideo(media)) return forbidden();
    const { metadata } = body;
    const altText =
      isRecord(metadata) && isRecord(metadata['alt_text']) ? textAt(metadata['alt_text'], 'text') : undefined;
    if (altText === undefined) return invalidRequest('$.metadata.alt_text: is missing but it is required');
    state.media.put(media.id, { ...media, altText });
    return json(200, { data: { id: media.id, associated_metadata: { alt_text: { text: altText } } } });
  });
}
