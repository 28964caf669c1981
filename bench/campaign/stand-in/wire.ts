// Puts an answer on the wire, whole or broken in one of the ways networks break answers.
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from './faults.ts';

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
/** Before: nothing happens. Held: it happens later than it is answered. */
export type When = 'now' | 'held';
type Ask = (when: When) => Answer;

const refusals: Readonly<Record<string, Answer>> = {
  '500-before': { status: 500, body: { error: 'internal' } },
  'list-5xx': { status: 503, body: { error: 'unavailable' } },
  unauthorized: { status: 401, body: { error: 'token' } },
  duplicate: { status: 403, body: { error: 'duplicate' } },
  'rate-absent': { status: 429, body: { error: 'rate' } },
  'rate-absurd': { status: 429, body: { error: 'rate' }, headers: { 'retry-after': '1000000000' } },
  'handle-expires': { status: 400, body: { error: 'expired' } },
};

export async function deliver(
  response: ServerResponse,
  given: Ask | Answer,
  fault: Order | null,
): Promise<void> {
  const ask: Ask = typeof given === 'function' ? given : () => given;
  if (!fault) return whole(response, ask('now'));
  const refusal = refusals[fault.fault];
  if (refusal) return whole(response, refusal);
  const { socket } = response;
  const seconds = fault.retryAfterSeconds;
  const ways: Partial<Record<Order['fault'], () => void | Promise<void>>> = {
    'timeout-before': () => undefined,
    'timeout-after': () => void ask('now'),
    'reset-before': () => void socket?.resetAndDestroy(),
    'reset-after': () => {
      ask('now');
      socket?.resetAndDestroy();
    },
    'late-apply': async () => {
      socket?.resetAndDestroy();
      await sleep(fault.delayMs);
      ask('now');
    },
    '500-after': () => {
      ask('now');
      whole(response, { status: 500, body: { error: 'internal' } });
    },
    'no-id': () => whole(response, { ...ask('now'), body: { ok: true } }),
    html: () => {
      ask('now');
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Gateway</html>');
    },
    truncated: () => {
      const payload = JSON.stringify(ask('now').body);
      response.writeHead(200, { 'content-length': payload.length });
      response.write(payload.slice(0, payload.length / 2), () => response.destroy());
    },
    'slow-drip': () => {
      const payload = JSON.stringify(ask('now').body);
      response.writeHead(200, { 'content-length': payload.length });
      const drip = setInterval(() => response.destroyed && clearInterval(drip), 200);
      response.write(payload.slice(0, 1));
    },
    'accepted-then-flip': () => whole(response, ask('held')),
    'rate-seconds': () => whole(response, busy(String(seconds))),
    'rate-date': () => whole(response, busy(new Date(Date.now() + seconds * 1000).toUTCString())),
  };
  const way = ways[fault.fault];
  if (!way) return whole(response, ask('now'));
  await way();
}

function busy(retryAfter: string): Answer {
  return { status: 429, body: { error: 'rate' }, headers: { 'retry-after': retryAfter } };
}

function whole(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
  response.end(JSON.stringify(body));
}
