// The file goes up in pieces, to an address that is kept before the first byte. All pieces but the last are harmless.
import type { Post, PostFile } from '@herald/contract/post.ts';
import { z } from 'zod';
import { ask } from '../ask.ts';
import { beginAnew } from '../begin-anew.ts';
import type { Account, Outside, Prepare, StepTaken } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import {
  Accepted,
  addressIsOver,
  askTikTok,
  explainReason,
  explainUpload,
  Opened,
  saysOver,
  Status,
} from './answers.ts';

/** The least that TikTok takes for a piece, so that the last one, which takes what remains as well, stays below twice as much. */
export const pieceBytes = 5 * 1_024 * 1_024;
/** How far TikTok is may be asked thirty times a minute only, so several pieces go up for each asking. */
const piecesATurn = 4;
const addressLivesSeconds = 3_600;
export const videoKey = 'video';

const Upload = z.object({ publishId: z.string(), address: z.string(), totalBytes: z.number() });
/** What was opened at TikTok, and how many bytes were announced. */
export type Upload = z.infer<typeof Upload>;
type Piece = { readonly from: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly mimeType: string };

export const prepare: Prepare = {
  steps: ({ video }: Post) => (video ? [{ key: videoKey }] : []),

  async take(outside, account, { video }, { key }, kept) {
    if (!video || key !== videoKey) return noticed('media', `The post has no ${key}`, 'no-step');
    const upload = readUpload(kept?.handle);
    if (!upload) return begin(outside, account, video);
    // A piece whose answer was lost may have come: TikTok's word on it counts, not ours.
    const status = await readStatus(outside, account, upload.publishId);
    const open = () => begin(outside, account, video);
    if (!status.ok) return saysOver(status.failure) ? beginAnew(status.failure, open) : status;
    const { status: said, uploaded_bytes: offset = 0, fail_reason: reason } = status.value;
    if (said === 'FAILED') return beginAnew(explainReason(reason), open);
    // What is beyond uploading came whole: it must never be opened anew.
    if (said !== 'PROCESSING_UPLOAD') return taken(upload, upload.totalBytes);
    return sendPieces(outside, account, { video, upload, offset });
  },
};

export function readUpload(handle = ''): Upload | null {
  return handle === '' ? null : Upload.parse(JSON.parse(handle));
}

/** What remains after whole pieces goes with the last. */
function piecesOf(totalBytes: number): number {
  return Math.max(Math.floor(totalBytes / pieceBytes), 1);
}

/** Where the last piece begins, the one that brings the video into the inbox. */
export function lastFrom({ totalBytes }: Upload): number {
  return (piecesOf(totalBytes) - 1) * pieceBytes;
}

function taken(upload: Upload, offset: number): Result<StepTaken> {
  const handle = JSON.stringify(upload);
  const isReady = offset >= lastFrom(upload);
  return {
    ok: true,
    value: isReady
      ? { state: 'done', handle, expiresInSeconds: addressLivesSeconds }
      : { state: 'more', handle, offset, askAgainInSeconds: 0 },
  };
}

/** What was opened and never filled reaches nobody. */
async function begin(outside: Outside, { token }: Account, { url }: PostFile): Promise<Result<StepTaken>> {
  const { sizeBytes } = await outside.openFile(url);
  const pieces = piecesOf(sizeBytes);
  const json = {
    source_info: {
      source: 'FILE_UPLOAD',
      video_size: sizeBytes,
      chunk_size: pieces === 1 ? sizeBytes : pieceBytes,
      total_chunk_count: pieces,
    },
  };
  const question = { method: 'POST', path: 'post/publish/inbox/video/init/', json } as const;
  const answer = await askTikTok(outside, token.access, question, Opened);
  if (!answer.ok) return answer;
  const { publish_id: publishId, upload_url: address } = answer.value;
  return taken({ publishId, address, totalBytes: sizeBytes }, 0);
}

/** Reads only. */
export function readStatus(outside: Outside, { token }: Account, publishId: string): Promise<Result<Status>> {
  const question = {
    method: 'POST',
    path: 'post/publish/status/fetch/',
    json: { publish_id: publishId },
  } as const;
  return askTikTok(outside, token.access, question, Status);
}

async function sendPieces(
  outside: Outside,
  account: Account,
  { video, upload, offset }: { video: PostFile; upload: Upload; offset: number },
): Promise<Result<StepTaken>> {
  const file = await outside.openFile(video.url);
  const end = lastFrom(upload);
  // A piece of which only a part came is sent again as a whole.
  let from = Math.floor(offset / pieceBytes) * pieceBytes;
  for (let sent = 0; sent < piecesATurn && from < end; sent += 1) {
    const bytes = await file.read(from, pieceBytes);
    const piece = await sendPiece(outside, account, upload, { from, bytes, mimeType: file.mimeType });
    const open = () => begin(outside, account, video);
    if (!piece.ok) return addressIsOver(piece.failure) ? beginAnew(piece.failure, open) : piece;
    if (piece.value !== 206) return noticed('unknown', 'TikTok wants no more pieces', String(piece.value));
    from += bytes.length;
  }
  return taken(upload, from);
}

/** The status TikTok answers with: 206 for a piece, 201 for the last. Its address is the permission: no token goes there. */
export async function sendPiece(
  outside: Outside,
  { token }: Account,
  { address, totalBytes }: Upload,
  { from, bytes, mimeType }: Piece,
): Promise<Result<number>> {
  const question = {
    method: 'PUT',
    url: address,
    headers: { 'content-range': `bytes ${from}-${from + bytes.length - 1}/${totalBytes}` },
    body: { raw: bytes, mimeType },
  } as const;
  const reading = { reads: Accepted, explain: explainUpload, secrets: [token.access, address] };
  const answer = await ask(outside, question, reading);
  return answer.ok ? { ok: true, value: answer.value.status } : answer;
}
