// A file from the moment it is chosen: hashed, looked up, signed for, and sent in one piece or in chunks.
import { CallRefusal } from '../../lib/call-refusal.ts';
import { abandon, askPolicy, askStored } from './api.ts';
import { exchange } from './exchange.ts';
import { hashFile } from './hash-file.ts';
import { sendChunks } from './send-chunks.ts';
import { sendFile, type Sent } from './send-file.ts';
import type { Send } from './upload-desk.ts';

const line = { exchange, pause: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)) };

export const sendUpload: Send = async (file, going) => {
  try {
    return await send(file, going);
  } catch (error) {
    if (going.signal.aborted) return { kind: 'cancelled' };
    return error instanceof CallRefusal ? { kind: 'refused', sentence: error.sentence } : { kind: 'failed' };
  }
};

/** The same bytes of one's own department are not sent again. */
async function send(file: File, { signal, onSending, onProgress }: Parameters<Send>[1]): Promise<Sent> {
  const md5 = await hashFile(file, signal);
  if (signal.aborted) return { kind: 'cancelled' };
  const record = md5 === null ? null : await askStored(file, md5, signal);
  if (record) return { kind: 'stored', record };
  const policy = await askPolicy(file, md5, signal);
  onSending();
  const { chunks } = policy;
  if (chunks === null) return sendFile(file, policy, { signal, onProgress }, line);
  const sent = await sendChunks(file, { ...policy, chunks }, { signal, onProgress }, line);
  if (sent.kind === 'cancelled') await abandon(policy.key);
  return sent;
}
