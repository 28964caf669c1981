// The one irreversible call: the last piece of the file, for only after it something lies in the creator's inbox.
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { readKept } from '../read-kept.ts';
import { unsendable } from '../sendable.ts';
import { lastFrom, readUpload, sendPiece, videoKey } from './prepare.ts';

const askAgainInSeconds = 15;

/** Sent again it is the same piece to the same address: TikTok answers 416 or 404 when it has it already. */
export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const refused = unsendable(sending, [videoKey], { video: true });
  if (refused) return { ok: false, failure: refused };
  const { video } = sending.post;
  const upload = readUpload(sending.handles[videoKey]);
  if (!video || !upload) return noticed('media', 'The post has no video', 'no-handle');
  const from = lastFrom(upload);
  const piece = await readKept(async () => {
    const file = await outside.openFile(video.url);
    return { from, bytes: await file.read(from, upload.totalBytes - from), mimeType: file.mimeType };
  });
  if (!piece.ok) return piece;
  const sent = await sendPiece(outside, account, upload, piece.value);
  if (!sent.ok) return sent;
  if (sent.value !== 201)
    return noticed('unknown', `TikTok answers ${sent.value} to the last piece`, String(sent.value));
  return { ok: true, value: { state: 'processing', handle: upload.publishId, askAgainInSeconds } };
}
