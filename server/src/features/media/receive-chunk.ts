// Receive a chunk of an upload: at the byte where the file stands, handed straight to the store, there for good when it is answered.
import { megabytes } from '@herald/contract/channel-problem.ts';
import { chunkBytes, dayMs } from '@herald/contract/constants.ts';
import { problem } from '@herald/contract/problems.ts';
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { FileTooLarge, PartLost } from '../../files/files.ts';
import { Refusal } from '../../refusal.ts';
import { admitSender } from './admit-sender.ts';
import { identifyFile } from './identify-file.ts';
import { limitUploads } from './limit-uploads.ts';
import { advancePart, beatPart, beginChunk, findPart, resetPart, type PartRow } from './store/chunks.ts';
import { lockUploads, uploadTimes } from './store/upload-counts.ts';

/**
 * A gigabyte over a bad line takes longer than any policy, so a policy holds for 15 minutes after the last chunk, twice that while
 * one is on its way (a request ends after 15). The bytes are kept for a day: their owner may sign for them anew.
 */
const lives = { policyMs: uploadTimes.policyMs, keptMs: dayMs };
const underWay = { ...lives, policyMs: 2 * lives.policyMs };

const headBytes = 64;
/** Well within the time after which nothing was heard of it. */
const beatMs = uploadTimes.silentMs / 4;

type Sent = { fields: ReadonlyMap<string, string>; offset: number; stream: Readable };

/** Answers how many bytes of the file the store has. A sender who is cut off goes on from there. */
export async function receiveChunk(
  context: Context,
  { fields, offset, stream }: Sent,
): Promise<{ offset: number }> {
  const { db } = context;
  const { key } = await admitSender(context, fields);
  const judged = offset === 0 ? await judge(await demandPart(db, key, offset), stream) : stream;
  const part =
    (await beginChunk(db, key, offset, underWay, 'only')) ?? (await findPlace(context, key, offset));
  const written = await heard(context, key, () => write(context, part, { offset, stream: judged }));
  const now = await advancePart(db, key, offset + written, lives.policyMs);
  return { offset: now?.receivedBytes ?? offset + written };
}

/** However slow its line is, it keeps its place as long as this process takes its bytes. */
async function heard<T>({ db, log }: Context, key: string, take: () => Promise<T>): Promise<T> {
  const beating = setInterval(() => {
    beatPart(db, key).catch((error: unknown) => log.warn({ key, err: error }, 'a chunk could not be noted'));
  }, beatMs);
  try {
    return await take();
  } finally {
    clearInterval(beating);
  }
}

/** Of a large one that was silent for so long that others have its place: it waits where they are as many as may be. */
async function findPlace({ db, limits }: Context, key: string, offset: number): Promise<PartRow> {
  const part = await demandPart(db, key, offset);
  const begun = await db.transaction().execute(async (tx) => {
    await lockUploads(tx, part.ownerId);
    await limitUploads(tx, limits, { ...part, goesOn: true });
    return beginChunk(tx, key, offset, underWay, 'any');
  });
  return begun ?? (await demandPart(db, key, offset));
}

/** That it may go on there; otherwise why not. */
async function demandPart(db: Executor, key: string, offset: number): Promise<PartRow> {
  const part = await findPart(db, key);
  if (!part || part.isSealed) throw new Refusal('not-found');
  const stands = part.receivedBytes ?? 0;
  if (offset !== stands) throw new Refusal('chunk-elsewhere', { offset: stands });
  return part;
}

/** Its first bytes say what it is, before any is kept. */
async function judge({ name, ending }: PartRow, stream: Readable): Promise<Readable> {
  const head = await peek(stream);
  const kind = identifyFile(ending);
  if (!kind || kind.kind === 'img' || !kind.begins(head))
    throw new Refusal('file-not-what-it-says', { name, type: ending });
  if (stream.readableEnded) return Readable.from([head]);
  stream.unshift(head);
  return stream;
}

/** The stream itself stays the one to read: whoever cuts it off cuts off the line. */
async function peek(stream: Readable): Promise<Buffer> {
  let head = Buffer.alloc(0);
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      head = Buffer.concat([head, Buffer.from(piece)]);
      if (head.length >= headBytes) break;
    }
    return head;
  } catch {
    throw new Refusal('upload-refused', {}, [problem('upload-broke-off', 'images')]);
  }
}

async function write(
  { db, files }: Context,
  { key, sizeBytes }: PartRow,
  { offset, stream }: Omit<Sent, 'fields'>,
): Promise<number> {
  const atMostBytes = Math.min(chunkBytes, sizeBytes - offset);
  try {
    return await files.parts.write(key, offset, stream, atMostBytes);
  } catch (error) {
    if (error instanceof FileTooLarge)
      throw new Refusal('upload-too-large', { limit: megabytes(atMostBytes) });
    if (!(error instanceof PartLost)) throw error;
    // The store does not have what the row tells of: from the start, then.
    await resetPart(db, key);
    throw new Refusal('chunk-elsewhere', { offset: 0 });
  }
}
