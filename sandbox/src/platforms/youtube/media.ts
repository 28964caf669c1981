// Upload sessions: opened with the words of the video, filled piece by piece in order, a video after the last byte.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json, withHeaders } from '../../call.ts';
import { textAt } from '../../json.ts';
import { appliedBy } from '../../ledger.ts';
import { isMp4 } from '../../pictures.ts';
import { inside, problemWithUploads } from './access.ts';
import { badRequest, notFound, refusal } from './answers.ts';
import { UPLOAD } from './demo.ts';
import { problemWithQuery } from './fields.ts';
import { showVideo, visibilityOf } from './nodes.ts';
import { wordsFrom } from './rules.ts';
import { newSessionId, newVideoId, type Channel, type Session, type Video, type YouTube } from './state.ts';

const LARGEST_BYTES = 274_877_906_944;
const UNIT_BYTES = 262_144;
const WEEK_MS = 604_800_000;
const PROCESSING_MS = 40;

interface Range {
  from: number;
  to: number;
  total: number;
}

export function openSession(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: UPLOAD, units: 0 }, (channel) => {
    const problem = problemWithQuery(call, ['uploadType', 'part'], ['notifySubscribers']);
    if (problem) return problem;
    if (call.query['uploadType'] !== 'resumable') return badRequest('uploadType must be resumable here.');
    const { 'x-upload-content-length': length = '', 'x-upload-content-type': mimeType = '' } = call.headers;
    if (!/^\d+$/.test(length)) return badRequest('X-Upload-Content-Length must be a number.');
    if (!/^(?:video\/[\w.+-]+|application\/octet-stream)$/.test(mimeType))
      return badRequest(
        `Media type '${mimeType}' is not supported. Valid media types: [video/*, application/octet-stream]`,
      );
    const totalBytes = Number(length);
    if (totalBytes < 1) return refusal(400, 'mediaBodyRequired');
    if (totalBytes > LARGEST_BYTES) return badRequest('Media is too large.');
    const words = wordsFrom(call, { nowMs: state.world.now() });
    if (isAnswer(words)) return words;
    const tooMany = problemWithUploads(state, channel);
    if (tooMany) return tooMany;
    const livesMs = call.bent.handlesExpire === true ? 0 : WEEK_MS;
    const session: Session = {
      ...words,
      id: newSessionId(),
      channelId: channel.id,
      mimeType,
      totalBytes,
      pieceSha256s: [],
      receivedBytes: 0,
      expiresAtMs: state.world.now() + livesMs,
      videoId: null,
    };
    state.sessions.put(session.id, session);
    const { pathname } = new URL(call.url, call.origin);
    const location = `${call.origin}${pathname}?uploadType=resumable&upload_id=${session.id}`;
    return { status: 200, headers: { location, 'x-guploader-uploadid': 'sandbox' }, body: { kind: 'none' } };
  });
}

/** What a PUT is for: its range tells. */
export function purposeOf(call: Call): 'status' | 'upload' | 'publish' {
  const range = rangeOf(call);
  if (range === 'none') return 'status';
  return range && range.to + 1 === range.total ? 'publish' : 'upload';
}

function rangeOf(call: Call): Range | 'none' | undefined {
  const said = call.headers['content-range'] ?? '';
  if (/^bytes \*\/\d+$/.test(said)) return 'none';
  const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(said) ?? [];
  return total === undefined ? undefined : { from: Number(from), to: Number(to), total: Number(total) };
}

export function putPiece(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: UPLOAD, units: 0 }, (channel) => {
    const problem = problemWithQuery(call, ['uploadType', 'upload_id']);
    if (problem) return problem;
    const session = state.sessions.get(call.query['upload_id'] ?? '');
    const lives = session !== undefined && session.expiresAtMs > state.world.now();
    if (!lives || session.channelId !== channel.id || call.bent.handlesExpire === true) return notFound();
    if (session.videoId !== null) return finished(state, session.videoId);
    const range = rangeOf(call);
    if (!range) return badRequest('Failed to parse Content-Range header.');
    const total = Number(/\d+$/.exec(call.headers['content-range'] ?? '')?.[0]);
    if (total !== session.totalBytes)
      return badRequest(`The session is for ${session.totalBytes} bytes, not for ${total}.`);
    const bytes = call.body.kind === 'raw' && call.body.bytes ? call.body.bytes : Buffer.alloc(0);
    if (range === 'none') return bytes.length === 0 ? goesOn(session) : badRequest('A query has no body.');
    return takePiece(state, call, { channel, session, range, bytes });
  });
}

