// A sender that does what the console does: asks where the server stands, sends the next chunk, and after a broken line asks again.
import { createReadStream } from 'node:fs';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadSilenceMs } from '@herald/contract/constants.ts';
import { UploadOffset, UploadPolicy } from '@herald/contract/media.ts';
import { z } from 'zod';

export type Film = { readonly path: string; readonly name: string; readonly size: number };
export type Sent = { readonly sentBytes: number };
type Answer = { readonly status: number; readonly text: string };
type Asked = { readonly method: string; readonly headers: Readonly<Record<string, string>> };

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
    Readable.from([JSON.stringify({ name: film.name, size: film.size, type: 'video/mp4' })]),
  );
  if (signed.status !== 200) throw new Error(`No policy was given: ${signed.text}`);
  const { policy, signature, chunks } = UploadPolicy.parse(Envelope.parse(JSON.parse(signed.text)).data);
  if (!chunks) throw new Error('The server takes no chunks of this file');
  const headers = { 'upload-policy': policy, 'upload-signature': signature };
  const at = `${origin}${chunks.uri}`;
  const chunkBytes = chunks.bytes;
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
    if (offset < 0) return call(at, { method: 'GET', headers });
    if (offset >= film.size) return call(at, { method: 'POST', headers });
    const end = Math.min(offset + chunkBytes, film.size);
    const body = createReadStream(film.path, { start: offset, end: end - 1, highWaterMark: 262_144 });
    body.on('data', ({ length }) => {
      sentBytes += length;
      onSent(sentBytes);
    });
    const sized = { 'content-type': 'application/octet-stream', 'content-length': String(end - offset) };
    return call(`${at}?offset=${offset}`, { method: 'PUT', headers: { ...headers, ...sized } }, body);
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

export function call(url: string, asked: Asked, body?: NodeJS.ReadableStream): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { ...asked, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('error', fail);
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    outgoing.on('error', fail);
    if (body) body.pipe(outgoing);
    else outgoing.end();
  });
}
