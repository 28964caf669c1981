// Outside: how the server speaks to platforms: a fresh connection a call, no retry, and a deadline before the first byte.
import { largestAnswerBytes } from '@herald/channels/ask.ts';
import { sendDeadlinePassed } from '@herald/channels/never-sent.ts';
import { Agent, buildConnector, fetch } from 'undici';
import type { Context, OutsideFetch } from '../context.ts';

/** A client that would send what it has sent once more: what became of the first is not known. */
class WouldRepeat extends Error {
  readonly code = 'HERALD_WOULD_REPEAT';
}

/** Thrown when the deadline passed before anything was written: the call certainly did not happen. */
class SendDeadlinePassed extends Error {
  readonly code = sendDeadlinePassed;
}

const connectTimeoutMs = 10_000;

/**
 * `sendBefore` is a reading of performance.now(), taken before the marker was committed (publishing.md §10 D2). It holds the
 * irreversible call; what `follows` it may come late, within its own timeout.
 */
export function openOutsideFetch(reach: Context['reach']): OutsideFetch {
  return ({ timeoutMs, sendBefore: deadline }) =>
    async (url, { follows = false, ...init }) => {
      const sendBefore = follows ? undefined : deadline;
      const connect = buildConnector({ timeout: connectTimeoutMs, keepAlive: false, allowH2: false });
      let isHandedOver = false;
      /** Points of an irreversible call alone. */
      const at = async (point: string) => (sendBefore === undefined ? undefined : reach(point));
      const guard = () =>
        sendBefore !== undefined && performance.now() > sendBefore
          ? new SendDeadlinePassed('too late to send')
          : null;
      const dispatcher = new Agent({
        pipelining: 0,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        // Over HTTP/2 a stream that was refused is asked anew by the client itself.
        allowH2: false,
        connect: (options, done) => {
          // One connection a call: after the answer 421 undici's fetch sends all of it again.
          if (isHandedOver) return done(new WouldRepeat('the call was made before'), null);
          connect(options, (error, socket) => {
            if (error) return done(guard() ?? error, null);
            const begin = async () => {
              await at('F05');
              const late = guard();
              if (late) socket.destroy();
              if (late) return done(late, null);
              isHandedOver = true;
              done(null, socket);
              setImmediate(() => void (socket.bytesWritten > 0 && at('F06')));
            };
            void begin();
          });
        },
      });
      try {
        const late = guard();
        if (late) throw late;
        const signal = AbortSignal.timeout(timeoutMs);
        // Node's own Request turns forms into bytes: undici's fetch knows only its own FormData.
        const asked = new Request(url, init);
        const bytes = await asked.arrayBuffer();
        const answer = await fetch(url, {
          method: asked.method,
          headers: [...asked.headers],
          body: bytes.byteLength > 0 ? bytes : null,
          dispatcher,
          signal,
          redirect: 'manual',
        });
        await at('F07');
        const body = await readStart(answer.body);
        return new Response(hasNoBody(answer.status) ? null : body, {
          status: answer.status,
          headers: [...answer.headers],
        });
      } finally {
        dispatcher.destroy().catch(() => undefined);
      }
    };
}

/** All of an answer, or as much of a larger one as shows that it is too large: what is unpacked may be a thousand times what came. */
async function readStart(body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes > largestAnswerBytes) break;
  }
  return Buffer.concat(pieces);
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