interface Come {
  channel: Channel;
  session: Session;
  range: Range;
  bytes: Buffer;
}

function takePiece(state: YouTube, call: Call, { channel, session, range, bytes }: Come): Answer {
  const { from, to, total } = range;
  if (bytes.length !== to - from + 1 || to >= total)
    return badRequest('The number of bytes uploaded does not fit the Content-Range header.');
  if (call.headers['content-type'] !== session.mimeType)
    return badRequest(`Content-Type must be ${session.mimeType}.`);
  if (from !== session.receivedBytes)
    return badRequest(
      `According to the Content-Range header, the upload offset is ${from} byte(s), but ${session.receivedBytes} byte(s) are there.`,
    );
  const isLast = to + 1 === total;
  if (!isLast && bytes.length % UNIT_BYTES !== 0)
    return badRequest(
      `The number of bytes uploaded must be a multiple of ${UNIT_BYTES}, except for the last request.`,
    );
  const pieceSha256s = [...session.pieceSha256s, state.world.blobs.keep(bytes)];
  const grown = { ...session, pieceSha256s, receivedBytes: to + 1 };
  if (!isLast) {
    state.sessions.put(session.id, grown);
    return goesOn(grown);
  }
  const video = makeVideo(state, call, channel, grown);
  state.sessions.put(session.id, { ...grown, videoId: video.id });
  return finished(state, video.id);
}

function goesOn({ receivedBytes }: Session): Answer {
  const headers = receivedBytes === 0 ? {} : { range: `bytes=0-${receivedBytes - 1}` };
  return withHeaders({ status: 308, headers: {}, body: { kind: 'none' } }, headers);
}

function finished(state: YouTube, videoId: string): Answer {
  const video = state.videos.get(videoId);
  if (!video) return json(200, { kind: 'youtube#video', id: videoId });
  const parts = ['snippet', 'status', ...(video.recordingDetails ? ['recordingDetails'] : [])];
  return json(200, showVideo(state, video, parts));
}

const isVideo = (bytes: Buffer): boolean => isMp4(bytes) || bytes.toString('hex', 0, 4) === '1a45dfa3';

/** Uploads of a project that was not audited are locked, whatever they ask for. */
function statusOf({ world }: YouTube, { status }: Session): Session['status'] {
  return world.settings.unreviewed.youtube ? { ...status, privacyStatus: 'private' } : status;
}

function makeVideo(state: YouTube, call: Call, channel: Channel, session: Session): Video {
  const { world } = state;
  const bytes = Buffer.concat(session.pieceSha256s.flatMap((sha256) => world.blobs.read(sha256) ?? []));
  const sha256 = world.blobs.keep(bytes);
  const isTwin =
    world.settings.duplicateFilter.youtube &&
    state.videos.of(channel.id).some((one) => one.sha256 === sha256);
  const video: Video = {
    id: newVideoId(),
    channelId: channel.id,
    snippet: session.snippet,
    ...(session.recordingDetails ? { recordingDetails: session.recordingDetails } : {}),
    status: statusOf(state, session),
    sha256,
    byteCount: bytes.length,
    coverSha256: null,
    madeAtMs: world.now(),
    readyAtMs: world.now() + (call.bent.heldForMs ?? PROCESSING_MS),
    fate: !isVideo(bytes) || call.bent.flipsTo === 'gone' ? 'failed' : isTwin ? 'rejected' : 'processed',
  };
  state.videos.put(video.id, video);
  world.ledger.posted({
    platform: 'youtube',
    account: channel.id,
    externalId: video.id,
    text: textAt(video.snippet, 'description') ?? '',
    mediaSha256s: [sha256],
    visibility: visibilityOf(video),
    ...appliedBy(call, video.madeAtMs),
  });
  return video;
}
