// Reading back: videos by their ids, and the playlist of a channel’s own uploads, newest first, fifty at most at a time.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import { inside } from './access.ts';
import { badRequest, refusal } from './answers.ts';
import { READONLY } from './demo.ts';
import { partsOf, problemWithQuery } from './fields.ts';
import { LIST_PARTS, pageOf, showItem, showVideo, VIDEO_PARTS } from './nodes.ts';
import { uploadsOf, type YouTube } from './state.ts';

const MOST_AT_ONCE = 50;
const USUAL = '5';

export function listVideos(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: READONLY, units: 1 }, () => {
    const problem = problemWithQuery(call, ['part', 'id']);
    if (problem) return problem;
    const parts = partsOf(call, VIDEO_PARTS);
    if (isAnswer(parts)) return parts;
    const ids = (call.query['id'] ?? '').split(',');
    const found = ids.flatMap((id) => state.videos.get(id) ?? []);
    const items = found.map((video) => showVideo(state, video, parts));
    return json(200, { kind: 'youtube#videoListResponse', items, pageInfo: pageOf(items.length) });
  });
}

export function listUploads(state: YouTube, call: Call): Answer {
  return inside(state, call, { scope: READONLY, units: 1 }, (channel) => {
    const problem = problemWithQuery(call, ['part', 'playlistId'], ['maxResults', 'pageToken']);
    if (problem) return problem;
    const parts = partsOf(call, LIST_PARTS);
    if (isAnswer(parts)) return parts;
    const { playlistId = '', maxResults = USUAL, pageToken = '' } = call.query;
    const uploads = state.videos.of(channel.id);
    if (playlistId !== uploadsOf(channel.id) || uploads.length === 0)
      return refusal(404, 'playlistNotFound', { domain: 'youtube.playlistItem' });
    const most = Number(maxResults);
    if (!Number.isInteger(most) || most > MOST_AT_ONCE || most < 1) return badRequest('Invalid maxResults.');
    const from = pageToken === '' ? 0 : Number(Buffer.from(pageToken, 'base64url').toString());
    if (!Number.isSafeInteger(from)) return refusal(400, 'invalidPageToken', { domain: 'youtube.parameter' });
    const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
    const listed = uploads
      .filter(({ madeAtMs }) => madeAtMs <= hiddenNewerThanMs)
      .toReversed()
      .slice(droppedNewestCount);
    const next = from + most;
    const more =
      next < listed.length ? { nextPageToken: Buffer.from(String(next)).toString('base64url') } : {};
    return json(200, {
      kind: 'youtube#playlistItemListResponse',
      ...more,
      items: listed.slice(from, next).map((video) => showItem(video, playlistId, parts)),
      pageInfo: { totalResults: listed.length, resultsPerPage: most },
    });
  });
}
