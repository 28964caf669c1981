// Outside: how the server speaks to platforms: a fresh connection a call, no retry, and a deadline before the first byte.
import { largestAnswerBytes } from '@herald/channels/ask.ts';
import { sendDeadlinePassed } from '@herald/channels/never-sent.ts';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import type { Context, OutsideFetch } from '../context.ts';
import { connectOutside } from './connect-outside.ts';

/** Thrown when the deadline passed before anything was written: the call certainly did not happen. */
class SendDeadlinePassed extends Error {
  readonly code = sendDeadlinePassed;
}

/**
 * `sendBefore` is a reading of performance.now(), taken before the marker was committed (publishing.md §10 D2). It holds the
 * irreversible call; what `follows` it may come late, within its own timeout.
 */
export function openOutsideFetch(reach: Context['reach']): OutsideFetch {
  return ({ timeoutMs, sendBefore: deadline }) =>
    async (url, { follows = false, ...init }) => {
      const sendBefore = follows ? undefined : deadline;
      /** Points of an irreversible call alone. */
      const at = async (point: string) => (sendBefore === undefined ? undefined : reach(point));
      const refuseLate = () => {
        if (sendBefore !== undefined && performance.now() > sendBefore)
          throw new SendDeadlinePassed('too late to send');
      };
      const signal = AbortSignal.timeout(timeoutMs);
      let socket: Socket | null = null;
      try {
        refuseLate();
        const asked = await bytesOf(new Request(url, init));
        const connected = await connectOutside(asked.url, signal).catch((error: unknown) => {
          refuseLate();
          throw error;
        });
        socket = connected;
        await at('F05');
        refuseLate();
        const answering = askOn(connected, asked, signal);
        setImmediate(() => void (connected.bytesWritten > 0 && at('F06')));
        const answer = await answering;
        await at('F07');
        return responseOf(answer, await readStart(answer));
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        socket?.destroy();
      }
    };
}

type Asked = {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/** Node's own Request turns forms into bytes, and names their type. */
async function bytesOf(asked: Request): Promise<Asked> {
  const url = new URL(asked.url);
  const body = new Uint8Array(await asked.arrayBuffer());
  const isSized = body.byteLength > 0 || asked.method === 'POST' || asked.method === 'PUT';
  const headers = {
    host: url.host,
    'user-agent': 'Herald',
    // What is small already needs no packing, and what is not packed cannot unpack to a thousand times itself.
    'accept-encoding': 'identity',
    ...Object.fromEntries(asked.headers),
    ...(isSized ? { 'content-length': String(body.byteLength) } : {}),
  };
  return { url, method: asked.method, headers, body };
}

/** Node repeats nothing on a connection that is given to it, whatever comes back. */
function askOn(
  socket: Socket,
  { url, method, headers, body }: Asked,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const path = `${url.pathname}${url.search}`;
    const asking = request({ createConnection: () => socket, method, path, headers, signal });
    asking.once('response', done);
    // It stays: after the answer too the connection may break.
    asking.on('error', fail);
    asking.end(body);
  });
}

/** All of an answer, or as much of a larger one as shows that it is too large. */
async function readStart(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unpacked(answer)) {
    if (!Buffer.isBuffer(piece)) continue;
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes > largestAnswerBytes) break;
  }
  return Buffer.concat(pieces);
}

/** Some pack what they say though nobody asked for it: then what is unpacked may be a thousand times what came. */
function unpacked(answer: IncomingMessage): NodeJS.ReadableStream {
  const packing = answer.headers['content-encoding'] ?? 'identity';
  if (packing === 'identity') return answer;
  return pipeline(answer, packing === 'br' ? createBrotliDecompress() : createUnzip(), () => undefined);
}

function responseOf(
  { statusCode = 0, rawHeaders }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
): Response {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return new Response(hasNoBody(statusCode) ? null : body, { status: statusCode, headers });
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
