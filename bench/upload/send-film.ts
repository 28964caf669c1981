// A sender that does what the console does: asks where the server stands, sends the next chunk, and after a broken line asks again.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadSilenceMs } from '@herald/contract/constants.ts';
import { UploadOffset, UploadPolicy } from '@herald/contract/media.ts';
import { z } from 'zod';
import { call, type Answer } from './call.ts';

export type Film = {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly md5: string;
};
export type Sent = { readonly sentBytes: number };

const Envelope = z.object({ data: z.unknown() });
const Elsewhere = z.object({ figures: UploadOffset });
const retryMs = 200;

/** Answers how many bytes went over the line in all, those that were sent twice counted twice. */
export async function sendFilm(
  origin: string,
  bearer: Readonly<Record<string, string>>,
  film: Film,
  onSent: (bytes: number) => void = () => undefined,
): Promise<Sent> {
  const signed = await call(
    `${origin}/prod-api/oss/media/postpolicy`,
    { method: 'POST', headers: { ...bearer, 'content-type': 'application/json' } },
    JSON.stringify({ name: film.name, size: film.size, md5: film.md5, type: 'video/mp4' }),
  );
  if (signed.status !== 200) throw new Error(`No policy was given: ${signed.text}`);
  const { policy, signature, chunks } = UploadPolicy.parse(Envelope.parse(JSON.parse(signed.text)).data);
  if (!chunks) throw new Error('The server takes no chunks of this file');
  const headers = { 'upload-policy': policy, 'upload-signature': signature };
  const at = `${origin}${chunks.uri}`;
  const chunkBytes = chunks.bytes;
  // As a browser does, which keeps its line.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [offset, sentBytes, silentMs] = [-1, 0, 0];
  for (;;) {
    const answer = await step(offset).catch(() => null);
    const stands = answer && offsetOf(answer);
    if (stands !== null) {
      [offset, silentMs] = [stands, 0];
      continue;
    }
    if (answer?.status === 200) return { sentBytes };
    if (answer && answer.status < 500) throw new Error(`The upload was refused: ${answer.text}`);
    if (silentMs > uploadSilenceMs) throw new Error('The server did not come back');
    await pause(retryMs);
    [offset, silentMs] = [-1, silentMs + retryMs];
  }

  function step(offset: number): Promise<Answer> {
    if (offset < 0) return call(at, { method: 'GET', headers, agent });
    if (offset >= film.size) return call(at, { method: 'POST', headers, agent });
    const end = Math.min(offset + chunkBytes, film.size);
    const sized = { 'content-type': 'application/octet-stream', 'content-length': String(end - offset) };
    const asked = { method: 'PUT', headers: { ...headers, ...sized }, agent };
    return call(`${at}?offset=${offset}`, asked, { path: film.path, start: offset, end, onSent: count });
  }

  function count(bytes: number): void {
    sentBytes += bytes;
    onSent(sentBytes);
  }
}

/** Where the server stands, said as an answer or as the reason of a refusal. */
function offsetOf({ text }: Answer): number | null {
  const data = Envelope.safeParse(parsed(text)).data?.data;
  const stands = UploadOffset.safeParse(data);
  if (stands.success) return stands.data.offset;
  return Elsewhere.safeParse(data).data?.figures.offset ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
