// A file from the moment it is chosen: hashed, looked up, signed for, and sent in one piece or in chunks.
import { afterTwin } from './after-twin.ts';
import { abandon, askPolicy, askStored } from './api.ts';
import { exchange } from './exchange.ts';
import { hashFile } from './hash-file.ts';
import { isReadable } from './is-readable.ts';
import { patiently } from './patiently.ts';
import { sendChunks, type SentChunks } from './send-chunks.ts';
import { sendFile, type Sent } from './send-file.ts';
import { sentOfTrouble } from './sent-of-trouble.ts';
import type { Send } from './upload-desk.ts';

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const line = { exchange, pause, isReadable };
/** Stopped so often elsewhere, it is meant. */
const beginnings = 3;
/** One that has to wait is not read anew each time it asks. */
const hashes = new WeakMap<File, string>();

export const sendUpload: Send = async (file, going) => {
  try {
    return await send(file, going);
  } catch (error) {
    if (!going.signal.aborted && !(await isReadable(file))) return { kind: 'changed' };
    return sentOfTrouble(error, going.signal.aborted);
  }
};

/** The same bytes of one's own department are not sent again. */
async function send(file: File, going: Parameters<Send>[1]): Promise<Sent> {
  const { signal } = going;
  const md5 = hashes.get(file) ?? (await hashFile(file, signal));
  if (signal.aborted) return { kind: 'cancelled' };
  if (md5 === null) return sendHashed(file, null, going);
  hashes.set(file, md5);
  return afterTwin(md5, signal, () => sendHashed(file, md5, going));
}

async function sendHashed(file: File, md5: string | null, going: Parameters<Send>[1]): Promise<Sent> {
  const { signal } = going;
  for (let begun = 0; begun < beginnings; begun += 1) {
    const ask = () => askStored(file, md5 ?? '', signal);
    const record = md5 === null ? null : await patiently(ask, signal, pause);
    if (record) return { kind: 'stored', record };
    const sent = await sendOnce(file, md5, going);
    if (sent.kind !== 'gone') return sent;
  }
  return { kind: 'failed' };
}

async function sendOnce(
  file: File,
  md5: string | null,
  { signal, onSending, onProgress, onArrived }: Parameters<Send>[1],
): Promise<SentChunks> {
  const policy = await patiently(() => askPolicy(file, md5, signal), signal, pause);
  onSending();
  const { chunks } = policy;
  const going = { signal, onProgress, onArrived };
  const sent = await (chunks === null
    ? sendFile(file, policy, going, line)
    : sendChunks(file, { ...policy, chunks }, going, line));
  // Nobody has those bytes any more, or nobody wants them.
  if (sent.kind === 'cancelled' || sent.kind === 'changed') await abandon(policy.key);
  return sent;
}
