// The one irreversible call: the last piece of the file, for the video exists only after it. Then its cover, if it has one.
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { noticed, type Failure, type Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { readKept } from '../read-kept.ts';
import { unsendable } from '../sendable.ts';
import { unlessProven } from '../unless-proven.ts';
import { Accepted, askYouTube, saysOver } from './answers.ts';
import { pieceBytes, probe, readUpload, send, videoKey, type Upload } from './prepare.ts';
import { readVideo } from './settle.ts';

const askAgainInSeconds = 15;
type Picture = Awaited<ReturnType<Outside['readFile']>>;

export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const refused = unsendable(sending, [videoKey], { video: true });
  if (refused) return { ok: false, failure: refused };
  const { video, cover } = sending.post;
  const upload = readUpload(sending.handles[videoKey]);
  if (!video || !upload) return noticed('media', 'The post has no video', 'no-handle');
  // A call before this one may have brought a part of the last piece, or all of it: that is asked before a byte is sent.
  const before = await probe(outside, account, upload);
  if (!before.ok) return before;
  if (before.value.state === 'over') return noticed('media', 'The upload must begin anew', 'session-over');
  if (before.value.state === 'whole') return alreadyThere(outside, account, before.value.videoId);
  const { offset: from } = before.value;
  if (upload.totalBytes - from > pieceBytes)
    return noticed('media', `YouTube has only ${from} bytes of the file`, 'offset');
  const picture = cover === null ? null : await readKept(() => outside.readFile(cover));
  const piece = await readKept(async () => {
    const file = await outside.openFile(video.url);
    return { from, bytes: await file.read(from, upload.totalBytes - from), mimeType: file.mimeType };
  });
  if (!piece.ok) return piece;
  const sent = await send(outside, account, upload, piece.value);
  if (!sent.ok) return saysOver(sent.failure) ? missing(outside, account, upload, sent.failure) : sent;
  if (sent.value.state !== 'whole')
    return noticed('unknown', 'YouTube took only a part of the piece', 'no-progress');
  const { videoId } = sent.value;
  // A cover that cannot be read stops no video.
  const shown = picture?.ok ? await setCover(outside, account, videoId, picture.value) : picture;
  return processing(videoId, shown && !shown.ok ? shown.failure : undefined);
}

/** Its session ended before the piece came, or because it had come: sent anew in that case, the video would stand twice. */
async function missing(
  outside: Outside,
  account: Account,
  upload: Upload,
  failure: Failure,
): Promise<Result<never>> {
  const after = await probe(followUp(outside), account, upload);
  return unlessProven(failure, after.ok && after.value.state === 'partly');
}

function processing(handle: string, refused?: Failure): Result<Published> {
  const told = refused ? { lacking: { what: 'cover', failure: refused } as const } : {};
  return { ok: true, value: { state: 'processing', handle, askAgainInSeconds, ...told } };
}

/** Its owner may have removed it while we did not know of it: then it is not sent again. */
async function alreadyThere(outside: Outside, account: Account, videoId: string): Promise<Result<Published>> {
  const read = await readVideo(followUp(outside), account, videoId);
  // It is there: what a look came to is no outcome of its sending.
  if (!read.ok) return processing(videoId);
  return read.value ? processing(videoId) : noticed('content', 'The video was removed on YouTube', 'removed');
}

/** The video stands whatever is said of its cover: a refusal (a channel without a verified phone) is told, and is no failure. */
export async function setCover(
  outside: Outside,
  { token }: Account,
  videoId: string,
  { bytes, mimeType }: Picture,
): Promise<Result<object>> {
  const path = 'upload/youtube/v3/thumbnails/set';
  const question = { method: 'POST', path, query: { videoId }, body: { raw: bytes, mimeType } } as const;
  const set = await askYouTube(followUp(outside), token.access, question, Accepted);
  if (set.ok || set.failure.platformCode !== 'forbidden') return set;
  // A right that is missing is named as such: this is a channel whose phone nobody has confirmed (thumbnails/set).
  return { ok: false, failure: { ...set.failure, platformCode: 'forbidden-cover' } };
}
