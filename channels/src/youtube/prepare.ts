// The file goes up in pieces, to an address that is kept before the first byte. All pieces but the last are harmless.
import { chosenValue } from '@herald/contract/check-choices.ts';
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { ChannelChoice } from '@herald/contract/channels.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import { ask } from '../ask.ts';
import { beginAnew } from '../begin-anew.ts';
import type { Account, Outside, Prepare, StepTaken } from '../channel.ts';
import { noticed, type Failure, type Result } from '../failure.ts';
import { Accepted, askYouTube, explainSession, saysOver, Uploaded } from './answers.ts';
import { unreadable } from '../chosen.ts';
import { isOwnAddress } from '../own-address.ts';
import { forKids, presetCategory, privacy } from '../youtube-choices.ts';
import { recordedAt, unreadableDate } from '../youtube-recorded.ts';
import { rules } from './rules.ts';

/** YouTube takes pieces of a multiple of 262,144 bytes; only the last may be any size. */
export const pieceBytes = 32 * 262_144;
/** About a week; no document says exactly. */
const sessionLivesSeconds = 604_800;
export const videoKey = 'video';
const tagsAtMost = 500;
/** Where Google takes files for YouTube, beside where we ask it. The account's token goes there with the bytes. */
const hosts = ['youtube.googleapis.com'];
const strange = noticed('unknown', 'YouTube named a strange address for the file', 'strange-address');

/** The session's address, and how many bytes were announced to it. */
export type Upload = { readonly session: string; readonly totalBytes: number };
/** What YouTube has of the file: the video itself, the bytes before `offset`, or no memory of it. */
export type Progress =
  | { readonly state: 'whole'; readonly videoId: string }
  | { readonly state: 'partly'; readonly offset: number }
  | { readonly state: 'over'; readonly failure: Failure };
type Piece = { readonly from: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly mimeType: string };

export const prepare: Prepare = {
  steps: ({ video }) => (video ? [{ key: videoKey }] : []),

  async take(outside, account, post, { key }, kept) {
    const { video } = post;
    if (!video || key !== videoKey) return noticed('media', `The post has no ${key}`, 'no-step');
    const upload = readUpload(kept?.handle);
    if (!upload) return begin(outside, account, post, video);
    // A piece whose answer was lost may have come: YouTube's word on it counts, not ours.
    const progress = await probe(outside, account, upload);
    if (!progress.ok) return progress;
    if (progress.value.state === 'over')
      return beginAnew(progress.value.failure, () => begin(outside, account, post, video));
    if (progress.value.state === 'whole') return taken(upload, upload.totalBytes);
    return sendPiece(outside, account, { post, video, upload, from: progress.value.offset });
  },
};

export function readUpload(handle: string | undefined): Upload | null {
  const [, totalBytes, session] = /^(\d+) (\S+)$/.exec(handle ?? '') ?? [];
  return session === undefined ? null : { session, totalBytes: Number(totalBytes) };
}

/** Where the last piece begins, the one that makes the video. */
function lastFrom({ totalBytes }: Upload): number {
  return Math.floor((totalBytes - 1) / pieceBytes) * pieceBytes;
}

function taken(upload: Upload, offset: number): Result<StepTaken> {
  const handle = `${upload.totalBytes} ${upload.session}`;
  const isReady = offset >= lastFrom(upload);
  return {
    ok: true,
    value: isReady
      ? { state: 'done', handle, expiresInSeconds: sessionLivesSeconds }
      : { state: 'more', handle, offset, askAgainInSeconds: 0 },
  };
}

/** Title and all go first; a session that was never finished leaves nothing behind. */
async function begin(
  outside: Outside,
  { token }: Account,
  post: Post,
  { url }: PostFile,
): Promise<Result<StepTaken>> {
  const refused = unreadable(rules, post) ?? unreadableDate(post) ?? tagsTooLong(post.keywords ?? []);
  if (refused) return { ok: false, failure: refused };
  const resource = resourceOf(post);
  const { sizeBytes, mimeType } = await outside.openFile(url);
  const question = {
    method: 'POST',
    path: 'upload/youtube/v3/videos',
    query: { uploadType: 'resumable', part: Object.keys(resource).join(',') },
    headers: { 'x-upload-content-length': String(sizeBytes), 'x-upload-content-type': mimeType },
    body: {
      raw: new TextEncoder().encode(JSON.stringify(resource)),
      mimeType: 'application/json; charset=UTF-8',
    },
  } as const;
  const answer = await askYouTube(outside, token.access, question, Accepted);
  if (!answer.ok) return answer;
  const session = answer.value.headers.get('location') ?? '';
  if (session === '') return noticed('unknown', 'YouTube named no address for the file', 'no-location');
  if (!isOwnAddress(session, outside, hosts)) return strange;
  return taken({ session, totalBytes: sizeBytes }, 0);
}

