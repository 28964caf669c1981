// Videos that exist: edited part by part, given a cover, deleted.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import { textAt } from '../../json.ts';
import { readPicture } from '../../pictures.ts';
import { inside } from './access.ts';
import { badRequest, forbidden, refusal, videoNotFound } from './answers.ts';
import { FORCE_SSL, UPLOAD } from './demo.ts';
import { problemWithQuery } from './fields.ts';
import { showVideo, visibilityOf } from './nodes.ts';
import { wordsFrom } from './rules.ts';
import type { Channel, Video, YouTube } from './state.ts';

const CHANGE_UNITS = 50;
const LARGEST_COVER_BYTES = 2_097_152;
const NOT_VERIFIED =
  'The authenticated user doesn’t have permissions to upload and set custom video thumbnails.';

function ownVideo(state: YouTube, channel: Channel, id: string): Video | Answer {
  const video = state.videos.get(id);
  if (!video) return videoNotFound();
  return video.channelId === channel.id ? video : forbidden();
}

/** What a named part leaves out is erased. */
export function updateVideo(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: FORCE_SSL, units: CHANGE_UNITS }, (channel) => {
    const problem = problemWithQuery(call, ['part']);
    if (problem) return problem;
    const words = wordsFrom(call, { nowMs: state.world.now(), more: { id: 'text' } });
    if (isAnswer(words)) return words;
    const video = ownVideo(state, channel, words.id);
    if (isAnswer(video)) return video;
    const parts = (call.query['part'] ?? '').split(',');
    const { snippet, status, recordingDetails } = words;
    const edited = {
      ...video,
      snippet,
      status: parts.includes('status') ? status : video.status,
      ...(recordingDetails ? { recordingDetails } : {}),
    };
    state.videos.put(video.id, edited);
    state.world.ledger.edited('youtube', video.id, {
      atMs: state.world.now(),
      firstByteAtMs: call.firstByteAtMs,
      text: textAt(snippet, 'description') ?? '',
      mediaSha256s: [video.sha256],
      visibility: visibilityOf(edited),
    });
    return json(200, showVideo(state, edited, parts));
  });
}

export function deleteVideo(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: FORCE_SSL, units: CHANGE_UNITS }, (channel) => {
    const problem = problemWithQuery(call, ['id']);
    if (problem) return problem;
    const video = ownVideo(state, channel, call.query['id'] ?? '');
    if (isAnswer(video)) return video;
    state.videos.remove(video.id);
    state.world.ledger.removed('youtube', video.id, state.world.now());
    return { status: 204, headers: {}, body: { kind: 'none' } };
  });
}

export function setCover(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: UPLOAD, units: CHANGE_UNITS }, (channel) => {
    const problem = problemWithQuery(call, ['videoId']);
    if (problem) return problem;
    const video = ownVideo(state, channel, call.query['videoId'] ?? '');
    if (isAnswer(video)) return video;
    if (channel.isUnverified === true)
      return refusal(403, 'forbidden', { domain: 'youtube.thumbnail', message: NOT_VERIFIED });
    if (call.body.kind !== 'raw' || !call.body.bytes || call.body.byteCount === 0)
      return refusal(400, 'mediaBodyRequired', { domain: 'youtube.thumbnail' });
    const { bytes } = call.body;
    if (bytes.length > LARGEST_COVER_BYTES) return badRequest('Media is too large. Limit: 2097152');
    const type = readPicture(bytes)?.type;
    if ((type !== 'jpeg' && type !== 'png') || call.headers['content-type'] !== `image/${type}`)
      return refusal(400, 'invalidImage', { domain: 'youtube.thumbnail', message: 'The image is invalid.' });
    const coverSha256 = state.world.blobs.keep(bytes);
    state.videos.put(video.id, { ...video, coverSha256 });
    const items = [{ default: { url: `${call.origin}/_blobs/${coverSha256}` } }];
    return json(200, { kind: 'youtube#thumbnailSetResponse', items });
  });
}
