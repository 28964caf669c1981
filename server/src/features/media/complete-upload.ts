// Complete an upload in chunks: made a file by one at a time, however many ask and of whatever process; whoever asks meanwhile waits for the same.
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '@herald/contract/constants.ts';
import type { FileRecord, UploadOffset } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { admitSender } from './admit-sender.ts';
import { describeFile } from './describe-file.ts';
import { sealUpload } from './seal-upload.ts';
import { findPart, type PartRow } from './store/chunks.ts';
import { listRecorded } from './store/ended-uploads.ts';
import { findFile } from './store/files.ts';
import { claimPart, type Hold } from './store/held-uploads.ts';

/** Well within the minute after which a browser, or a proxy in between, takes a silent line for a broken one. */
const answerWithinMs = 20_000;
const lookEveryMs = 250;
/** By key: why no file came of one, for whoever asks again once it is sent from the start. */
const refused = new Map<string, Refusal>();
const rememberMs = 5 * minuteMs;

/**
 * Whoever did not hear the answer asks again and gets the same; a server that died in between goes on where it was. That all of it
 * is there, and no more, is the answer while it is still looked at: a scanner and a copy may take minutes.
 */
export async function completeUpload(
  context: Context,
  fields: ReadonlyMap<string, string>,
  withinMs = answerWithinMs,
): Promise<FileRecord | UploadOffset> {
  const { key } = await admitSender(context, fields);
  const until = performance.now() + withinMs;
  for (;;) {
    const claimed = await claimPart(context.db, key);
    const part = claimed ?? (await findPart(context.db, key));
    if (!part) throw new Refusal('not-found');
    const left = until - performance.now();
    const record = claimed ? await seal(context, claimed, left) : await findRecord(context, part);
    if (record) return record;
    if (left <= 0) return { offset: part.sizeBytes };
    await sleep(Math.min(left, lookEveryMs));
  }
}

/** The work goes on where nobody waits for it any longer. */
async function seal(context: Context, part: PartRow & Hold, withinMs: number): Promise<FileRecord | null> {
  const { key } = part;
  refused.delete(key);
  const sealing = sealUpload(context, part);
  sealing.catch((error: unknown) => {
    if (error instanceof Refusal) remember(key, error);
    else context.log.warn({ key, err: error }, 'an upload that is all there could not be made a file');
  });
  return Promise.race([sealing, sleep(Math.max(0, withinMs), null, { ref: false })]);
}

/** Null while somebody is at it. */
async function findRecord({ db }: Context, part: PartRow): Promise<FileRecord | null> {
  const { key, keptAs, isSealed, sizeBytes, receivedBytes } = part;
  const kept = await findFile(db, keptAs ?? key);
  if (kept) return describeFile(kept);
  const offset = receivedBytes ?? 0;
  if (!isSealed || offset < sizeBytes)
    throw (offset === 0 && refused.get(key)) || new Refusal('chunk-elsewhere', { offset });
  const isDeleted = (await listRecorded(db, [keptAs ?? key])).length > 0;
  if (isDeleted) throw new Refusal('not-found');
  return null;
}

function remember(key: string, refusal: Refusal): void {
  refused.set(key, refusal);
  setTimeout(() => refused.get(key) === refusal && refused.delete(key), rememberMs).unref();
}
