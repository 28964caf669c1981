// Channels, videos and entries of a list as YouTube shows them: only the parts asked for.
import type { JsonRecord } from '../../json.ts';
import { textAt } from '../../json.ts';
import type { LedgerPost } from '../../ledger.ts';
import { uploadsOf, uploadStatusOf, written, type Channel, type Video, type YouTube } from './state.ts';

/** A video has these; channels and entries of a list some others. */
export const VIDEO_PARTS = ['id', 'snippet', 'status', 'processingDetails', 'statistics', 'recordingDetails'];
export const LIST_PARTS = ['id', 'snippet', 'contentDetails', 'status'];
const REASONS = {
  failed: { failureReason: 'invalidFile' },
  rejected: { rejectionReason: 'duplicate' },
  uploaded: {},
  processed: {},
};

export function visibilityOf({ status, fate }: Video): LedgerPost['visibility'] {
  if (status['publishAt'] !== undefined) return 'scheduled';
  return fate === 'processed' && (status['privacyStatus'] ?? 'public') === 'public'
    ? 'public'
    : 'unpublished';
}

/** As Google writes a moment, however it was sent. */
export function showRecording(recording: JsonRecord = {}): JsonRecord {
  const at = textAt(recording, 'recordingDate');
  return at === undefined ? recording : { ...recording, recordingDate: written(Date.parse(at)) };
}

export function showVideo(state: YouTube, video: Video, parts: string[]): JsonRecord {
  const uploadStatus = uploadStatusOf(state, video);
  const processed = {
    uploaded: 'processing',
    processed: 'succeeded',
    failed: 'failed',
    rejected: 'terminated',
  };
  const done = state.world.readers.of('youtube', video.id);
  const all: JsonRecord = {
    snippet: {
      description: '',
      ...video.snippet,
      publishedAt: written(video.madeAtMs),
      channelId: video.channelId,
      channelTitle: state.channels.get(video.channelId)?.title ?? '',
      thumbnails: {},
      liveBroadcastContent: 'none',
    },
    status: {
      privacyStatus: 'public',
      license: 'youtube',
      embeddable: true,
      publicStatsViewable: true,
      madeForKids: video.status['selfDeclaredMadeForKids'] === true,
      ...video.status,
      uploadStatus,
      ...REASONS[uploadStatus],
    },
    recordingDetails: showRecording(video.recordingDetails),
    processingDetails: { processingStatus: processed[uploadStatus] },
    // Texts, as everything that Google counts in 64 bits.
    statistics: {
      viewCount: String(done.views),
      likeCount: String(done.likes),
      favoriteCount: '0',
      commentCount: String(done.comments),
    },
  };
  return { kind: 'youtube#video', id: video.id, ...only(all, parts) };
}

export function describeChannel({ id, title, handle }: Channel, parts: string[], origin: string): JsonRecord {
  const thumbnails = { default: { url: `${origin}/_face.svg`, width: 88, height: 88 } };
  const publishedAt = '2024-01-23T00:00:00Z';
  const all: JsonRecord = {
    snippet: { title, description: '', customUrl: handle, publishedAt, thumbnails },
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(id) } },
    status: { privacyStatus: 'public', isLinked: true, longUploadsStatus: 'allowed' },
  };
  return { kind: 'youtube#channel', id, ...only(all, parts) };
}

export function showItem(
  { id, snippet, status, madeAtMs }: Video,
  playlistId: string,
  parts: string[],
): JsonRecord {
  const publishedAt = written(madeAtMs);
  const { title = '', description = '' } = snippet;
  const all: JsonRecord = {
    snippet: {
      publishedAt,
      title,
      description,
      playlistId,
      resourceId: { kind: 'youtube#video', videoId: id },
    },
    contentDetails: { videoId: id, videoPublishedAt: publishedAt },
    status: { privacyStatus: status['privacyStatus'] ?? 'public' },
  };
  return { kind: 'youtube#playlistItem', id: `${playlistId}.${id}`, ...only(all, parts) };
}

function only(all: JsonRecord, parts: string[]): JsonRecord {
  return Object.fromEntries(Object.entries(all).filter(([part]) => parts.includes(part)));
}

export const pageOf = (count: number) => ({ totalResults: count, resultsPerPage: count });
