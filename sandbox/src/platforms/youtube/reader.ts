// A video on YouTube as its viewers find it: its title, description and cover, or the word that it is not to be had.
import type { Answer, Call } from '../../call.ts';
import { page, postCard } from '../../page.ts';
import { textAt, textsAt } from '../../json.ts';
import { showRecording } from './nodes.ts';
import { uploadStatusOf, type Video, type YouTube } from './state.ts';

const unavailable = (because: string): Answer =>
  page(404, 'Video unavailable', `<section><h1>Video unavailable</h1><p>${because}</p></section>`, 'youtube');

function card(state: YouTube, video: Video): string {
  const { channelId, snippet, recordingDetails = {}, coverSha256, madeAtMs, byteCount } = video;
  const recordedOn = textAt(showRecording(recordingDetails), 'recordingDate')?.slice(0, 10);
  const channel = state.channels.get(channelId);
  const tags = (textsAt(snippet, 'tags') ?? []).map((tag) => `#${tag.replaceAll(' ', '')}`);
  const lines = [
    `▶ ${textAt(snippet, 'title') ?? ''} (${byteCount} bytes)`,
    textAt(snippet, 'description'),
    tags.join(' '),
    // Beside the date of publication, which it does not change.
    recordedOn && `Recorded on ${recordedOn}`,
  ];
  return postCard({
    accountName: channel?.title ?? '',
    accountLine: channel?.handle ?? '',
    text: lines.filter((line) => line !== undefined && line !== '').join('\n\n'),
    pictures: coverSha256 === null ? [] : [{ sha256: coverSha256, altText: '' }],
    atMs: madeAtMs,
  });
}

export function watchVideo(state: YouTube, call: Call): Answer {
  const video = state.videos.get(call.query['v'] ?? '');
  if (!video) return unavailable('This video isn’t available any more.');
  if (video.status['privacyStatus'] === 'private') return unavailable('This video is private.');
  const status = uploadStatusOf(state, video);
  if (status === 'rejected' || status === 'failed') return unavailable('This video has been removed.');
  if (status === 'uploaded') return unavailable('We’re processing this video. Check back later.');
  state.world.readers.opened('youtube', video.id, call);
  return page(200, `${textAt(video.snippet, 'title') ?? ''} - YouTube`, card(state, video), 'youtube');
}

export function showChannel(state: YouTube, call: Call): Answer {
  const channel = state.channels.get(call.params['id'] ?? '');
  if (!channel) return unavailable('This channel does not exist.');
  const shown = state.videos
    .of(channel.id)
    .filter(
      (video) => uploadStatusOf(state, video) === 'processed' && video.status['privacyStatus'] === 'public',
    )
    .toReversed();
  const body = shown.map((video) => card(state, video)).join('');
  return page(
    200,
    channel.title,
    body === '' ? '<section>This channel has no videos.</section>' : body,
    'youtube',
  );
}