async function sendPiece(
  outside: Outside,
  account: Account,
  { post, video, upload, from }: { post: Post; video: PostFile; upload: Upload; from: number },
): Promise<Result<StepTaken>> {
  if (from >= lastFrom(upload)) return taken(upload, from);
  const file = await outside.openFile(video.url);
  const bytes = await file.read(from, Math.min(pieceBytes, lastFrom(upload) - from));
  const sent = await send(outside, account, upload, { from, bytes, mimeType: file.mimeType });
  if (!sent.ok && !saysOver(sent.failure)) return sent;
  if (!sent.ok) return beginAnew(sent.failure, () => begin(outside, account, post, video));
  if (sent.value.state === 'partly' && sent.value.offset > from) return taken(upload, sent.value.offset);
  return noticed('unknown', `YouTube took nothing of the piece at ${from}`, 'no-progress');
}

/** Reads only: an empty PUT. */
export async function probe(outside: Outside, account: Account, upload: Upload): Promise<Result<Progress>> {
  const answer = await send(outside, account, upload, null);
  if (answer.ok || !saysOver(answer.failure)) return answer;
  return { ok: true, value: { state: 'over', failure: answer.failure } };
}

export async function send(
  outside: Outside,
  { token }: Account,
  { session, totalBytes }: Upload,
  piece: Piece | null,
): Promise<Result<Progress>> {
  if (!isOwnAddress(session, outside, hosts)) return strange;
  const range = piece ? `${piece.from}-${piece.from + piece.bytes.length - 1}` : '*';
  const question = {
    method: 'PUT',
    url: session,
    headers: {
      authorization: `Bearer ${token.access}`,
      'content-range': `bytes ${range}/${totalBytes}`,
    },
    ...(piece ? { body: { raw: piece.bytes, mimeType: piece.mimeType } } : {}),
  } as const;
  const answer = await ask(outside, question, {
    reads: Accepted,
    explain: explainSession,
    secrets: [token.access, session],
    alsoAnswers: [308],
  });
  if (!answer.ok) return answer;
  const { status, headers, value } = answer.value;
  if (status === 308) return { ok: true, value: { state: 'partly', offset: nextByte(headers.get('range')) } };
  const video = Uploaded.safeParse(value);
  return video.success
    ? { ok: true, value: { state: 'whole', videoId: video.data.id } }
    : noticed('unknown', `Answered ${status} without a video`, String(status));
}

/** "bytes=0-262143"; without the header it has nothing. */
function nextByte(range: string | null): number {
  const last = /(\d+)$/.exec(range ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}

/** All tags together, with a comma between two and marks around one with a space in it (docs/videos, snippet.tags[]). */
export function tagsTooLong(tags: readonly string[]): Failure | null {
  const each = tags.map((tag) => [...tag].length + (/\s/.test(tag) ? 2 : 0));
  const length = each.reduce((sum, one) => sum + one + 1, -1);
  if (length <= tagsAtMost) return null;
  const words = `YouTube takes ${tagsAtMost} letters of tags at most, not ${length}`;
  return noticed('content', words, 'invalidTags').failure;
}

/** Of a post whose choices can be read, by the parts it is sent in. */
export function resourceOf(post: Post) {
  const chosen = (choice: ChannelChoice) => chosenValue(post, rules.channelId, choice) || choice.preset;
  const { keywords = [] } = post;
  const recorded = recordedAt(post);
  return {
    snippet: {
      title: post.title,
      description: sentText(post, rules),
      ...(keywords.length > 0 ? { tags: keywords } : {}),
      categoryId: chosenValue(post, rules.channelId, { at: 'class' }) || presetCategory,
    },
    status: {
      privacyStatus: chosen(privacy),
      selfDeclaredMadeForKids: chosen(forKids) === 'yes',
    },
    ...(recorded === undefined ? {} : { recordingDetails: { recordingDate: recorded } }),
  };
}
