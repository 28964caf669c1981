// The one irreversible call: the last piece of a video's file, or the addresses of pictures, which TikTok fetches from then on.
import type { Post } from '@herald/contract/post.ts';
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { noticed, type Failure, type Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import { readKept } from '../read-kept.ts';
import { unsendable } from '../sendable.ts';
import { unlessProven } from '../unless-proven.ts';
import { askTikTok, explainReason, Taken } from './answers.ts';
import { lastFrom, readStatus, readUpload, sendPiece, videoKey, type Upload } from './prepare.ts';

const askAgainInSeconds = 15;

/** Sent again it is the same piece to the same address: TikTok answers 416 or 404 when it has it already. */
export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const keys = sending.post.video ? [videoKey] : [];
  const refused = unsendable(sending, keys, { video: true });
  if (refused) return { ok: false, failure: refused };
  const { video, images } = sending.post;
  if (!video && images.length > 0) return publishPhotos(outside, account, sending.post);
  const upload = readUpload(sending.handles[videoKey]);
  if (!video || !upload) return noticed('media', 'The post has no video', 'no-handle');
  const from = lastFrom(upload);
  const piece = await readKept(async () => {
    const file = await outside.openFile(video.url);
    return { from, bytes: await file.read(from, upload.totalBytes - from), mimeType: file.mimeType };
  });
  if (!piece.ok) return piece;
  const sent = await sendPiece(outside, account, upload, piece.value);
  if (!sent.ok) return sent.failure.kind === 'media' ? endedAt(outside, account, upload, sent.failure) : sent;
  if (sent.value !== 201)
    return noticed('unknown', `TikTok answers ${sent.value} to the last piece`, String(sent.value));
  return { ok: true, value: { state: 'processing', handle: upload.publishId, askAgainInSeconds } };
}

/** Refused before the piece came, or because it had come: opened anew in that case, it would come twice. */
async function endedAt(
  outside: Outside,
  account: Account,
  { publishId, totalBytes }: Upload,
  failure: Failure,
): Promise<Result<Published>> {
  const read = await readStatus(followUp(outside), account, publishId);
  if (!read.ok) return unlessProven(failure, false);
  const { status, uploaded_bytes: uploaded = totalBytes, fail_reason: reason } = read.value;
  if (status === 'FAILED') return { ok: false, failure: explainReason(reason) };
  return unlessProven(failure, status === 'PROCESSING_UPLOAD' && uploaded < totalBytes);
}

/** Not safe to repeat: each time it is asked for, something comes into the inbox, and only the answer has its publish_id. */
async function publishPhotos(
  outside: Outside,
  { token }: Account,
  { text, images }: Post,
): Promise<Result<Published>> {
  const json = {
    media_type: 'PHOTO',
    post_mode: 'MEDIA_UPLOAD',
    post_info: text === '' ? {} : { description: text },
    source_info: {
      source: 'PULL_FROM_URL',
      photo_images: await Promise.all(images.map(({ url }) => outside.addressOf(url))),
      photo_cover_index: 0,
    },
  };
  const question = { method: 'POST', path: 'post/publish/content/init/', json } as const;
  const taken = await askTikTok(outside, token.access, question, Taken);
  if (!taken.ok) return taken;
  return { ok: true, value: { state: 'processing', handle: taken.value.publish_id, askAgainInSeconds } };
}
